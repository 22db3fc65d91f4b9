import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import type { Problem } from '../../content-loader/problems';
import type { ContentText } from '../../content-loader/read-file';
import type { FieldMeta } from '../../content-model/field-meta';
import { uploadPath, type MediaUse } from '../../media/folders';
import { generatedDocuments } from '../../routes';
import { readMediaFile, type MediaFile } from '../media/media-file';

type UploadProblem = Pick<Problem, 'level' | 'text'>;
type UploadCheck = (file: string, meta: FieldMeta) => Promise<UploadProblem | undefined>;

const convertToMp4 =
  'Conviértelo con HandBrake (gratis): ábrelo, elige «Fast 720p30», marca «Web Optimized» y pulsa «Start»';

const error = (text: string): UploadProblem => ({ level: 'error', text });
const warning = (text: string): UploadProblem => ({ level: 'warning', text });

/** Limits in bytes, lowest for what every visitor downloads: the drawing and the background film. */
const limits = { film: 25_000_000, background: 2_500_000, music: 5_000_000, drawing: 300_000 };
/** H.264 writes level 4.0 as 40. Some phones cannot decode a higher level. */
const highestLevel = 40;
/** A picture with fewer pixels on its long side looks blurred on large screens. */
const sharpSide = 960;
/** An AVIF has at most this many pixels on a side. */
const longestSide = 16_384;

/** Rounds up, so that a file just above a limit of 5 MB is said to weigh 5,1 MB and not 5,0 MB. */
const formatMegabytes = (bytes: number) => `${(Math.ceil(bytes / 1e5) / 10).toFixed(1).replace('.', ',')} MB`;
const describeWeight = (bytes: number, limit: number) =>
  `pesa ${formatMegabytes(bytes)}, y el límite son ${formatMegabytes(limit)}`;

type Size = Pick<MediaFile, 'width' | 'height'>;

const describeSize = ({ width, height }: Size) => `mide ${width} × ${height} píxeles`;

/** Finds a landscape film or poster where a portrait one is needed, and the reverse. */
function findWrongShape({ shape }: FieldMeta, size: Size) {
  if (shape === 'landscape' && size.width < size.height)
    return error(`${describeSize(size)}; aquí va el corte apaisado, más ancho que alto`);
  if (shape === 'portrait' && size.width > size.height)
    return error(`${describeSize(size)}; aquí va el corte vertical, más alto que ancho`);
}

async function checkPicture(file: string, meta: FieldMeta): Promise<UploadProblem | undefined> {
  try {
    const picture = sharp(file, { failOn: 'truncated' });
    const { autoOrient: size, pages = 1 } = await picture.metadata();
    const longSide = Math.max(size.width, size.height);
    const dimensions = describeSize(size);
    if (longSide > longestSide)
      return error(`${dimensions}, y caben ${longestSide} en el lado largo; recórtala o redúcela`);
    await picture.resize(32).raw().toBuffer();
    if (longSide < sharpSide)
      return warning(`${dimensions} y se verá borrosa; súbela con ${sharpSide} o más en el lado largo`);
    // sharp does not recognise an animated PNG, which has a chunk named acTL.
    const isAnimated = pages > 1 || (await readFile(file)).includes('acTL');
    const still = warning('es una animación y se verá quieta, con su primer fotograma');
    return findWrongShape(meta, size) ?? (isAnimated ? still : undefined);
  } catch {
    return error(
      'no se puede abrir como foto; guárdala otra vez como JPEG y vuelve a subirla (una HEIC del iPhone se convierte al enviártela por correo)',
    );
  }
}

/** Browsers show no SVG without this namespace, although sharp opens it. */
const svgNamespace = /<[^<>]*\sxmlns(:\w+)?\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/;

async function checkDrawing(file: string): Promise<UploadProblem | undefined> {
  const drawing = sharp(file);
  try {
    const { format } = await drawing.metadata();
    const bytes = await readFile(file);
    if (format !== 'svg' || !svgNamespace.test(bytes.toString()))
      throw new Error('Browsers do not take the file for an SVG.');
    const { channels } = await drawing.stats();
    if (channels[3]?.max === 0) return error('no dibuja nada; expórtalo otra vez con las líneas visibles');
    if (bytes.length > limits.drawing)
      return warning(
        `${describeWeight(bytes.length, limits.drawing)}; en Inkscape, «Trayecto», «Simplificar», y guárdalo como «SVG optimizado»`,
      );
  } catch {
    return error(
      'no se puede abrir como SVG; expórtalo otra vez como «SVG simple», por ejemplo con Inkscape',
    );
  }
}

async function checkDocument(file: string): Promise<UploadProblem | undefined> {
  try {
    const document = await getDocumentProxy(new Uint8Array(await readFile(file)), { verbosity: 0 });
    await document.getPage(1);
  } catch {
    return error('no se puede abrir como PDF; guárdalo otra vez como PDF, sin contraseña');
  }
}

