import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readCaptions, type CaptionsFile } from './captions-file';
import { readFilm, type FilmFile } from './film-file';
import { uploads } from './folders';
import { readMusic, type MusicFile } from './music-file';
import { readPicture, type PictureFile } from './picture-file';

/** Everything in the three folders. */
export interface UploadedFiles {
  pictures: PictureFile[];
  films: FilmFile[];
  captions: CaptionsFile[];
  music: MusicFile[];
}

/** Files of a folder by name, without what systems leave there. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => path.join(folder, name))
    .sort();
}

/**
 * Reads every uploaded picture, film, caption file and song.
 * @param root the repository's folder
 */
export async function readUploads(root: string): Promise<UploadedFiles> {
  const [pictures, others, music] = await Promise.all([
    filesOf(path.join(root, uploads.pictures)),
    filesOf(path.join(root, uploads.films)),
    filesOf(path.join(root, uploads.music)),
  ]);
  const isCaptions = (file: string) => /\.vtt$/i.test(file);
  return {
    pictures: await Promise.all(pictures.map(readPicture)),
    films: await Promise.all(others.filter((file) => !isCaptions(file)).map(readFilm)),
    captions: await Promise.all(others.filter(isCaptions).map(readCaptions)),
    music: await Promise.all(music.map(readMusic)),
  };
}
