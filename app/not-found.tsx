import type { Metadata } from 'next';
import { UnknownPath } from '@/components/errors/unknown-path';
import { content } from '@/lib/site-content';

const { documentTitle, ...texts } = content.errors.notFound;

export const metadata: Metadata = { title: `${documentTitle} | ${content.site.brand}` };

export default function NotFound() {
  return <UnknownPath {...texts} />;
}
