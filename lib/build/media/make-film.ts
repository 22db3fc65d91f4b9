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
import { shortHash, slugifyFileName } from '../../media/file-names';
import type { GeneratedFiles } from './generated-files';
import type { GeneratedFilm } from '../../media/media-manifest';
import { readMediaFile, type MediaFile } from './media-file';

/** The name that an MP4's WebM or SVG outline must have. It contains the MP4's hash, so those of a former MP4 are ignored. */
export const makePairedName = ({ name, hash }: Pick<MediaFile, 'name' | 'hash'>, ending: 'webm' | 'svg') =>
  `${name.replace(/\.[^.]+$/, '')}.${hash}.${ending}`;

/** Makes an MP4 that has its index first and no metadata from the camera. @throws Error in Spanish if a track would be lost */
async function tidyFilm(data: Uint8Array, name: string): Promise<Uint8Array> {
  const input = new Input({ source: new BufferSource(data), formats: ALL_FORMATS });
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const conversion = await Conversion.init({ input, output, tags: {} });
  await conversion.execute();
  const result = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
  if (conversion.discardedTracks.length > 0 || result.length < data.length / 2)
    throw new Error(`El vídeo ${name} no se puede preparar: guárdalo otra vez con un programa de vídeo.`);
  return result;
}

/** Publishes a copy of a file under `name` and a hash of its bytes. @returns the copy's address on the site */
export async function makeCopy(file: string, files: GeneratedFiles, name = file): Promise<string> {
  const data = await readFile(file);
  const ending = path.extname(file).toLowerCase();
  return files.put(`${slugifyFileName(name)}.${shortHash(data)}${ending}`, async () => data);
}

/** Publishes an uploaded MP4 together with the WebM and the outline derived from it, if there are any. */
export async function makeFilm(file: string, files: GeneratedFiles): Promise<GeneratedFilm> {
  const film = await readMediaFile(file);
  const webm = path.join(path.dirname(file), makePairedName(film, 'webm'));
  const outline = path.join(path.dirname(file), makePairedName(film, 'svg'));
  const mp4 = film.needsTidying
    ? await files.put(`${slugifyFileName(file)}.${film.hash}.mp4`, async () =>
        tidyFilm(await readFile(file), film.name),
      )
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
