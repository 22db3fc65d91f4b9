/* The sky of a frame: codes of the coarse grid, which lie straight between its cells, and the stars. */
import type { Landscape } from '../landscape/landscape';
import { starLight, starTint } from '../landscape/light';
import { CELL, type Air } from './air';
import { DITHER_MASK, LIGHT, dither, ditherRow, lay, paired, pixelOf } from './pixels';
import type { View } from './view';

const step = 1 << CELL;

export function skyPainter(land: Landscape, { grid, sky }: Air, view: View) {
  const { left, top, width } = view;
  const right = left + width;
  const firstCell = left >> CELL;
  const lastCell = (right - 1) >> CELL;
  const ends = new Int32Array(lastCell + 1);
  const stars = land.stars.flatMap((list, x) => list.map((star) => ({ star, x })));

  /** Codes of a channel at the edge of two cells, `down` px below the grid's row in which place k is. */
  const edge = (k: number, down: number) =>
    sky[k]! + (((sky[k + grid.columns * 3]! - sky[k]!) * down) >> CELL);

  function paintRow(pixels: Int32Array, y: number) {
    const noise = ditherRow(y);
    const down = y & (step - 1);
    let k = ((y >> CELL) * grid.columns + firstCell) * 3;
    let red = edge(k, down);
    let green = edge(k + 1, down);
    let blue = edge(k + 2, down);
    let x = left;
    for (let cell = firstCell; cell <= lastCell; cell++) {
      k += 3;
      const nextRed = edge(k, down);
      const nextGreen = edge(k + 1, down);
      const nextBlue = edge(k + 2, down);
      const end = Math.min(right, (cell + 1) << CELL);
      if (y < ends[cell]!) {
        const slope = (nextGreen - green) >> CELL;
        const slopes = ((nextRed - red) >> CELL) + (((nextBlue - blue) >> CELL) << 16);
        const skipped = x & (step - 1);
        let both = (paired(red, blue) + slopes * skipped) | 0;
        for (let at = (y - top) * width + x - left; x < end; x++) {
          pixels[at++] = pixelOf(both, green, dither[noise + (x & DITHER_MASK)]!);
          both = (both + slopes) | 0;
          green += slope;
        }
      }
      x = end;
      red = nextRed;
      green = nextGreen;
      blue = nextBlue;
    }
  }

  function paintStars(pixels: Int32Array, starts: Int32Array, t: number, highs: number) {
    for (const { star, x } of stars) {
      const y = star.y | 0;
      if (x < left || x >= right || y < top || y + 1 >= starts[x]!) continue;
      const light = starLight(star, t, land.horizonPx) * LIGHT * (1 + 1.6 * highs);
      for (let below = 0; below < 2; below++) {
        const share = light * (below ? star.y - y : 1 - star.y + y);
        const at = (y + below - top) * width + x - left;
        const tint = (c: number) => share * starTint(star.w, c);
        lay(pixels, at, 1, tint(0), tint(1), tint(2));
      }
    }
  }

  /** Paints the sky down to `starts`, the first row of every column's ground; some px of that are overpainted. */
  function paint(pixels: Int32Array, starts: Int32Array, t: number, highs: number) {
    let last = 0;
    for (let cell = firstCell; cell <= lastCell; cell++) {
      ends[cell] = 0;
      for (let x = Math.max(left, cell << CELL); x < Math.min(right, (cell + 1) << CELL); x++)
        if (starts[x]! > ends[cell]!) ends[cell] = starts[x]!;
      last = Math.max(last, ends[cell]!);
    }
    for (let y = top; y < last; y++) paintRow(pixels, y);
    paintStars(pixels, starts, t, highs);
  }

  return paint;
}
