import type { Metadata, Viewport } from 'next';
import { NotFoundScreen } from '@/components/errors/not-found-screen';
import { UnknownPathLog } from '@/components/errors/unknown-path-log';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata';
import { content } from '@/lib/site-content';
import { SiteDocument } from './site-document';

const { notFound } = content.errors;

export const metadata: Metadata = {
  ...siteMetadata(),
  title: `${notFound.documentTitle} | ${content.site.brand}`,
};

export const viewport: Viewport = siteViewport;

/** The 404 page. As a document of its own it adds nothing to the other pages. */
export default function GlobalNotFound() {
  return (
    <SiteDocument>
      <NotFoundScreen texts={notFound} />
      <UnknownPathLog />
    </SiteDocument>
  );
}
