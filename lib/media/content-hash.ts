import { createHash } from 'node:crypto';

/** A hash for file names: ten hexadecimal digits of the SHA-256 over all parts. */
export function contentHash(...parts: (Uint8Array | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 10);
}
