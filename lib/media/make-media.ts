import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { uploadPath, uploads } from './folders';
import { GeneratedFiles } from './generated-files';
import { makeCopy, makeFilm } from './make-film';
import { makePicture, makePoster } from './make-picture';
import type { Manifest } from './manifest';
import type { NamedFile } from './named-files';

const manifestFile = 'lib/media/manifest.json';

/** The made files of one kind, by the uploaded file's name; each is made once however often it is named. */
async function makeAll<Made>(names: Set<string>, make: (name: string) => Promise<Made>) {
  const entries = [...names].map(async (name) => [name, await make(name)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Makes every picture, film and song that the content names, and the list of them that the pages read.
 * @param root the repository's folder
 * @returns how many files had to be encoded; the others came from the cache
 */
export async function makeMedia(
  root: string,
  named: readonly Pick<NamedFile, 'use' | 'name'>[],
): Promise<number> {
  const files = new GeneratedFiles(root);
  const namesOf = (...uses: NamedFile['use'][]) =>
    new Set(named.filter(({ use }) => uses.includes(use)).map(({ name }) => name));
  const picture = (name: string) => uploadPath(path.join(root, uploads.pictures), name);
  const film = (name: string) => uploadPath(path.join(root, uploads.films), name);

  const manifest: Manifest = {
    pictures: await makeAll(namesOf('picture'), (name) => makePicture(picture(name), files)),
    posters: await makeAll(namesOf('poster'), (name) => makePoster(picture(name), files)),
    films: await makeAll(namesOf('film', 'background'), (name) => makeFilm(film(name), files)),
    captions: await makeAll(namesOf('captions'), (name) => makeCopy(film(name), files)),
    music: await makeAll(namesOf('music'), (name) => makeCopy(path.join(root, uploads.music, name), files)),
  };
  await files.deleteOthers();
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const target = path.join(root, manifestFile);
  // The development server watches it.
  if ((await readFile(target, 'utf8').catch(() => '')) !== text) await writeFile(target, text);
  return files.encoded;
}
