import type { Graph } from 'schema-dts';

/** JSON for a script element: no text in it can end the element, since every `<` is written as an escape. */
export function serialiseJsonLd(data: Graph): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
