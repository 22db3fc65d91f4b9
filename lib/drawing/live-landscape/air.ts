/* What lies behind and over the ground, on a coarse grid: the sky, and the bloom of lines and lamps. */
import { gridOf } from '../landscape/bloom';
import type { Landscape } from '../landscape/landscape';
import { fillSkyAt, vignette } from '../landscape/light';
import type { Rgb } from '../landscape/numbers';
import { LIGHT, coded } from './pixels';

/** Frames in which the whole sky is reckoned anew: its shafts turn slowly. */
const laps = 45;

/** Sky and bloom of a landscape; `sky` and `veil` (bloom alone) are vignetted, in LIGHT units; `code` is the sky coded. */
export function createAir(land: Landscape) {
  const grid = gridOf(land);
  const { step, columns, rows } = grid;
  const cells = columns * rows * 3;
  const night = new Float32Array(cells);
  const lit = new Float32Array(cells);
  const shade = new Float32Array(cells);
  const bloom = new Float32Array(cells);
  const sky = new Float32Array(cells);
  const code = new Float32Array(cells);
  const veil = new Float32Array(cells);
  const nightAt: Rgb = [0, 0, 0];
  const litAt: Rgb = [0, 0, 0];
  const skyRows = Math.min(rows, Math.ceil(land.horizonPx / step) + 2);
  let lap = 0;

  function reckon(from: number, to: number, t: number) {
    for (let y = from; y < to; y++) {
      for (let x = 0; x < columns; x++) {
        fillSkyAt(land, x * step, y * step, t, nightAt, litAt);
        const i = (y * columns + x) * 3;
        for (let c = 0; c < 3; c++) {
          night[i + c] = nightAt[c]!;
          lit[i + c] = litAt[c]!;
        }
      }
    }
  }

  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const light = LIGHT * vignette(land, (x * step) / land.width, (y * step) / land.height);
      shade.fill(light, (y * columns + x) * 3, (y * columns + x) * 3 + 3);
    }
  }

  /** The sky of moment t in full. */
  const begin = (t: number) => reckon(0, skyRows, t);

  /** A share of the sky anew, and this frame's light: `power` behind the building, `glow` of the bloom. */
  function update(t: number, power: number, glow: number) {
    const share = Math.ceil(skyRows / laps);
    reckon(Math.min(skyRows, lap * share), Math.min(skyRows, (lap + 1) * share), t);
    lap = (lap + 1) % laps;
    const strength = glow * land.bloom;
    for (let i = 0; i < cells; i++) {
      const halo = bloom[i]! * strength;
      veil[i] = halo * shade[i]!;
      sky[i] = (night[i]! + power * lit[i]! + halo) * shade[i]!;
      code[i] = coded(sky[i]!);
    }
  }

  return { grid, bloom, sky, code, veil, begin, update };
}

export type Air = ReturnType<typeof createAir>;
