import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { color } from '../../brand/colors';
import { contentHash } from '../../media/content-hash';
import { fileSlug } from '../../media/folders';
import type { GeneratedFiles } from './generated-files';
import type { GeneratedPicture } from '../../media/manifest';

/** Widths in pixels, from phones to large screens with a high density. */
const widths = [640, 960, 1440, 2048];
/**
 * With ten bits, the tune `iq` and this quality, dark skies show neither bands nor blocks. Effort 2 takes half the time of
 * sharp's default, 4, and makes slightly larger files. The JPEG is for old browsers, documents and share images.
 */
const avif = { quality: 66, effort: 2, tune: 'iq', bitdepth: 10, chromaSubsampling: '4:2:0' } as const;
const jpeg = { quality: 76, mozjpeg: true } as const;
const poster = { width: 960, options: { quality: 82, mozjpeg: true } } as const;

/** Resizes a picture and turns it upright. sharp drops all metadata, such as the place. */
function upright(data: Buffer, width: number) {
  return sharp(data).autoOrient().resize({ width, withoutEnlargement: true });
}

/** The widths to generate. A picture is never enlarged, so its own width takes the place of all larger ones. */
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
  /** Colour that takes the place of transparency, which a JPEG cannot have. */
  background?: string;
}

async function encode(
  files: GeneratedFiles,
  { data, name, width, format, options, background }: Encoding,
): Promise<string> {
  const hash = contentHash(data, JSON.stringify({ width, options, background, versions: sharp.versions }));
  const file = `${fileSlug(name)}-${width}.${hash}.${format === 'jpeg' ? 'jpg' : format}`;
  return files.put(file, () => {
    const picture = upright(data, width);
    return (background ? picture.flatten({ background }) : picture).toFormat(format, options).toBuffer();
  });
}

/**
 * Generates an uploaded picture: AVIF in every width, JPEG in the largest.
 * @param ground name of the colour on which the picture is shown
 * @throws sharp's error if the file cannot be read
 */
export async function makePicture(
  file: string,
  files: GeneratedFiles,
  ground = 'ink',
): Promise<GeneratedPicture> {
  const data = await readFile(file);
  const name = path.basename(file);
  const own = (await sharp(data).metadata()).autoOrient;
  const ownWidths = widthsFor(own.width);
  const addresses: string[] = [];
  for (const width of ownWidths)
    addresses.push(`${await encode(files, { data, name, width, format: 'avif', options: avif })} ${width}w`);
  const width = ownWidths.at(-1) ?? own.width;
  return {
    width,
    height: Math.round((own.height * width) / own.width),
    avif: addresses.join(', '),
    src: await encode(files, { data, name, width, format: 'jpeg', options: jpeg, background: color(ground) }),
  };
}

/** Generates a film's poster as a single JPEG, because the `poster` attribute takes only one address. Players are black. */
export async function makePoster(file: string, files: GeneratedFiles): Promise<string> {
  const data = await readFile(file);
  const width = Math.min(poster.width, (await sharp(data).metadata()).autoOrient.width);
  const { options } = poster;
  return encode(files, {
    data,
    name: path.basename(file),
    width,
    format: 'jpeg',
    options,
    background: color('black'),
  });
}
