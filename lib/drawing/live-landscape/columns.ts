/* Columns of light to rows of pixels. */
import type { Landscape } from '../landscape/landscape';
import { vignetteAcross, vignetteDown } from '../landscape/light';
import { clamp } from '../landscape/numbers';
import type { Air } from './air';
import { DITHER_MASK, codedPixel, ditherRow, pixel } from './pixels';

/** Columns encoded side by side before they are written: a picture's rows lie far apart in memory. */
const block = 16;

export function columnEncoder({ width, height, axis }: Landscape, { grid, sky, code, veil }: Air) {
  const { step } = grid;
  const codeColumn = new Float32Array((grid.rows + 1) * 3);
  const veilColumn = new Float32Array((grid.rows + 1) * 3);
  const downwards = Float64Array.from({ length: height + 1 }, (_, y) => vignetteDown(y / height));
  const pixels = new Uint32Array(block * height);

  function interpolate(from: Float32Array, into: Float32Array, x: number, first: number, last: number) {
    const share = (x % step) / step;
    const end = Math.min(grid.rows, last + 1) * 3;
    for (let k = first * 3, i = (first * grid.columns + ((x / step) | 0)) * 3; k < end; k += 3) {
      into[k] = from[i]! + (from[i + 3]! - from[i]!) * share;
      into[k + 1] = from[i + 1]! + (from[i + 4]! - from[i + 1]!) * share;
      into[k + 2] = from[i + 2]! + (from[i + 5]! - from[i + 2]!) * share;
      i += grid.columns * 3;
    }
  }

  /** Light of the sky about a place. */
  const skyAt = (x: number, y: number, c: number) =>
    sky[(((y / step) | 0) * grid.columns + ((x / step) | 0)) * 3 + c]!;

  const shadeAt = (across: number, y: number) => 1 - 0.2 * clamp(across + downwards[y]!);

  /** Readies the air of column x; between `start` and `crest` the sky goes into the ground's column, behind its lines. */
  function open(x: number, start: number, crest: number, bottom: number, column: Float32Array) {
    const seam = (start / step) | 0;
    interpolate(code, codeColumn, x, 0, seam + 1);
    interpolate(veil, veilColumn, x, seam, ((bottom / step) | 0) + 1);
    const across = vignetteAcross({ axis }, x / width);
    for (let y = start; y < crest; y++) {
      const row = ((y / step) | 0) * 3;
      const shade = shadeAt(across, y);
      for (let c = 0; c < 3; c++) column[y * 3 + c] = (skyAt(x, y, c) - veilColumn[row + c]!) / shade;
    }
  }

  /** Puts a pixel into the open column. */
  function put(x: number, y: number, r: number, g: number, b: number) {
    pixels[(x % block) * height + y] = pixel(r, g, b, 8);
  }

  function encodeSky(x: number, start: number) {
    const noise = ditherRow(x);
    const at = (x % block) * height;
    for (let y = 0, k = 0; y < start; k += 3) {
      let r = codeColumn[k]!;
      let g = codeColumn[k + 1]!;
      let b = codeColumn[k + 2]!;
      const red = (codeColumn[k + 3]! - r) / step;
      const green = (codeColumn[k + 4]! - g) / step;
      const blue = (codeColumn[k + 5]! - b) / step;
      for (const end = Math.min(start, y + step); y < end; y++) {
        pixels[at + y] = codedPixel(r, g, b, noise[y & DITHER_MASK]!);
        r += red;
        g += green;
        b += blue;
      }
    }
  }

  function encodeGround(x: number, start: number, bottom: number, column: Float32Array) {
    const noise = ditherRow(x);
    const at = (x % block) * height;
    const across = vignetteAcross({ axis }, x / width);
    for (let y = start; y < bottom;) {
      const k = ((y / step) | 0) * 3;
      const down = y % step;
      const red = (veilColumn[k + 3]! - veilColumn[k]!) / step;
      const green = (veilColumn[k + 4]! - veilColumn[k + 1]!) / step;
      const blue = (veilColumn[k + 5]! - veilColumn[k + 2]!) / step;
      let r = veilColumn[k]! + red * down;
      let g = veilColumn[k + 1]! + green * down;
      let b = veilColumn[k + 2]! + blue * down;
      const shade = shadeAt(across, y);
      for (const end = Math.min(bottom, y - down + step); y < end; y++) {
        const i = y * 3;
        pixels[at + y] = pixel(
          column[i]! * shade + r,
          column[i + 1]! * shade + g,
          column[i + 2]! * shade + b,
          noise[y & DITHER_MASK]!,
        );
        r += red;
        g += green;
        b += blue;
      }
    }
  }

  /** Writes the encoded columns from `from` to x, of one block, into the picture. */
  function flush(picture: Uint32Array, from: number, x: number, bottom: number) {
    const first = from % block;
    const last = x % block;
    const left = x - last;
    for (let y = 0; y < bottom; y++)
      for (let c = first; c <= last; c++) picture[y * width + left + c] = pixels[c * height + y]!;
  }

  return { block, open, skyAt, put, encodeSky, encodeGround, flush };
}
