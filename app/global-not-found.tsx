import type { Metadata } from 'next';
import { NotFoundScreen } from '@/components/errors/not-found-screen';
import { UnknownPathLog } from '@/components/errors/unknown-path-log';
import { content } from '@/lib/site-content';
import { SiteDocument } from './site-document';

const { notFound } = content.errors;

export const metadata: Metadata = {
  title: `${notFound.documentTitle} | ${content.site.brand}`,
  // Else Next would name every image of app/opengraph-image.tsx.
  openGraph: { images: [] },
};

export default function GlobalNotFound() {
  return (
    <SiteDocument>
      <NotFoundScreen texts={notFound} />
      <UnknownPathLog />
    </SiteDocument>
  );
}
