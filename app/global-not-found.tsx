// This import comes first, because its styles declare the order of the cascade layers.
import { SiteDocument } from './site-document';
import type { Metadata } from 'next';
import { NotFoundScreen } from '@/components/errors/not-found-screen';
import { UnknownPathLog } from '@/components/errors/unknown-path-log';
import { content } from '@/lib/content-loader/content';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata';
import { notFoundWords } from '@/lib/words/errors';

export function generateMetadata(): Metadata {
  return { ...siteMetadata(), title: `${notFoundWords.documentTitle} | ${content().site.brand}` };
}

export const generateViewport = siteViewport;

/** The 404 page. It is a separate document, so that its code and styles are not part of the other pages. */
export default function GlobalNotFound() {
  return (
    <SiteDocument>
      <NotFoundScreen />
      <UnknownPathLog />
    </SiteDocument>
  );
}