async function checkFilm(file: string, meta: FieldMeta): Promise<UploadProblem | undefined> {
  const film = await readMediaFile(file).catch(() => undefined);
  if (!film) return error(`no se puede leer como vídeo, o está incompleto. ${convertToMp4}`);
  const { codec = '' } = film;
  // The Baseline, Main and High profiles of H.264 have 8 bits and 4:2:0, which every browser can play.
  const isPlayable =
    film.container === 'MP4' &&
    /^avc[13]\.(42|4d|64)/i.test(codec) &&
    (film.sound === undefined || film.sound === 'aac');
  if (!isPlayable) {
    const format = [film.container, codec, film.sound].filter(Boolean).join(', ');
    return error(`muchos navegadores no pueden con él (${format}). ${convertToMp4}`);
  }
  if (film.bytes > limits.film) return error(`${describeWeight(film.bytes, limits.film)}. ${convertToMp4}`);
  if (meta.use === 'background' && film.bytes > limits.background)
    return warning(
      `${describeWeight(film.bytes, limits.background)} porque se descarga sin pedirlo. ${convertToMp4}`,
    );
  const level = parseInt(codec.slice(-2), 16);
  const tooDemanding = warning(
    `es H.264 de nivel ${(level / 10).toFixed(1)}, y algunos móviles no pueden con más de ${(highestLevel / 10).toFixed(1)}. ${convertToMp4}`,
  );
  return findWrongShape(meta, film) ?? (level > highestLevel ? tooDemanding : undefined);
}

async function checkMusic(file: string): Promise<UploadProblem | undefined> {
  const track = await readMediaFile(file).catch(() => undefined);
  // Browsers trust the ending of the name.
  const [container, sound] = /\.mp3$/i.test(file) ? ['MP3', 'mp3'] : ['MP4', 'aac'];
  if (track?.container !== container || track.sound !== sound)
    return error(
      'no suena en todos los navegadores, o está incompleta; guárdala como MP3 con Audacity (gratis)',
    );
  if (track.bytes > limits.music)
    return error(`${describeWeight(track.bytes, limits.music)}; guárdala como MP3 a 128 kbit/s`);
}

const time = String.raw`(?:\d+:)?[0-5]\d:[0-5]\d\.\d{3}`;
const cueTimes = new RegExp(String.raw`^\s*(${time})\s+-->\s+(${time})(\s|$)`);
/** A line that was meant as two times, even if they or their arrow are written wrongly. */
const meantAsTimes = /-->|^\s*\d+:\d\d\S*\s*[-–—=→>]+\s*\d+:\d\d/;

const readSeconds = (text = '') => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Whether browsers accept a line as the times of the sentence below it. */
function isCueTimes(line: string): boolean {
  const [, start, end] = cueTimes.exec(line) ?? [];
  return readSeconds(start) < readSeconds(end);
}

/** Whether a block has no times in its first two lines, so that no browser shows it. */
const isUntimed = (block: string) =>
  !/^(NOTE|STYLE|REGION)\b/.test(block) && !block.split('\n').slice(0, 2).some(isCueTimes);

async function checkCaptions(file: string): Promise<UploadProblem | undefined> {
  const text = (await readFile(file, 'utf8')).replace(/\r\n?/g, '\n').trimEnd();
  const [, ...blocks] = text.split(/\n{2,}/);
  const lines = text.split('\n');
  if (!/^\uFEFF?WEBVTT\b/.test(lines[0] ?? '') || !lines.some((line) => meantAsTimes.test(line)))
    return error(
      'no son subtítulos WebVTT; son un archivo de texto que empieza por «WEBVTT», con una frase por lo menos',
    );
  const wrong =
    lines.find((line) => /\uFFFD|^[<=>]{7}/.test(line) || (meantAsTimes.test(line) && !isCueTimes(line))) ??
    blocks.find(isUntimed)?.split('\n')[0];
  if (wrong !== undefined)
    return error(
      `tiene una línea que no se puede leer, «${wrong}»; los tiempos van encima de su frase, así: 00:01.000 --> 00:04.000, sin líneas vacías en medio, y el archivo, en UTF-8`,
    );
}

/** Each check finds out why some browser cannot show or play an upload, and what staff can do about it. */
export const uploadChecks: Record<MediaUse, UploadCheck> = {
  picture: checkPicture,
  poster: checkPicture,
  drawing: checkDrawing,
  document: checkDocument,
  film: checkFilm,
  background: checkFilm,
  captions: checkCaptions,
  music: checkMusic,
};

/** Suggests in Spanish a file whose name differs only in capitals or in its ending. */
function suggestSimilarName(file: string): string {
  const folder = path.dirname(file);
  const stem = (name: string) => path.parse(name).name.normalize('NFC').toLowerCase();
  const similar = existsSync(folder) && readdirSync(folder).find((name) => stem(name) === stem(file));
  return similar ? `. Ahí hay uno que se llama «${similar}»: escribe ese nombre tal cual` : '';
}

/** Finds an upload that is missing, or that some browser cannot show or play. */
export async function checkUpload(
  { text: name, field, location }: ContentText,
  contentDir: string,
): Promise<Problem[]> {
  const { use } = field;
  if (!use || Object.values(generatedDocuments).includes(name)) return [];
  const upload = use === 'document' ? path.join('public', name) : uploadPath(contentDir, name);
  const problem = existsSync(upload)
    ? await uploadChecks[use](upload, field)
    : ({
        level: 'error',
        text: `no está; súbelo con ese nombre a ${path.dirname(upload)}${suggestSimilarName(upload)}`,
      } as const);
  return problem ? [{ ...problem, ...location, text: `«${name}» ${problem.text}.` }] : [];
}
