import type { Graph } from 'schema-dts';
import { serialiseJsonLd } from '@/lib/seo/structured-data/graph';

/** Structured data of a page. A plain script element: next/script is for code that runs. */
export function JsonLd({ data }: { data: Graph }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(data) }} />;
}
