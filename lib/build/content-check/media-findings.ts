import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { FieldMeta } from '../../content-model/schemas/fields';
import { convertToMp4Advice } from '../../content-model/schemas/media';
import type { MediaUse } from '../../media/folders';
import { readMediaFile } from '../media/media-file';
import type { Finding } from '../../content-model/load/findings';

type MediaFinding = Pick<Finding, 'level' | 'text'>;

const error = (text: string): MediaFinding => ({ level: 'error', text });
const warning = (text: string): MediaFinding => ({ level: 'warning', text });

/** Limits in bytes. Every visitor downloads the background film, and music is fetched and decoded as a whole. */
const limits = { film: 25_000_000, background: 2_500_000, music: 5_000_000 };
const longestSongSeconds = 240;
/** A picture whose long side has fewer pixels looks blurred on large screens. */
const sharpSide = 960;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1).replace('.', ',')} MB`;
const tooHeavy = (bytes: number, limit: number) =>
  `pesa ${megabytes(bytes)}, y el límite son ${megabytes(limit)}`;

/** H.264 level 4.0, times ten as the codec's name has it. Decoders of old phones refuse more. */
const highestLevel = 40;

/** Finds a film that asks more of the decoder than an old phone has. 'avc1.640032' is level 5.0. */
function levelFinding(codec: string): MediaFinding | undefined {
  const level = parseInt(codec.slice(-2), 16);
  if (level > highestLevel)
    return warning(
      `es H.264 de nivel ${(level / 10).toFixed(1)}, y algunos móviles no pueden con más de ${(highestLevel / 10).toFixed(1)}. ${convertToMp4Advice}`,
    );
}

/** Finds a landscape film or poster where a portrait one is needed, and the reverse. */
function shapeFinding(
  { shape }: FieldMeta,
  { width, height }: { width: number; height: number },
): MediaFinding | undefined {
  if (shape === 'landscape' && width < height)
    return error(`mide ${width} × ${height} píxeles; aquí va el corte apaisado, más ancho que alto`);
  if (shape === 'portrait' && width > height)
    return error(`mide ${width} × ${height} píxeles; aquí va el corte vertical, más alto que ancho`);
}

/** Finds an animation, of which the site shows the first frame. sharp does not know animated PNG, which has a chunk acTL. */
async function animationFinding(pages: number, file: string): Promise<MediaFinding | undefined> {
  if (pages > 1 || (await readFile(file)).includes('acTL'))
    return warning('es una animación y se verá quieta, con su primer fotograma');
}

async function pictureFinding(file: string, meta: FieldMeta): Promise<MediaFinding | undefined> {
  try {
    const picture = sharp(file, { failOn: 'truncated' });
    const { autoOrient: size, pages = 1 } = await picture.metadata();
    await picture.resize(32).raw().toBuffer();
    if (Math.max(size.width, size.height) < sharpSide)
      return warning(
        `mide ${size.width} × ${size.height} píxeles y se verá borrosa; súbela con ${sharpSide} o más en el lado largo`,
      );
    return shapeFinding(meta, size) ?? (await animationFinding(pages, file));
  } catch {
    return error(
      'no se puede abrir como foto; guárdala otra vez como JPEG y vuelve a subirla (una HEIC del iPhone se convierte al enviártela por correo)',
    );
  }
}

async function filmFinding(file: string, meta: FieldMeta): Promise<MediaFinding | undefined> {
  const film = await readMediaFile(file).catch(() => undefined);
  if (!film) return error(`no se puede leer como vídeo, o está incompleto. ${convertToMp4Advice}`);
  // The Baseline, Main and High profiles of H.264 have 8 bits and 4:2:0, which every browser can play.
  const { codec = '' } = film;
  const isPlayable =
    film.container === 'MP4' &&
    /^avc[13]\.(42|4d|64)/i.test(codec) &&
    (film.sound === undefined || film.sound === 'aac');
  if (!isPlayable)
    return error(
      `muchos navegadores no pueden con él (${[film.container, codec, film.sound].filter(Boolean).join(', ')}). ${convertToMp4Advice}`,
    );
  if (film.bytes > limits.film) return error(`${tooHeavy(film.bytes, limits.film)}. ${convertToMp4Advice}`);
  if (meta.use === 'background' && film.bytes > limits.background)
    return warning(
      `${tooHeavy(film.bytes, limits.background)} porque se descarga sin pedirlo. ${convertToMp4Advice}`,
    );
  return shapeFinding(meta, film) ?? levelFinding(codec);
}

async function musicFinding(file: string): Promise<MediaFinding | undefined> {
  const song = await readMediaFile(file).catch(() => undefined);
  if (song?.sound !== 'mp3' && song?.sound !== 'aac')
    return error(
      'no suena en todos los navegadores, o está incompleta; guárdala como MP3 con Audacity (gratis)',
    );
  if (song.bytes > limits.music)
    return error(`${tooHeavy(song.bytes, limits.music)}; guárdala como MP3 a 128 kbit/s`);
  if (song.seconds > longestSongSeconds)
    return error(`dura ${song.seconds.toFixed()} segundos; recórtala a ${longestSongSeconds} como mucho`);
}

const time = String.raw`(?:\d+:)?[0-5]\d:[0-5]\d\.\d{3}`;
const cueTimes = new RegExp(String.raw`^\s*${time}\s+-->\s+${time}(\s|$)`);

async function captionsFinding(file: string): Promise<MediaFinding | undefined> {
  const text = await readFile(file, 'utf8');
  if (!/^\uFEFF?WEBVTT\b/.test(text) || !text.includes('-->'))
    return error(
      'no son subtítulos WebVTT; son un archivo de texto que empieza por «WEBVTT», con una frase por lo menos',
    );
  const lines = text.split(/\r\n|\r|\n/);
  const wrong = lines.findIndex(
    (line) => /\uFFFD|^[<=>]{7}/.test(line) || (line.includes('-->') && !cueTimes.test(line)),
  );
  if (wrong >= 0)
    return error(
      `no se puede leer su línea ${wrong + 1}, «${lines[wrong]}»; los tiempos van así: 00:01.000 --> 00:04.000, y el archivo, en UTF-8`,
    );
}

async function drawingFinding(file: string): Promise<MediaFinding | undefined> {
  const isSvg = (await readFile(file, 'utf8')).includes('<svg');
  return isSvg ? undefined : error('no es un dibujo SVG; expórtalo otra vez como SVG');
}

async function documentFinding(file: string): Promise<MediaFinding | undefined> {
  const isPdf = (await readFile(file)).subarray(0, 1024).includes('%PDF-');
  return isPdf ? undefined : error('no es un PDF; expórtalo otra vez como PDF');
}

/** Finds out why some browser cannot show or play an uploaded file, and what staff can do about it. */
export const mediaFindings: Record<
  MediaUse,
  (file: string, meta: FieldMeta) => Promise<MediaFinding | undefined>
> = {
  picture: pictureFinding,
  drawing: drawingFinding,
  poster: pictureFinding,
  film: filmFinding,
  background: filmFinding,
  captions: captionsFinding,
  music: musicFinding,
  document: documentFinding,
};
