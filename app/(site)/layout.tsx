import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata';
import { SiteDocument } from '../site-document';

export function generateMetadata(): Metadata {
  return siteMetadata();
}

export const generateViewport = siteViewport;

/*
 * In a route group, so that Next does not also attribute its styles to app/global-error.tsx and write them into every
 * page twice.
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}
