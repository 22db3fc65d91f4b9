import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readCaptions, type CaptionsFile } from './captions-file';
import { readFilm, type FilmFile } from './film-file';
import { uploads } from './folders';
import { readMusic, type MusicFile } from './music-file';
import { readPicture, type PictureFile } from './picture-file';

/** Everything that lies in the three folders. */
export interface UploadedFiles {
  pictures: PictureFile[];
  films: FilmFile[];
  captions: CaptionsFile[];
  music: MusicFile[];
  /** Such files that lie in none of them; paths from the repository's root. */
  elsewhere: string[];
  /** Every PDF, wherever it lies. */
  pdfs: string[];
}

/** Files of a folder by name, without what systems leave there. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => path.join(folder, name))
    .sort();
}

const mediaName = /\.(jpe?g|png|webp|avif|hei[cf]|mp4|mov|vtt|m4a|mp3)$/i;
const musicName = /\.(m4a|mp3)$/i;
const filmName = /\.(mp4|mov|vtt)$/i;

/** Where people upload to: the content's folder, that of the finished files, and the top, which all others lie below. */
async function filesInReach(root: string): Promise<string[]> {
  const below = async (folder: string, recursive: boolean) => {
    const names = await readdir(path.join(root, folder), { recursive }).catch(() => []);
    return names.map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
  };
  const content = path.dirname(uploads.pictures);
  return (await Promise.all([below('', false), below('public', true), below(content, true)])).flat();
}

/** Where a song, a film, captions or a picture belong. */
function folderFor(file: string): string {
  if (musicName.test(file)) return uploads.music;
  return filmName.test(file) ? uploads.films : uploads.pictures;
}

/**
 * Reads every uploaded picture, film, caption file and song.
 * @param root the repository's folder
 */
export async function readUploads(root: string): Promise<UploadedFiles> {
  const [inReach, pictures, others, music] = await Promise.all([
    filesInReach(root),
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
    elsewhere: inReach.filter((file) => mediaName.test(file) && path.posix.dirname(file) !== folderFor(file)),
    pdfs: inReach.filter((file) => /\.pdf$/i.test(file)),
  };
}
