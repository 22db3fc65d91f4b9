import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FieldMeta } from '../../content-model/field-meta';
import { uploadPath, type MediaUse } from '../../media/folders';
import { manifestFile, type MediaManifest } from '../../media/media-manifest';
import { GeneratedFiles } from './generated-files';
import { makeCopy, makeFilm } from './make-film';
import { makePicture, makePoster } from './make-picture';

/**
 * Generates every picture, film and music file that the content names, and the manifest that pages read. Returns how many
 * files were encoded; the others came from the cache.
 */
export async function makeMedia(
  root: string,
  contentDir: string,
  named: readonly { use: MediaUse; name: string; meta?: FieldMeta }[],
): Promise<number> {
  const files = new GeneratedFiles(root, contentDir);
  /** Generates every upload with one of these uses. @returns the results by the uploaded file's name */
  async function makeAll<Result>(
    uses: MediaUse[],
    make: (file: string, meta?: FieldMeta) => Promise<Result>,
  ): Promise<Record<string, Result>> {
    const used = named.filter(({ use }) => uses.includes(use));
    const metaByName = new Map(used.map(({ name, meta }) => [name, meta]));
    const entries = [...metaByName].map(async ([name, meta]) => {
      const file = uploadPath(path.resolve(root, contentDir), name);
      // A missing file is left out, so that the development server shows the other pages. The content check stops a build.
      return existsSync(file) ? [[name, await make(file, meta)] as const] : [];
    });
    return Object.fromEntries((await Promise.all(entries)).flat());
  }
  const copy = (file: string) => makeCopy(file, files);

  const manifest: MediaManifest = {
    pictures: await makeAll(['picture'], (file, meta) => makePicture(file, files, meta?.ground)),
    drawings: await makeAll(['drawing'], copy),
    posters: await makeAll(['poster'], (file, meta) => makePoster(file, files, meta?.ground)),
    films: await makeAll(['film', 'background'], (file) => makeFilm(file, files)),
    captions: await makeAll(['captions'], copy),
    music: await makeAll(['music'], copy),
  };
  await files.deleteOthers();
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const target = path.join(root, manifestFile);
  // The development server reloads pages whenever this file is written, so an unchanged manifest is left alone.
  if ((await readFile(target, 'utf8').catch(() => '')) === text) return files.encodedCount;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
  return files.encodedCount;
}
