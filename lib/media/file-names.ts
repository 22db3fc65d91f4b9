import { hash } from 'node:crypto';
import path from 'node:path';

/**
 * 'Objetos perdidos (2)' becomes 'objetos-perdidos-2'. A slug is never empty, because Next serves no files whose names
 * begin with a dot.
 */
export function slugify(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'sin-nombre';
}

/** Slug of an uploaded file's name: 'Foto castillo (1).JPG' becomes 'foto-castillo-1'. */
export const slugifyFileName = (file: string) => slugify(path.parse(file).name);

/** A hash for file names: ten hexadecimal digits of the SHA-256 over all inputs. */
export const shortHash = (...inputs: (Uint8Array | string)[]): string =>
  hash(
    'sha256',
    Buffer.concat(inputs.map((input) => (typeof input === 'string' ? Buffer.from(input) : input))),
  ).slice(0, 10);
