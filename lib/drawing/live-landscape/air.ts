/* What lies behind and over the ground, on a coarse grid: the sky, and the bloom of lines and lamps. */
import { gridOf, type Grid } from '../landscape/bloom';
import type { Landscape } from '../landscape/landscape';
import { fillSkyAt, vignette } from '../landscape/light';
import type { Rgb } from '../landscape/numbers';
import { LIGHT, coded } from './pixels';

/** Binary logarithm of the grid's step in px: twice the step of the films' grid, on which the bloom is computed. */
export const CELL = 3;
/** Updates from one computed sky to the next. Between them it is interpolated: its shafts of light turn slowly. */
const laps = 24;

type Lights = [Float32Array, Float32Array, Float32Array];

/** Sky (coded) and veil (the bloom alone, in LIGHT units) of a landscape, both vignetted; RGB per cell. */
export function createAir(land: Landscape) {
  const grid = gridOf(land, 1 << CELL);
  const { step, columns, rows } = grid;
  const cells = columns * rows;
  const night = new Float32Array(cells * 3);
  // What the light adds: the sky before, the one it changes into, and the one that is being computed.
  let [lit, coming, computed] = [0, 1, 2].map(() => new Float32Array(cells * 3)) as Lights;
  const halo = new Float32Array(cells * 3);
  const veil = new Float32Array(cells * 3);
  const sky = new Int32Array(cells * 3);
  const nightAt: Rgb = [0, 0, 0];
  const litAt: Rgb = [0, 0, 0];
  const skyRows = Math.min(rows, Math.ceil(land.horizonPx / step) + 2);
  const shade = Float32Array.from(
    { length: cells },
    (_, cell) =>
      LIGHT *
      vignette(
        land,
        ((cell % columns) * step) / land.width,
        (Math.floor(cell / columns) * step) / land.height,
      ),
  );
  let lap = 0;
  let moment = 0;

  function computeSky(from: number, to: number) {
    for (let cell = from * columns; cell < to * columns; cell++) {
      fillSkyAt(land, (cell % columns) * step, Math.floor(cell / columns) * step, moment, nightAt, litAt);
      for (let c = 0; c < 3; c++) {
        night[cell * 3 + c] = nightAt[c]! * shade[cell]!;
        computed[cell * 3 + c] = litAt[c]! * shade[cell]!;
      }
    }
  }

  /** The sky of moment t in full, and the bloom, given on the films' grid. */
  function begin(t: number, bloom: Float32Array, fine: Grid) {
    moment = t;
    computeSky(0, skyRows);
    lit.set(computed);
    coming.set(computed);
    const ratio = step / fine.step;
    for (let cell = 0; cell < cells; cell++) {
      const x = Math.min(fine.columns - 1, (cell % columns) * ratio);
      const y = Math.min(fine.rows - 1, Math.floor(cell / columns) * ratio);
      for (let c = 0; c < 3; c++)
        halo[cell * 3 + c] = bloom[(y * fine.columns + x) * 3 + c]! * shade[cell]! * land.bloom;
    }
  }

  /** A share of the sky anew, and this frame's light: `power` behind the building, `glow` of the bloom. */
  function update(t: number, power: number, glow: number) {
    const share = Math.ceil(skyRows / laps);
    if (lap === 0) moment = t;
    computeSky(Math.min(skyRows, lap * share), Math.min(skyRows, (lap + 1) * share));
    lap += 1;
    const past = power * (1 - lap / laps);
    const soon = power - past;
    for (let i = 0; i < halo.length; i++) veil[i] = halo[i]! * glow;
    for (let i = 0, end = skyRows * columns * 3; i < end; i++)
      sky[i] = coded(night[i]! + past * lit[i]! + soon * coming[i]! + veil[i]!);
    if (lap < laps) return;
    lap = 0;
    [lit, coming, computed] = [coming, computed, lit];
  }

  return { grid, sky, veil, begin, update };
}

export type Air = ReturnType<typeof createAir>;
