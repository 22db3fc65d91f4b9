import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where staff put pictures, films and the music, in the content's folder. */
export const uploads = { pictures: 'pictures', films: 'films', music: 'music' };

/** What the content uses uploads for, with their folders; 'poster' belongs to a film with controls. */
export const folderByUse = {
  picture: uploads.pictures,
  poster: uploads.pictures,
  film: uploads.films,
  background: uploads.films,
  captions: uploads.films,
  music: uploads.music,
};

export type MediaUse = keyof typeof folderByUse;

/** Folder of the generated media, and the address under which Next serves it. */
export const generated = { folder: 'public/media', address: '/media' };

/** Kept from one build to the next, here and on Vercel; with a folder of its own for each content folder. */
export const cacheFolder = '.next/cache/media';

/** Name of an uploaded file as the content writes it: macOS stores 'ñ' as two characters. */
export const uploadName = (file: string) => path.basename(file).normalize('NFC');

/** Path of an uploaded file by its name in the content. */
export function uploadPath(contentDir: string, use: MediaUse, name: string): string {
  const folder = path.join(/* turbopackIgnore: true */ contentDir, folderByUse[use]);
  const asWritten = path.join(/* turbopackIgnore: true */ folder, name);
  return existsSync(asWritten) ? asWritten : path.join(folder, name.normalize('NFD'));
}

/** An uploaded file's name as part of an address: 'Foto castillo (1).JPG' as 'foto-castillo-1'. */
export function slug(file: string): string {
  const plain = path.parse(file).name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
