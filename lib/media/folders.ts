import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where staff put pictures, films and the music, in the content's folder. */
export const uploads = { pictures: 'pictures', films: 'films', music: 'music' };

/** What the site uses a file for; 'poster' belongs to a film with controls, 'document' is a PDF of public/. */
export type MediaUse = 'picture' | 'poster' | 'film' | 'background' | 'captions' | 'music' | 'document';

/** Folder of the generated media, and the address under which Next serves it. */
export const generated = { folder: 'public/media', address: '/media' };

/** Kept from one build to the next, here and on Vercel; with a folder of its own for each content folder. */
export const cacheFolder = '.next/cache/media';

/** Path of an uploaded file by its name in the content: 'pictures/torre.jpg'. macOS stores 'ñ' as two characters. */
export function uploadPath(contentDir: string, name: string): string {
  const asWritten = path.join(/* turbopackIgnore: true */ contentDir, name);
  return existsSync(asWritten)
    ? asWritten
    : path.join(/* turbopackIgnore: true */ contentDir, name.normalize('NFD'));
}

/** A text as part of an address: 'Objetos perdidos (2)' as 'objetos-perdidos-2'. */
export function addressPart(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** An uploaded file's name as part of an address: 'Foto castillo (1).JPG' as 'foto-castillo-1'. */
export const slug = (file: string) => addressPart(path.parse(file).name);
