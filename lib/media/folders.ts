import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folders inside the content's folder where staff put pictures, films and music. */
export const uploads = { pictures: 'pictures', films: 'films', music: 'music' };

/**
 * What the site uses a file for. A 'poster' belongs to a film with controls, a 'drawing' is an SVG, and a 'document' is a
 * PDF in public/.
 */
export type MediaUse =
  'picture' | 'drawing' | 'poster' | 'film' | 'background' | 'captions' | 'music' | 'document';

/** Folder of the generated media, and the address under which Next serves it. */
export const generated = { folder: 'public/media', address: '/media' };

/** Next and Vercel keep this folder from one build to the next. Each content folder has its own part of it. */
export const cacheFolder = '.next/cache/media';

/** Path of an upload that the content names 'pictures/torre.jpg'. The folder may store some letters, such as 'ñ', as two. */
export function uploadPath(contentDir: string, name: string): string {
  const folder = path.join(/* turbopackIgnore: true */ contentDir, path.dirname(name));
  const wanted = path.basename(name);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const stored = names.find((file) => file.normalize('NFC') === wanted.normalize('NFC'));
  return path.join(/* turbopackIgnore: true */ folder, stored ?? wanted);
}
