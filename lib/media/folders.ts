import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where the build leaves what pages read: the manifest of the media and the problems of the content check. */
export const generatedFolder = '.generated';

const pictures = { folder: 'pictures', endings: ['jpg', 'jpeg', 'png', 'webp', 'avif'] };
const films = { folder: 'films', endings: ['mp4'] };

/**
 * For each use of an upload: its folder inside the content's folder, and the endings that its name may have. A 'poster'
 * belongs to a film with controls, and a 'drawing' is an SVG.
 */
export const uploads = {
  picture: pictures,
  poster: pictures,
  drawing: { folder: 'pictures', endings: ['svg'] },
  film: films,
  background: films,
  captions: { folder: 'films', endings: ['vtt'] },
  music: { folder: 'music', endings: ['m4a', 'mp3'] },
};

/** A 'document' is a PDF in public/. */
export type MediaUse = keyof typeof uploads | 'document';

/** The folder of the generated media, and the address under which Next serves it. */
export const publicMedia = { folder: 'public/media', address: '/media' };

/** Next and Vercel keep this folder from one build to the next. Each content folder has its own part of it. */
export const mediaCacheFolder = '.next/cache/media';

/** Path of an upload that the content names 'pictures/torre.jpg'. Some file systems store 'ñ' as two letters. */
export const uploadPath = (contentDir: string, name: string): string =>
  name.split('/').reduce((folder, wanted) => {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const stored = names.find((file) => file.normalize('NFC') === wanted.normalize('NFC'));
    return path.join(/* turbopackIgnore: true */ folder, stored ?? wanted);
  }, contentDir);
