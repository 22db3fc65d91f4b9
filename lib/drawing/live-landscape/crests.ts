/* What a layer's crest covers, and what is covered by those in front. Rows in px from the picture's top. */
import type { layerRows } from '../landscape/heights';

type Rows = ReturnType<typeof layerRows>;

/** Rows [low, high) of a layer's line at column x: from its neighbour's height on, so that vertical edges have one too. */
export const strokeLow = (top: Float32Array, x: number, half: number) =>
  Math.min(top[x]!, x > 0 ? top[x - 1]! : top[x]!) - half;
export const strokeHigh = (top: Float32Array, x: number, half: number, limit: number) =>
  Math.min(Math.max(top[x]!, x > 0 ? top[x - 1]! : top[x]!) + half, limit + 0.5);

/** Where the layer in front hides each layer at column x, into `limits` from `at` on. */
export function fillLimits({ tops }: Rows, x: number, height: number, limits: Float32Array, at = 0) {
  let limit = height;
  for (let index = tops.length - 1; index >= 0; index--) {
    limits[at + index] = limit;
    const top = tops[index]![x]!;
    if (top < limit) limit = top;
  }
}
