import type { Graph, Thing } from 'schema-dts';

/** Several things of one page as one document. */
export function graph(...things: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

/** JSON for a script element: every `<` is written as an escape, so that no text in it can end the element. */
export function serialiseJsonLd(data: Graph): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
