/* One frame of the live drawing: the film's picture, with what is heard. */
import { layerRows, type Heard } from '../landscape/heights';
import { buildLandscape, type Scene } from '../landscape/landscape';
import { filmLight, lampLight, lampTint, slowLight } from '../landscape/light';
import type { Rgb } from '../landscape/numbers';
import { createAir } from './air';
import { fillLimits } from './crests';
import { groundPainter } from './ground';
import { computeBloom } from './halo';
import { lampSpots, type LampSpot } from './lamps';
import { LIGHT, lay } from './pixels';
import { skyPainter } from './sky';
import type { View } from './view';

/** What a frame shows. */
export interface Moment {
  /** Of the loop, 0 to 1. */
  t: number;
  /** What the lines carry; without, they breathe as in the film. */
  heard?: Heard;
  /** The kick (0 to 1) swells the light behind the building, the highs (0 to 1) stars and windows. */
  kick: number;
  highs: number;
}

/** Columns that are painted in a small buffer before they are copied: in the picture itself a column's pixels lie far apart in memory. */
const block = 16;
/** Columns between two places at which the lines' movement is computed. */
const stride = 8;

/**
 * Paints the part of a film's scene that is seen, of the picture that is `detail` times the scene's size. The ground
 * moves with every frame; sky and colours, which change slowly, take turns.
 */
export function createLiveFrame(
  scene: Scene & { width: number; height: number },
  detail: number,
  view: View,
) {
  const width = Math.round(scene.width * detail);
  const height = Math.round(scene.height * detail);
  const land = buildLandscape({ ...scene, width, height, samples: 1, scale: (scene.scale ?? 1) * detail });
  const right = view.left + view.width;
  const bottom = view.top + view.height;
  const rows = layerRows(land, { stride, from: Math.max(0, view.left - 1), to: right });
  const air = createAir(land);
  const limits = new Float32Array(land.layers.length * width);
  const ground = groundPainter(land, rows, limits, air);
  const paintSky = skyPainter(land, air, view);
  const lamps = lampSpots(land);
  const spots: LampSpot[][] = Array.from({ length: width }, () => []);
  const lights = new Float32Array(land.lampList.length);
  const tint: Rgb = [lampTint(land, 0), lampTint(land, 1), lampTint(land, 2)];
  const pixels = new Int32Array(view.width * view.height);
  const columns = new Int32Array(block * height);
  const skyline = new Float32Array(width);
  // Of each column: first row that is not sky alone, first row to be painted, and the row from which no sky is left.
  const edges = new Int32Array(width);
  const starts = new Int32Array(width);
  const crests = new Int32Array(width);
  let turn = 0;

  for (const spot of lamps) spots[spot.x]!.push(spot);

  function fillStarts(uncovered: boolean) {
    fillLimits(rows, view.left, right, height, limits, skyline);
    let beside = height;
    for (let x = view.left; x < right; x++) {
      const here = skyline[x]!;
      const start = Math.max(view.top, Math.floor(Math.min(here, beside) - 1.5));
      starts[x] = uncovered ? Math.min(start, edges[x]!) : start;
      edges[x] = start;
      crests[x] = Math.max(starts[x]!, Math.min(height, Math.ceil(here) + 1));
      beside = here;
    }
  }

  function paintLamps(x: number, at: number) {
    for (const { lamp, y, glow } of spots[x]!) {
      if (y < starts[x]!) continue;
      const light = glow * lights[lamp]! * LIGHT;
      lay(columns, at + y, 1, tint[0] * light, tint[1] * light, tint[2] * light);
    }
  }

  /** Columns [from, to), one block; returns their first row. */
  function paintBlock(from: number, to: number): number {
    let highest = bottom;
    let level = view.top;
    for (let x = from; x < to; x++) {
      highest = Math.min(highest, starts[x]!);
      level = Math.max(level, starts[x]!);
    }
    ground.paint(columns, from, to, starts, crests, highest);
    for (let x = from; x < to; x++) paintLamps(x, (x - from) * height);
    for (let y = highest; y < bottom; y++) {
      const at = (y - view.top) * view.width + from - view.left;
      // Further down every column of the block is ground.
      const whole = y >= level;
      for (let c = 0, place = y; c < to - from; c++, place += height)
        if (whole || y >= starts[from + c]!) pixels[at + c] = columns[place]!;
    }
    return highest;
  }

  /** Paints a moment; returns the first row of the view that changed: all from there on did. */
  function paint({ t, heard, kick, highs }: Moment): number {
    const film = filmLight(land, t);
    const breath = heard?.breath ?? 1;
    const calm = land.glowPower * (0.95 + 0.09 * slowLight(t));
    const power = calm + (film.power - calm) * breath + land.glowPower * 0.5 * kick;
    const pulse = film.pulse * breath + 2.2 * highs;
    for (const [index, lamp] of land.lampList.entries()) lights[index] = lampLight(lamp, t, pulse);
    rows.update(t, heard);
    const begins = turn === 0;
    const skyTurn = turn % 2 === 0;
    turn += 1;
    fillStarts(!skyTurn);
    if (begins) {
      const { bloom, grid } = computeBloom(land, rows, power, lamps, lights, view);
      air.begin(t, bloom, grid);
    }
    if (begins || !skyTurn) ground.update(t, power);
    if (skyTurn) {
      air.update(t, power, 1 + 0.5 * kick);
      paintSky(pixels, starts, t, highs);
    }
    let highest = bottom;
    for (let from = view.left; from < right; from += block)
      highest = Math.min(highest, paintBlock(from, Math.min(right, from + block)));
    return skyTurn ? 0 : highest - view.top;
  }

  return { pixels, land, rows, paint };
}
