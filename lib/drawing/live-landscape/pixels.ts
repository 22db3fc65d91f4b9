/* From linear light to pixels and back by tables: what the films' renderer does with powers, quickly. */
import { developed } from '../landscape/light';
import { random } from '../landscape/numbers';

/** Steps of the light table for one unit of linear light; the table holds two units. */
export const LIGHT = 8191;
const last = LIGHT * 2;

/** sRGB in 256ths of an 8-bit step, for an amount of light in LIGHT units (never negative). */
const steps = Uint16Array.from({ length: last + 1 }, (_, index) => developed(index / LIGHT) * 255 * 256);

export const coded = (light: number) => steps[light < last ? light | 0 : last]!;

/** Light, in LIGHT units, that becomes an 8-bit step of sRGB. */
const decoded = Float32Array.from({ length: 256 }, (_, step) => {
  const light = steps.findIndex((code) => code >= step * 256);
  return light < 0 ? last : light;
});

const side = 64;
const next = random(99);
/** Less than one 8-bit step of noise in both of a number's halves, so that dark gradients do not show steps. */
export const dither = Int32Array.from({ length: side * side }, () => Math.floor(next() * 256) * 0x10001);

/** Where in the dither a picture's row or column begins; its places repeat by `DITHER_MASK`. */
export const ditherRow = (index: number) => (index % side) * side;

export const DITHER_MASK = side - 1;

/** Red and blue codes in one number: both are then interpolated by one addition. */
export const paired = (red: number, blue: number) => red | (blue << 16);

/** Codes to an opaque pixel, little-endian RGBA. */
export const pixelOf = (redBlue: number, green: number, noise: number) =>
  -0x1000000 | (((redBlue + noise) >>> 8) & 0xff00ff) | ((green + (noise & 0xff)) & 0xff00);

/** Lays light (in LIGHT units, never negative) over a pixel, of whose own light `rest` is left. */
export function lay(pixels: Int32Array, at: number, rest: number, r: number, g: number, b: number): void {
  const behind = pixels[at]!;
  const red = coded(decoded[behind & 255]! * rest + r);
  const green = coded(decoded[(behind >> 8) & 255]! * rest + g);
  const blue = coded(decoded[(behind >> 16) & 255]! * rest + b);
  pixels[at] = pixelOf(paired(red, blue), green, 0x800080);
}
