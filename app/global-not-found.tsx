// First: its styles declare the order of the cascade layers.
import { SiteDocument } from './site-document';
import type { Metadata } from 'next';
import { NotFoundScreen } from '@/components/errors/not-found-screen';
import { UnknownPathLog } from '@/components/errors/unknown-path-log';
import { content } from '@/lib/content-model/content';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata';

export function generateMetadata(): Metadata {
  const { notFound, site } = content();
  return { ...siteMetadata(), title: `${notFound.documentTitle} | ${site.brand}` };
}

export const generateViewport = siteViewport;

/** The 404 page. As a document of its own it adds nothing to the other pages. */
export default function GlobalNotFound() {
  return (
    <SiteDocument>
      <NotFoundScreen texts={content().notFound} />
      <UnknownPathLog />
    </SiteDocument>
  );
}
