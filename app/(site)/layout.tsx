import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata';
import { SiteDocument } from '../site-document';

export const metadata: Metadata = siteMetadata();

export const viewport: Viewport = siteViewport;

/*
 * In a group of its own, so that Next does not take its styles for those of app/global-error.tsx as well: it would write
 * them into every page once more.
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}
