import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readCaptions, type CaptionsFile } from './captions-file';
import { uploads } from '../../media/folders';
import { readMediaFile, type MediaFile } from './media-file';
import { readPicture, type PictureFile } from './picture-file';

export interface UploadedFiles {
  pictures: PictureFile[];
  films: MediaFile[];
  captions: CaptionsFile[];
  music: MediaFile[];
}

/** Paths of a folder's files, sorted, without hidden files. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => path.join(folder, name))
    .sort();
}

/**
 * Reads every uploaded picture, film, caption file and song.
 * @param contentDir the content's folder
 */
export async function readUploads(contentDir: string): Promise<UploadedFiles> {
  const [pictures, others, music] = await Promise.all([
    filesOf(path.join(contentDir, uploads.pictures)),
    filesOf(path.join(contentDir, uploads.films)),
    filesOf(path.join(contentDir, uploads.music)),
  ]);
  const isCaptions = (file: string) => /\.vtt$/i.test(file);
  return {
    pictures: await Promise.all(pictures.map(readPicture)),
    films: await Promise.all(others.filter((file) => !isCaptions(file)).map(readMediaFile)),
    captions: await Promise.all(others.filter(isCaptions).map(readCaptions)),
    music: await Promise.all(music.map(readMediaFile)),
  };
}
