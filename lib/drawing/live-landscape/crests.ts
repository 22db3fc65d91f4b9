/* What a layer's crest covers, and what is covered by those in front. Rows in px from the picture's top. */
import type { layerRows } from '../landscape/heights';

type Rows = ReturnType<typeof layerRows>;

/** Rows [low, high) of a layer's line at column x: from its neighbour's height on, so that vertical edges have one too. */
export const strokeLow = (top: Float32Array, x: number, half: number) =>
  Math.min(top[x]!, x > 0 ? top[x - 1]! : top[x]!) - half;
export const strokeHigh = (top: Float32Array, x: number, half: number, limit: number) =>
  Math.min(Math.max(top[x]!, x > 0 ? top[x - 1]! : top[x]!) + half, limit + 0.5);

/**
 * Where the layers in front hide each layer, in columns [from, to): row `limits[layer * columns + x]`. Leaves the
 * skyline in `cover`.
 */
export function fillLimits(
  { tops }: Rows,
  from: number,
  to: number,
  height: number,
  limits: Float32Array,
  cover: Float32Array,
) {
  cover.fill(height);
  for (let index = tops.length - 1; index >= 0; index--) {
    const top = tops[index]!;
    const place = index * cover.length;
    for (let x = from; x < to; x++) {
      const limit = cover[x]!;
      limits[place + x] = limit;
      if (top[x]! < limit) cover[x] = top[x]!;
    }
  }
}
