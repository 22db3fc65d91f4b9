import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { contentHash } from './content-hash';
import { slug } from './folders';
import type { GeneratedFiles } from './generated-files';
import type { GeneratedPicture } from './manifest';

/** Widths in px: phones and small slots, large slots, dense screens, large windows. A picture is never enlarged. */
const widths = [640, 960, 1440, 2048];
/**
 * Ten bits, the tune `iq` and this quality keep dark skies free of steps and blocks, and stars in them; effort 2 takes
 * half the time of sharp's own 4 for a few more bytes. JPEG is for browsers without AVIF, for documents and share images.
 */
const avif = { quality: 66, effort: 2, tune: 'iq', bitdepth: 10, chromaSubsampling: '4:2:0' } as const;
const jpeg = { quality: 76, mozjpeg: true } as const;
const poster = { width: 960, options: { quality: 82, mozjpeg: true } } as const;

/** Upright, in sRGB, and without any of the camera's notes, which sharp leaves out unless told otherwise. */
function upright(data: Buffer, width: number) {
  return sharp(data).autoOrient().resize({ width, withoutEnlargement: true });
}

/** The widths to make of a picture: those below its own, and its own in place of the first that would enlarge it. */
function widthsFor(own: number): number[] {
  const smaller = widths.filter((width) => width < own);
  return smaller.length < widths.length ? [...smaller, own] : smaller;
}

interface Encoding {
  data: Buffer;
  name: string;
  width: number;
  format: 'avif' | 'jpeg';
  options: object;
}

async function encode(
  files: GeneratedFiles,
  { data, name, width, format, options }: Encoding,
): Promise<string> {
  const hash = contentHash(data, JSON.stringify({ width, options, versions: sharp.versions }));
  const file = `${slug(name)}-${width}.${hash}.${format === 'jpeg' ? 'jpg' : format}`;
  return files.put(file, () => upright(data, width).toFormat(format, options).toBuffer());
}

/**
 * Makes an uploaded picture in every size that pages ask for.
 * @throws Error of sharp when the file cannot be read
 */
export async function makePicture(file: string, files: GeneratedFiles): Promise<GeneratedPicture> {
  const data = await readFile(file);
  const name = path.basename(file);
  const own = (await sharp(data).metadata()).autoOrient;
  const ownWidths = widthsFor(own.width);
  const set = async (format: Encoding['format'], options: object) => {
    const addresses: string[] = [];
    for (const width of ownWidths)
      addresses.push(`${await encode(files, { data, name, width, format, options })} ${width}w`);
    return addresses;
  };
  const jpegs = await set('jpeg', jpeg);
  const width = ownWidths.at(-1) ?? own.width;
  return {
    width,
    height: Math.round((own.height * width) / own.width),
    avif: (await set('avif', avif)).join(', '),
    jpeg: jpegs.join(', '),
    src: jpegs.at(-1)?.split(' ')[0] ?? '',
  };
}

/** Makes the still of a film: one JPEG, since `poster` of a video knows neither sizes nor formats. */
export async function makePoster(file: string, files: GeneratedFiles): Promise<string> {
  const data = await readFile(file);
  const width = Math.min(poster.width, (await sharp(data).metadata()).autoOrient.width);
  const { options } = poster;
  return encode(files, { data, name: path.basename(file), width, format: 'jpeg', options });
}
