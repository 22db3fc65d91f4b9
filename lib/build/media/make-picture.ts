import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { color, type ColorName } from '../../brand/colors';
import { shortHash, slugifyFileName } from '../../media/file-names';
import type { GeneratedPicture } from '../../media/media-manifest';
import type { GeneratedFiles } from './generated-files';

/** Widths in pixels, from phones to large screens with a high density. */
const widths = [640, 960, 1440, 2048];
const posterWidth = 960;

/** Ten bits, the tune `iq` and this quality keep dark skies free of bands and blocks. Effort 2 is twice as fast as 4. */
const avif = { quality: 66, effort: 2, tune: 'iq', bitdepth: 10, chromaSubsampling: '4:2:0' } as const;
/** For old browsers, documents and share images. A JPEG cannot be transparent, so it gets the colour `ground`. */
const jpeg = (ground: ColorName = 'ink', quality = 76) => ({
  quality,
  mozjpeg: true,
  background: color(ground),
});

/** The widths to generate. A picture is never enlarged, so its own width takes the place of all larger ones. */
function chooseWidths(own: number): number[] {
  const smaller = widths.filter((width) => width < own);
  return smaller.length < widths.length ? [...smaller, own] : smaller;
}

/** Reads a picture. Returns a function that encodes it in one size, upright and without metadata such as where it was taken. */
async function readPicture(file: string, files: GeneratedFiles) {
  const data = await readFile(file);
  const size = (await sharp(data).metadata()).autoOrient;
  const encode = (width: number, options: typeof avif | ReturnType<typeof jpeg>): Promise<string> => {
    const hash = shortHash(data, JSON.stringify({ width, options, versions: sharp.versions }));
    const name = `${slugifyFileName(file)}-${width}.${hash}`;
    const picture = sharp(data).autoOrient().resize({ width, withoutEnlargement: true });
    return 'background' in options
      ? files.put(`${name}.jpg`, () => picture.flatten(options).jpeg(options).toBuffer())
      : files.put(`${name}.avif`, () => picture.avif(options).toBuffer());
  };
  return { size, encode };
}

/** Generates a picture: AVIF in every width, JPEG in the largest. @throws sharp's error if the file cannot be read */
export async function makePicture(
  file: string,
  files: GeneratedFiles,
  ground?: ColorName,
): Promise<GeneratedPicture> {
  const { size, encode } = await readPicture(file, files);
  const ownWidths = chooseWidths(size.width);
  const addresses: string[] = [];
  for (const width of ownWidths) addresses.push(`${await encode(width, avif)} ${width}w`);
  const width = ownWidths.at(-1) ?? size.width;
  return {
    width,
    height: Math.round((size.height * width) / size.width),
    avif: addresses.join(', '),
    src: await encode(width, jpeg(ground)),
  };
}

/** Generates a film's poster as a single JPEG, because the `poster` attribute takes only one address. */
export async function makePoster(file: string, files: GeneratedFiles, ground?: ColorName): Promise<string> {
  const { size, encode } = await readPicture(file, files);
  return encode(Math.min(posterWidth, size.width), jpeg(ground, 82));
}
