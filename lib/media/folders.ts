import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where staff put pictures, films and the music; paths from the repository's root. */
export const uploads = {
  pictures: 'lib/content/pictures',
  films: 'lib/content/films',
  music: 'lib/content/music',
};

/** Where the build puts what it makes of them, and the address under which Next serves that folder. */
export const generated = { folder: 'public/media', address: '/media' };

/** Kept from one build to the next, here and on Vercel. */
export const cacheFolder = '.next/cache/media';

/** Name of an uploaded file as the content writes it: a Mac splits 'ñ' into two characters. */
export const uploadName = (file: string) => path.basename(file).normalize('NFC');

/** The uploaded file of that name, however a computer has written its accents. */
export function uploadPath(folder: string, name: string): string {
  const asWritten = path.join(folder, name);
  return existsSync(asWritten) ? asWritten : path.join(folder, name.normalize('NFD'));
}
