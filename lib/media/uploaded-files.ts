import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readCaptions, type CaptionsFile } from './captions-file';
import { readFilm, type FilmFile } from './film-file';
import { uploads } from './folders';
import { readPicture, type PictureFile } from './picture-file';

/** Everything that lies in the two folders. */
export interface UploadedFiles {
  pictures: PictureFile[];
  films: FilmFile[];
  captions: CaptionsFile[];
  /** Pictures, films and captions below the content's folder that lie in neither; paths from the repository's root. */
  elsewhere: string[];
}

/** Files of a folder by name, without what systems leave there. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => path.join(folder, name))
    .sort();
}

const mediaName = /\.(jpe?g|png|webp|avif|hei[cf]|mp4|mov|vtt)$/i;

/** What was uploaded into a wrong folder, the films among the pictures too. */
async function filesElsewhere(root: string): Promise<string[]> {
  const content = path.dirname(uploads.pictures);
  const entries = await readdir(path.join(root, content), { recursive: true }).catch(() => []);
  const isFilm = (file: string) => /\.(mp4|mov|vtt)$/i.test(file);
  return entries
    .map((name) => path.posix.join(content, name.split(path.sep).join('/')))
    .filter((file) => mediaName.test(file))
    .filter((file) => path.posix.dirname(file) !== (isFilm(file) ? uploads.films : uploads.pictures));
}

/**
 * Reads every uploaded picture, film and caption file.
 * @param root the repository's folder
 */
export async function readUploads(root: string): Promise<UploadedFiles> {
  const [elsewhere, pictures, others] = await Promise.all([
    filesElsewhere(root),
    filesOf(path.join(root, uploads.pictures)),
    filesOf(path.join(root, uploads.films)),
  ]);
  const isCaptions = (file: string) => /\.vtt$/i.test(file);
  return {
    pictures: await Promise.all(pictures.map(readPicture)),
    films: await Promise.all(others.filter((file) => !isCaptions(file)).map(readFilm)),
    captions: await Promise.all(others.filter(isCaptions).map(readCaptions)),
    elsewhere,
  };
}
