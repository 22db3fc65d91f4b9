/* A vertical ramp of colour: codes at every eighth row, straight between. One is made for a few columns side by side. */
import { DITHER_MASK, dither, ditherRow, paired, pixelOf } from './pixels';

/** Binary logarithm of the rows between two codes. */
const CELL = 3;

export function createRamp(height: number) {
  const cells = (height >> CELL) + 3;
  const both = new Int32Array(cells);
  const green = new Int32Array(cells);
  const bothSlopes = new Int32Array(cells);
  const greenSlopes = new Int32Array(cells);
  const reds = new Int32Array(cells);
  const blues = new Int32Array(cells);

  /** Sets the codes at row `cell * 8`; to be called in order. */
  function set(cell: number, r: number, g: number, b: number) {
    reds[cell] = r;
    blues[cell] = b;
    both[cell] = paired(r, b);
    green[cell] = g;
    if (cell === 0) return;
    const before = cell - 1;
    bothSlopes[before] = ((r - reds[before]!) >> CELL) + (((b - blues[before]!) >> CELL) << 16);
    greenSlopes[before] = (g - green[before]!) >> CELL;
  }

  /** Paints the ramp's first `count` rows from `at` on: place (x, y) in the noise is that of the first. */
  function paint(pixels: Int32Array, at: number, count: number, x: number, y: number) {
    const noise = ditherRow(x);
    let place = at;
    for (let row = 0; row < count;) {
      const cell = row >> CELL;
      const slopes = bothSlopes[cell]!;
      const slope = greenSlopes[cell]!;
      let pair = both[cell]!;
      let one = green[cell]!;
      for (const last = Math.min(count, row + (1 << CELL)); row < last; row++, place++) {
        pixels[place] = pixelOf(pair, one, dither[noise + ((y + row) & DITHER_MASK)]!);
        pair = (pair + slopes) | 0;
        one = (one + slope) | 0;
      }
    }
  }

  return { set, paint };
}
