import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata';
import { SiteDocument } from '../site-document';

export function generateMetadata(): Metadata {
  return siteMetadata();
}

export const generateViewport = siteViewport;

/*
 * This layout is in a route group because Next would otherwise count its styles for app/global-error.tsx too and write them
 * into every page twice.
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}
