import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderByUse, type MediaUse } from './folders';
import { GeneratedFiles } from './generated-files';
import { makeCopy, makeFilm } from './make-film';
import { makePicture, makePoster } from './make-picture';
import type { Manifest } from './manifest';

const manifestFile = 'lib/media/manifest.json';

/** An uploaded file by its name in the content; macOS stores accents as separate characters. */
function uploadPath(folder: string, name: string): string {
  const asWritten = path.join(folder, name);
  return existsSync(asWritten) ? asWritten : path.join(folder, name.normalize('NFD'));
}

/**
 * Generates every picture, film and song that the content names, and the manifest that pages read.
 * @param root the repository's folder
 * @returns number of files that were encoded; the others came from the cache
 */
export async function makeMedia(
  root: string,
  named: readonly { use: MediaUse; name: string }[],
): Promise<number> {
  const files = new GeneratedFiles(root);
  /** Generates the files of one use, each once. @returns the results by the uploaded file's name */
  async function makeAll<Result>(
    use: MediaUse,
    make: (file: string, files: GeneratedFiles) => Promise<Result>,
  ) {
    const names = new Set(named.filter((entry) => entry.use === use).map(({ name }) => name));
    const entries = [...names].map(async (name) => {
      const file = uploadPath(path.join(root, folderByUse[use]), name);
      return [name, await make(file, files)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  }

  const manifest: Manifest = {
    pictures: await makeAll('picture', makePicture),
    posters: await makeAll('poster', makePoster),
    films: { ...(await makeAll('film', makeFilm)), ...(await makeAll('background', makeFilm)) },
    captions: await makeAll('captions', makeCopy),
    music: await makeAll('music', makeCopy),
  };
  await files.deleteOthers();
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const target = path.join(root, manifestFile);
  // The development server watches it.
  if ((await readFile(target, 'utf8').catch(() => '')) !== text) await writeFile(target, text);
  return files.encoded;
}
