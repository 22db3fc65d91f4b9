import { hash } from 'node:crypto';
import path from 'node:path';
import { slugify } from '../slug';

/** Letters of an upload's name that its generated files keep. File systems allow 255, hash and ending included. */
const keptLetters = 100;

/** Slug of an uploaded file's name: 'Foto castillo (1).JPG' becomes 'foto-castillo-1'. */
export const slugifyFileName = (file: string) => slugify(path.parse(file).name).slice(0, keptLetters);

/** A hash for file names: ten hexadecimal digits of the SHA-256 over all inputs. */
export const shortHash = (...inputs: (Uint8Array | string)[]): string =>
  hash(
    'sha256',
    Buffer.concat(inputs.map((input) => (typeof input === 'string' ? Buffer.from(input) : input))),
  ).slice(0, 10);
