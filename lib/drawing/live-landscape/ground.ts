/* One column of the ground, back to front, by the rules of the films' renderer. Light in LIGHT units. */
import type { layerRows } from '../landscape/heights';
import type { Landscape } from '../landscape/landscape';
import { fillHaze, fillInk, fillOf, nearOf, strokeOf, veilOf, wideOf } from '../landscape/light';
import { clamp, mix, type Rgb } from '../landscape/numbers';
import type { Air } from './air';
import { LIGHT } from './pixels';

/** Columns between two places whose haze and line colour are reckoned; between them they lie straight. */
const reach = 8;
/** Frames in which the drifting haze is reckoned anew. */
const laps = 4;

export function groundPainter(land: Landscape, rows: ReturnType<typeof layerRows>, { grid, bloom }: Air) {
  const { layers, width, height, scale, X, color } = land;
  const count = layers.length;
  const stops = Math.ceil(width / reach) + 1;
  const limits = new Float32Array(count); // where the layer in front hides this one
  const strokes = Float32Array.from(layers, (layer) => strokeOf(layer) * scale);
  const red = color.ink[0] * LIGHT;
  const green = color.ink[1] * LIGHT;
  const blue = color.ink[2] * LIGHT;
  const veils = new Float32Array(count * stops);
  const hazes = new Float32Array(count * stops * 3);
  const inks = new Float32Array(count * stops * 3);
  /** The column being painted, RGB from the picture's top. */
  const column = new Float32Array((height + 1) * 3);
  /** For every layer, share of haze at a depth below its crest. */
  const depths = layers.map((layer) => {
    const { crest, pool, depth } = fillOf(layer);
    return Float32Array.from({ length: height + 1 }, (_, y) =>
      mix(crest, pool, 1 - Math.exp(-y / (depth * scale))),
    );
  });
  let lap = -1;
  let before = 0; // skyline of the column to the left

  /** To be called once a frame: the haze drifts, and the light swells. */
  function update(t: number, power: number) {
    const colour: Rgb = [0, 0, 0];
    for (let index = 0; index < count; index++) {
      for (let stop = 0; stop < stops; stop++) {
        const x = X[Math.min(width - 1, stop * reach)]!;
        const near = nearOf(x);
        const wide = wideOf(x);
        const at = index * stops + stop;
        if (lap < 0 || index % laps === lap) veils[at] = veilOf(index, x, t);
        fillHaze(land, veils[at]!, power, near, wide, colour);
        hazes[at * 3] = colour[0] * LIGHT - red;
        hazes[at * 3 + 1] = colour[1] * LIGHT - green;
        hazes[at * 3 + 2] = colour[2] * LIGHT - blue;
        if (strokes[index] === 0) continue;
        fillInk(land, layers[index]!, LIGHT, x, power, near, wide, colour);
        inks.set(colour, at * 3);
      }
    }
    lap = (lap + 1) % laps;
  }

  function paintFill(index: number, i: number, top: number, limit: number) {
    const at = (index * stops + ((i / reach) | 0)) * 3;
    const share = (i % reach) / reach;
    const r = hazes[at]! + (hazes[at + 3]! - hazes[at]!) * share;
    const g = hazes[at + 1]! + (hazes[at + 4]! - hazes[at + 1]!) * share;
    const b = hazes[at + 2]! + (hazes[at + 5]! - hazes[at + 2]!) * share;
    const depth = depths[index]!;
    const first = Math.max(0, Math.ceil(top));
    const last = Math.min(height, Math.ceil(limit));
    if (first > top && first > 0 && first <= last) {
      // The edge shares its pixel with what lies behind.
      const cover = first - top;
      const q = depth[0]!;
      const k = (first - 1) * 3;
      column[k] = mix(column[k]!, red + r * q, cover);
      column[k + 1] = mix(column[k + 1]!, green + g * q, cover);
      column[k + 2] = mix(column[k + 2]!, blue + b * q, cover);
    }
    let d = top < 0 ? -top | 0 : 0;
    for (let y = first, k = first * 3; y < last; y++, d++, k += 3) {
      const q = depth[d < height ? d : height]!;
      column[k] = red + r * q;
      column[k + 1] = green + g * q;
      column[k + 2] = blue + b * q;
    }
  }

  function paintStroke(index: number, i: number, limit: number, spreading: boolean) {
    const top = rows.tops[index]!;
    const light = rows.lights[index]![i]!;
    const half = strokes[index]! * 0.5;
    const at = (index * stops + ((i / reach) | 0)) * 3;
    const share = (i % reach) / reach;
    const r = light * (inks[at]! + (inks[at + 3]! - inks[at]!) * share);
    const g = light * (inks[at + 1]! + (inks[at + 4]! - inks[at + 1]!) * share);
    const b = light * (inks[at + 2]! + (inks[at + 5]! - inks[at + 2]!) * share);
    // Drawn from the neighbour's height on, so that vertical edges have a line too.
    const here = top[i]!;
    const beside = i > 0 ? top[i - 1]! : here;
    const low = (here < beside ? here : beside) - half;
    const high = Math.min((here > beside ? here : beside) + half, limit + 0.5);
    const last = Math.min(height, Math.ceil(high));
    for (let y = low > 0 ? low | 0 : 0; y < last; y++) {
      const cover = (y + 1 < high ? y + 1 : high) - (y > low ? y : low);
      if (cover <= 0) continue;
      const k = y * 3;
      const rest = 1 - 0.5 * cover;
      column[k] = column[k]! * rest + r * cover;
      column[k + 1] = column[k + 1]! * rest + g * cover;
      column[k + 2] = column[k + 2]! * rest + b * cover;
      if (!spreading) continue;
      const cell = (((y / grid.step) | 0) * grid.columns + ((i / grid.step) | 0)) * 3;
      const part = cover / (grid.step * grid.step * LIGHT);
      bloom[cell] = bloom[cell]! + r * part;
      bloom[cell + 1] = bloom[cell + 1]! + g * part;
      bloom[cell + 2] = bloom[cell + 2]! + b * part;
    }
  }

  /**
   * Where the ground of column i begins: `start`, the first row that is not sky alone, and `crest`, the row from which
   * on no sky is left. Columns are asked for from left to right.
   */
  function outline(i: number): { start: number; crest: number } {
    let limit = height;
    for (let index = count - 1; index >= 0; index--) {
      limits[index] = limit;
      const top = rows.tops[index]![i]!;
      if (top < limit) limit = top;
    }
    const start = Math.floor(clamp(Math.min(limit, before || limit) - 1.5, 0, height));
    before = limit;
    return { start, crest: Math.min(height, Math.ceil(limit) + 1) };
  }

  /** Paints column i over what stands in `column`. With `spreading` its lines add their light to the bloom. */
  function paint(i: number, spreading: boolean): void {
    for (let index = 0; index < count; index++) {
      const top = rows.tops[index]![i]!;
      const limit = limits[index]!;
      const stroke = strokes[index]!;
      if (top - stroke >= limit) continue;
      paintFill(index, i, top, limit);
      if (stroke > 0) paintStroke(index, i, limit, spreading);
    }
  }

  return { column, update, outline, paint };
}
