/* From linear light to pixels by tables: what the films' renderer does with powers, quickly. */
import { developed } from '../landscape/light';
import { random } from '../landscape/numbers';

/** Steps of the light table for one unit of linear light; the table holds two units. */
export const LIGHT = 8191;
const last = LIGHT * 2;

/** sRGB in sixteenths of an 8-bit step. */
const steps = Uint16Array.from({ length: last + 1 }, (_, index) => developed(index / LIGHT) * 255 * 16);

/** Sixteenths of an 8-bit step of sRGB, for an amount of light in LIGHT units. */
export const coded = (light: number) => steps[light < last ? light | 0 : last]!;

const side = 64;
const next = random(99);
/** Less than one 8-bit step of noise, so that dark gradients do not show steps. */
const dither = Uint8Array.from({ length: side * side }, () => next() * 16);

/** Row of the dither that belongs to a picture's row or column. */
export const ditherRow = (index: number) =>
  dither.subarray((index % side) * side, (index % side) * side + side);

export const DITHER_MASK = side - 1;

/** sRGB in sixteenths to an opaque pixel, little-endian RGBA; `noise` is less than sixteen. */
export function codedPixel(r: number, g: number, b: number, noise: number): number {
  return -0x1000000 | (((b + noise) >> 4) << 16) | (((g + noise) >> 4) << 8) | ((r + noise) >> 4);
}

/** Light (in LIGHT units, never negative) to an opaque pixel, little-endian RGBA. */
export function pixel(r: number, g: number, b: number, noise: number): number {
  return codedPixel(coded(r), coded(g), coded(b), noise);
}
