import type { Graph } from 'schema-dts';
import { serialiseJsonLd } from '@/lib/seo/structured-data/graph';

/** Facts of the page for search engines. A native script: next/script is for code that runs. */
export function JsonLd({ data }: { data: Graph }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(data) }} />;
}
