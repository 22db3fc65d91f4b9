import type { Graph, Thing } from 'schema-dts';

/** Several things of one page as one document. */
export function graph(...things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
