/**
 * Slug of a text, for addresses and file names: 'Objetos perdidos (2)' becomes 'objetos-perdidos-2'. It is never empty,
 * because Next serves no files whose names begin with a dot.
 */
export function slugify(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'sin-nombre';
}
