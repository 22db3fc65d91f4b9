import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { contentHash } from './content-hash';
import { readFilm } from './film-file';
import type { GeneratedFiles } from './generated-files';
import type { GeneratedFilm } from './manifest';
import { pairedName } from './paired-name';
import { slug } from './slug';

/**
 * The same pictures and sound with the table of contents first and without the camera's notes.
 * @throws Error in Spanish when it would not be the same
 */
async function tidied(data: Uint8Array, name: string): Promise<Uint8Array> {
  const input = new Input({ source: new BufferSource(data), formats: ALL_FORMATS });
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const conversion = await Conversion.init({ input, output, tags: {} });
  await conversion.execute();
  const made = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
  if (conversion.discardedTracks.length > 0 || made.length < data.length / 2)
    throw new Error(`El vídeo ${name} no se puede preparar: guárdalo otra vez con un programa de vídeo.`);
  return made;
}

/** Puts a file under the name of `name` and a hash of what it holds. */
export async function makeCopy(file: string, files: GeneratedFiles, name = file): Promise<string> {
  const data = await readFile(file);
  const ending = path.extname(file).toLowerCase();
  return files.put(`${slug(name)}.${contentHash(data)}${ending}`, async () => data);
}

/** Puts an uploaded MP4, and the WebM and the outline that were made from exactly this MP4, where pages find them. */
export async function makeFilm(file: string, files: GeneratedFiles): Promise<GeneratedFilm> {
  const film = await readFilm(file);
  const webm = path.join(path.dirname(file), pairedName(film, 'webm'));
  const outline = path.join(path.dirname(file), pairedName(film, 'svg'));
  const mp4 = film.needsTidying
    ? await files.put(`${slug(file)}.${film.hash}.mp4`, async () => tidied(await readFile(file), film.name))
    : await makeCopy(file, files);
  return {
    width: film.width,
    height: film.height,
    sources: [
      ...(existsSync(webm) ? [{ src: await makeCopy(webm, files, file), type: 'video/webm' }] : []),
      { src: mp4, type: 'video/mp4' },
    ],
    ...(existsSync(outline) && { outline: await makeCopy(outline, files, file) }),
  };
}
