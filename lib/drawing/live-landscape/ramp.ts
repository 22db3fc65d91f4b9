/* A vertical ramp of colour: codes at every eighth row, interpolated between. One serves a few columns side by side. */
import { CELL } from './air';
import { DITHER_MASK, dither, ditherRow, paired, pixelOf } from './pixels';

export function createRamp(height: number) {
  const rows = height + (3 << CELL);
  const both = new Int32Array(rows);
  const greens = new Int32Array(rows);
  let red = 0;
  let green = 0;
  let blue = 0;

  /** Sets the codes at row `cell * 8`, and those between; to be called in order. */
  function set(cell: number, r: number, g: number, b: number) {
    if (cell > 0) {
      const slopes = ((r - red) >> CELL) + (((b - blue) >> CELL) << 16);
      const slope = (g - green) >> CELL;
      let pair = paired(red, blue);
      let one = green;
      for (let row = (cell - 1) << CELL, end = cell << CELL; row < end; row++) {
        both[row] = pair;
        greens[row] = one;
        pair = (pair + slopes) | 0;
        one = (one + slope) | 0;
      }
    }
    red = r;
    green = g;
    blue = b;
  }

  /** Paints the ramp's first `count` rows from `at` on: place (x, y) in the noise is that of the first. */
  function paint(pixels: Int32Array, at: number, count: number, x: number, y: number) {
    const noise = ditherRow(x);
    for (let row = 0; row < count; row++)
      pixels[at + row] = pixelOf(both[row]!, greens[row]!, dither[noise + ((y + row) & DITHER_MASK)]!);
  }

  return { set, paint };
}
