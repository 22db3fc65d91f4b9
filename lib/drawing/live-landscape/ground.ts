/* The ground of a frame, column by column and back to front, by the rules of the films' renderer. */
import type { layerRows } from '../landscape/heights';
import type { Landscape } from '../landscape/landscape';
import { fillOf, strokeOf, vignetteAcross, vignetteDown } from '../landscape/light';
import { clamp, mix } from '../landscape/numbers';
import { CELL, type Air } from './air';
import { strokeHigh, strokeLow } from './crests';
import { STOP, groundColours } from './ground-colours';
import { coded, lay } from './pixels';
import { createRamp } from './ramp';

/** Columns that share their colours; their crests are no further apart than that many rows. */
const GROUP = 8;
const level = 6;

/** `limits`: where each layer of `rows` is hidden, as `fillLimits` fills them. */
export function groundPainter(
  land: Landscape,
  rows: ReturnType<typeof layerRows>,
  limits: Float32Array,
  { grid, sky, veil }: Air,
) {
  const { layers, width, height, scale } = land;
  const { tops, lights } = rows;
  const count = layers.length;
  const step = 1 << CELL;
  const strokes = Float32Array.from(layers, (layer) => strokeOf(layer) * scale);
  const { ink, hazes, inks, stops, update } = groundColours(land);
  const [red, green, blue] = ink;
  const ramp = createRamp(height);
  const codes = new Int32Array(3);
  /** RGB of the bloom, and the vignette, down the columns that are painted. */
  const veils = new Float32Array(grid.rows * 3);
  const shades = new Float32Array(height + 1);
  const downwards = Float32Array.from({ length: height + 1 }, (_, y) => vignetteDown(y / height));
  /** For every layer, share of haze at a depth below its crest. */
  const depths = layers.map((layer) => {
    const { crest, pool, depth } = fillOf(layer);
    return Float32Array.from({ length: height + 1 }, (_, y) =>
      mix(crest, pool, 1 - Math.exp(-y / (depth * scale))),
    );
  });

  function fillVeils(x: number, first: number) {
    const share = (x & (step - 1)) / step;
    for (let row = first >> CELL; row < grid.rows; row++) {
      const i = (row * grid.columns + (x >> CELL)) * 3;
      for (let c = 0; c < 3; c++)
        veils[row * 3 + c] = veil[i + c]! + (veil[i + c + 3]! - veil[i + c]!) * share;
    }
  }

  function fillShades(x: number, first: number) {
    const across = vignetteAcross(land, x / width);
    for (let y = first; y <= height; y++) shades[y] = 1 - 0.2 * clamp(across + downwards[y]!);
  }

  /** Readies the ramp for the fill of a layer about x, from its crest down to row `last`. */
  function rampFill(index: number, x: number, last: number) {
    const top = tops[index]![x]!;
    const place = (index * stops + (x >> STOP)) * 3;
    const share = (x & ((1 << STOP) - 1)) / (1 << STOP);
    const r = hazes[place]! + (hazes[place + 3]! - hazes[place]!) * share;
    const g = hazes[place + 1]! + (hazes[place + 4]! - hazes[place + 1]!) * share;
    const b = hazes[place + 2]! + (hazes[place + 5]! - hazes[place + 2]!) * share;
    const depth = depths[index]!;
    const start = top > 0 ? Math.ceil(top) | 0 : 0;
    for (let cell = 0, y = start; ; cell++, y += step) {
      const row = y < height ? y : height;
      const q = depth[(row - top) | 0]!;
      const shade = shades[row]!;
      const k = (row >> CELL) * 3;
      const down = (row & (step - 1)) / step;
      ramp.set(
        cell,
        coded((red + r * q) * shade + veils[k]! + (veils[k + 3]! - veils[k]!) * down),
        coded((green + g * q) * shade + veils[k + 1]! + (veils[k + 4]! - veils[k + 1]!) * down),
        coded((blue + b * q) * shade + veils[k + 2]! + (veils[k + 5]! - veils[k + 2]!) * down),
      );
      if (y >= last) return;
    }
  }

  function rampSky(x: number, first: number, last: number) {
    const share = (x & (step - 1)) / step;
    const wide = grid.columns * 3;
    for (let cell = 0, y = first; ; cell++, y += step) {
      const i = (y >> CELL) * wide + (x >> CELL) * 3;
      const down = (y & (step - 1)) / step;
      for (let c = 0, k = i; c < 3; c++, k++) {
        const above = sky[k]! + (sky[k + 3]! - sky[k]!) * share;
        const below = sky[k + wide]! + (sky[k + wide + 3]! - sky[k + wide]!) * share;
        codes[c] = above + (below - above) * down;
      }
      ramp.set(cell, codes[0]!, codes[1]!, codes[2]!);
      if (y >= last) return;
    }
  }

  /** A crest without a line shares its pixel with what lies behind. */
  function paintEdge(pixels: Int32Array, at: number, index: number, x: number) {
    const top = tops[index]![x]!;
    const y = Math.floor(top) | 0;
    if (y < 0 || y >= height) return;
    const place = (index * stops + (x >> STOP)) * 3;
    const k = (y >> CELL) * 3;
    const cover = y + 1 - top;
    const q = depths[index]![0]!;
    const shade = cover * shades[y]!;
    const r = shade * (red + hazes[place]! * q) + cover * veils[k]!;
    const g = shade * (green + hazes[place + 1]! * q) + cover * veils[k + 1]!;
    const b = shade * (blue + hazes[place + 2]! * q) + cover * veils[k + 2]!;
    lay(pixels, at + y, 1 - cover, r, g, b);
  }

  function paintStroke(pixels: Int32Array, at: number, index: number, x: number) {
    const half = strokes[index]! * 0.5;
    const low = strokeLow(tops[index]!, x, half);
    const high = strokeHigh(tops[index]!, x, half, limits[index * width + x]!);
    const place = (index * stops + (x >> STOP)) * 3;
    const share = (x & ((1 << STOP) - 1)) / (1 << STOP);
    const first = low > 0 ? low | 0 : 0;
    const last = Math.min(height, Math.ceil(high)) | 0;
    if (first >= last) return;
    // Half of what is behind stays, but for the veil, which lies in front.
    const light = lights[index]![x]! * shades[first]!;
    const k = (first >> CELL) * 3;
    const r = light * (inks[place]! + (inks[place + 3]! - inks[place]!) * share) + 0.5 * veils[k]!;
    const g =
      light * (inks[place + 1]! + (inks[place + 4]! - inks[place + 1]!) * share) + 0.5 * veils[k + 1]!;
    const b =
      light * (inks[place + 2]! + (inks[place + 5]! - inks[place + 2]!) * share) + 0.5 * veils[k + 2]!;
    for (let y = first; y < last; y++) {
      const cover = (y + 1 < high ? y + 1 : high) - (y > low ? y : low);
      if (cover > 0) lay(pixels, at + y, 1 - 0.5 * cover, r * cover, g * cover, b * cover);
    }
  }

  /** Paints one layer in columns [from, to), whose crests are about level. */
  function paintLayer(pixels: Int32Array, at: number, index: number, from: number, to: number) {
    const top = tops[index]!;
    const stroke = strokes[index]!;
    const hidden = index * width;
    let last = 0;
    for (let x = from; x < to; x++) {
      const limit = limits[hidden + x]!;
      if (top[x]! - stroke < limit && limit > last) last = Math.ceil(limit) | 0;
    }
    if (last === 0) return;
    rampFill(index, from, Math.min(height, last) + level);
    for (let x = from, column = at; x < to; x++, column += height) {
      const crest = top[x]!;
      const limit = limits[hidden + x]!;
      if (crest - stroke >= limit) continue;
      const first = crest > 0 ? Math.ceil(crest) | 0 : 0;
      ramp.paint(pixels, column + first, (Math.ceil(limit) | 0) - first, x, first);
      if (stroke > 0) paintStroke(pixels, column, index, x);
      else paintEdge(pixels, column, index, x);
    }
  }

  /**
   * Paints columns [from, to), one below the other in `pixels`, over the sky, which is painted anew from row
   * `starts[x]` to the skyline; `highest` is the first of them.
   */
  function paint(
    pixels: Int32Array,
    from: number,
    to: number,
    starts: Int32Array,
    crests: Int32Array,
    highest: number,
  ) {
    fillShades(from, highest);
    for (let group = from; group < to; group += GROUP) {
      const end = Math.min(to, group + GROUP);
      fillVeils(group, highest);
      const at = (group - from) * height;
      for (let x = group, column = at; x < end; x++, column += height) {
        rampSky(x, starts[x]!, crests[x]!);
        ramp.paint(pixels, column + starts[x]!, crests[x]! - starts[x]!, x, starts[x]!);
      }
      for (let index = 0; index < count; index++) {
        const top = tops[index]!;
        for (let x = group; x < end;) {
          const begin = x++;
          while (x < end && Math.abs(top[x]! - top[begin]!) < level) x++;
          paintLayer(pixels, at + (begin - group) * height, index, begin, x);
        }
      }
    }
  }

  return { update, paint };
}
