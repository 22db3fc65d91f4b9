import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { isCutOff } from './cut-off';
import { uploadName } from '../../media/folders';

/** An uploaded picture, read from its bytes. */
export interface PictureFile {
  name: string;
  bytes: number;
  /** 'jpeg', 'png', 'webp' and 'avif' can be used; 'heic', 'gif', 'damaged', 'huge', 'unknown' and others cannot. */
  format: string;
  /** Size in pixels after the camera's orientation is applied; 0 where the format cannot be used. */
  width: number;
  height: number;
}

export const pictureLimits = {
  bytes: 25_000_000,
  pixels: 100_000_000,
  /** Longer side in pixels: below `side` a picture is blurred everywhere, below `goodSide` on large screens. */
  side: 480,
  goodSide: 960,
};

/** Brands of an ISO media file that hold HEVC pictures (ISO/IEC 23008-12). */
const heic = /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/;

const usable = ['jpeg', 'png', 'webp', 'avif'];

async function canBeDecoded(data: Buffer): Promise<boolean> {
  try {
    await sharp(data, { failOn: 'truncated' }).resize(32).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

async function identify(data: Buffer): Promise<Omit<PictureFile, 'name' | 'bytes'>> {
  const none = { width: 0, height: 0 };
  if (data.length === 0) return { format: 'damaged', ...none };
  // Without sharp's own limit, which would make a picture that is too large look unreadable.
  const image = sharp(data, { limitInputPixels: false });
  const metadata = await image.metadata().catch(() => undefined);
  const isAvif = metadata?.format === 'heif' && metadata.compression === 'av1';
  const format = isAvif ? 'avif' : metadata?.format;
  if (format === 'heif' || (!metadata && heic.test(data.toString('latin1', 4, 12))))
    return { format: 'heic', ...none };
  if (!metadata || !format) return { format: 'unknown', ...none };
  const { width, height } = metadata.autoOrient;
  if (!usable.includes(format)) return { format, ...none };
  if (width * height > pictureLimits.pixels) return { format: 'huge', width, height };
  const whole = format === 'avif' ? !isCutOff(data) : await canBeDecoded(data);
  return { format: whole ? format : 'damaged', width, height };
}

/** Reads a picture's format and size from its bytes. */
export async function readPicture(file: string): Promise<PictureFile> {
  const data = await readFile(file);
  return { name: uploadName(file), bytes: data.length, ...(await identify(data)) };
}
