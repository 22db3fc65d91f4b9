import { createHash } from 'node:crypto';

/** Ten hexadecimal digits of a SHA-256 over all parts, for file names. */
export function contentHash(...parts: (Uint8Array | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 10);
}
