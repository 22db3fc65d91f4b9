import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { uploadPath, type MediaUse } from '../../media/folders';
import { manifestFile, type Manifest } from '../../media/manifest';
import { GeneratedFiles } from './generated-files';
import { makeCopy, makeFilm } from './make-film';
import { makePicture, makePoster } from './make-picture';

/**
 * Generates every picture, film and song that the content names, and the manifest that pages read.
 * @param root the repository's folder
 * @param contentDir the content's folder, as a path from `root`
 * @returns how many files were encoded; the others came from the cache
 */
export async function makeMedia(
  root: string,
  contentDir: string,
  named: readonly { use: MediaUse; name: string }[],
): Promise<number> {
  const files = new GeneratedFiles(root, contentDir);
  /** Generates every file that has one of these uses. @returns the results by the uploaded file's name */
  async function makeAll<Result>(
    uses: MediaUse[],
    make: (file: string, files: GeneratedFiles) => Promise<Result>,
  ): Promise<Record<string, Result>> {
    const names = new Set(named.filter(({ use }) => uses.includes(use)).map(({ name }) => name));
    // The content check stops the build for a missing file, and the development server shows the other pages.
    const uploads = [...names]
      .map((name) => [name, uploadPath(path.resolve(root, contentDir), name)] as const)
      .filter(([, file]) => existsSync(file));
    const entries = uploads.map(async ([name, file]) => [name, await make(file, files)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  const manifest: Manifest = {
    pictures: await makeAll(['picture'], makePicture),
    drawings: await makeAll(['drawing'], makeCopy),
    posters: await makeAll(['poster'], makePoster),
    films: await makeAll(['film', 'background'], makeFilm),
    captions: await makeAll(['captions'], makeCopy),
    music: await makeAll(['music'], makeCopy),
  };
  await files.deleteOthers();
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const target = path.join(root, manifestFile);
  // The development server reloads pages whenever this file is written, so an unchanged manifest is left alone.
  if ((await readFile(target, 'utf8').catch(() => '')) === text) return files.encoded;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
  return files.encoded;
}
