import type { Metadata } from 'next';
import { UnknownPathLog } from '@/components/errors/unknown-path-log';
import { content } from '@/lib/site-content';
import { Part } from './markup/part';

const { notFound } = content.errors;

export const metadata: Metadata = {
  title: `${notFound.documentTitle} | ${content.site.brand}`,
  // Else Next would name every image of app/opengraph-image.tsx.
  openGraph: { images: [] },
};

export default function NotFound() {
  return (
    <>
      <Part name="not-found" />
      <UnknownPathLog />
    </>
  );
}
