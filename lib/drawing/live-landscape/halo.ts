/* The light that lines and lamps spread around them, computed once: later frames only brighten and dim it. */
import { gridOf, spread, type Grid } from '../landscape/bloom';
import type { layerRows } from '../landscape/heights';
import type { Landscape } from '../landscape/landscape';
import { fillInk, lampTint, nearOf, strokeOf, wideOf } from '../landscape/light';
import type { Rgb } from '../landscape/numbers';
import { fillLimits, strokeHigh, strokeLow } from './crests';
import type { LampSpot } from './lamps';
import type { View } from './view';

/** Bloom of what is seen of a frame whose rows are filled, on the films' grid; `lights` of the lamps. */
export function computeBloom(
  land: Landscape,
  rows: ReturnType<typeof layerRows>,
  power: number,
  spots: LampSpot[],
  lights: Float32Array,
  view: View,
): { bloom: Float32Array; grid: Grid } {
  const { layers, width, height, scale, X } = land;
  const grid = gridOf(land);
  const bloom = new Float32Array(grid.columns * grid.rows * 3);
  const limits = new Float32Array(layers.length * width);
  const ink: Rgb = [0, 0, 0];

  function add(x: number, y: number, share: number, light: (c: number) => number) {
    const cell = (Math.floor(y / grid.step) * grid.columns + Math.floor(x / grid.step)) * 3;
    const part = share / (grid.step * grid.step);
    for (let c = 0; c < 3; c++) bloom[cell + c] = bloom[cell + c]! + light(c) * part;
  }

  fillLimits(rows, view.left, view.left + view.width, height, limits, new Float32Array(width));
  for (let x = view.left; x < view.left + view.width; x++) {
    for (const [index, layer] of layers.entries()) {
      const top = rows.tops[index]!;
      const stroke = strokeOf(layer) * scale;
      const limit = limits[index * width + x]!;
      if (stroke === 0 || top[x]! - stroke >= limit) continue;
      fillInk(land, layer, rows.lights[index]![x]!, X[x]!, power, nearOf(X[x]!), wideOf(X[x]!), ink);
      const low = strokeLow(top, x, stroke / 2);
      const high = strokeHigh(top, x, stroke / 2, limit);
      for (let y = Math.max(0, Math.floor(low)); y < Math.min(height, high); y++)
        add(x, y, Math.max(0, Math.min(y + 1, high) - Math.max(y, low)), (c) => ink[c]!);
    }
  }
  for (const { lamp, x, y, glow } of spots) add(x, y, 3 * glow * lights[lamp]!, (c) => lampTint(land, c));
  spread(bloom, grid, scale);
  return { bloom, grid };
}
