/* The moving part of a scene: how high every layer stands at a moment of the loop, and with what is heard. */
import { TAU, mix, smooth } from './numbers';
import type { Landscape } from './landscape';
import type { Layer } from './layers';

/** What is heard, as a layer carries it. */
export interface Heard {
  /** Share of the film's own breath (0 to 1) that is left: the sound takes its place within a beat. */
  breath: number;
  /** For every layer, per column: level of its band on its way from the walls, about 0 to 1. */
  levels: Float32Array[];
}

/** How many design units the loudest sound lifts a line: low swells near the viewer, a hand's breadth at the wall. */
const reachOf = ({ kind, u }: Layer) => (kind === 'building' ? 5 : mix(7, 34, u ** 0.8));

/** Square at the walls, as it is heard near the viewer. */
const squared = (level: number, u: number) =>
  mix(smooth(0.12, 0.62, level), Math.min(1.3, level), Math.min(1, 0.4 + 1.2 * u));

function layerSway({ noise }: Layer, x: number, turns: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < noise.length; i++) {
    const q = noise[i]!;
    sum += q.a * Math.sin(q.f * x + q.p + turns[i]!);
  }
  return sum;
}

function sierraHeight({ y, amp, noise }: Layer, x: number): number {
  let n = 0;
  for (const q of noise) n += q.a * Math.sin(q.f * x + q.p);
  const open = 1 - 0.55 * Math.exp(-((x / 520) ** 2)); // leaves air behind the building
  return y * open + amp * open * (n * 0.5 + 0.25 * Math.abs(n));
}

/**
 * Rows for one landscape; `update` (t in [0, 1)) refills `tops` (px from the picture's top) and `lights`. The sway is
 * reckoned at every `stride`-th column and lies straight between.
 */
export function layerRows(land: Landscape, stride = 1) {
  const { layers, columns, X, hill, building, horizonPx, scale, beats, swell, calmLeft, sea } = land;
  const tops = layers.map(() => new Float32Array(columns));
  const lights = layers.map(() => new Float32Array(columns).fill(1));
  const sway = new Float64Array(columns);
  const turns = new Float64Array(8);
  const wide = Float64Array.from(X, (x) => Math.exp(-(((x - 20) / 560) ** 2)));
  const calm = Float64Array.from(X, (x) => 1 - 0.6 * calmLeft * smooth(-250, -900, x));

  function fillSway(layer: Layer, t: number) {
    for (const [index, q] of layer.noise.entries())
      turns[index] = 0.6 * swell * Math.sin(TAU * (q.n * t + q.d));
    let left = layerSway(layer, X[0]!, turns);
    for (let start = 0; start < columns; start += stride) {
      const end = Math.min(columns - 1, start + stride);
      const right = end > start ? layerSway(layer, X[end]!, turns) : left;
      for (let i = start; i < Math.min(columns, start + stride); i++)
        sway[i] = end > start ? left + ((right - left) * (i - start)) / (end - start) : left;
      left = right;
    }
  }

  function fillLine(layer: Layer, top: Float32Array, light: Float32Array, t: number, heard?: Heard) {
    const { u, k, y, amp, shape, gain } = layer;
    // A breath leaves the building every second beat and reaches the viewer four beats later.
    const phase = (t * beats - u * 4) / 2;
    const f = phase - Math.floor(phase);
    const breath =
      smooth(0, 0.34, f) * Math.exp(-2.6 * Math.max(0, f - 0.3)) * smooth(1, 0.8, f) * (heard?.breath ?? 1);
    const wavelength = mix(46, 150, u);
    const softness = mix(0.05, 1.2, u);
    const slope = (1 - u) ** 1.6;
    const reach = reachOf(layer);
    const levels = heard?.levels[layer.k];
    for (let i = 0; i < columns; i++) {
      const n = sway[i]!;
      const near = wide[i]!;
      let lift = 0;
      let glow = 0;
      if (breath > 0) {
        const sine = Math.sin(TAU * (X[i]! / wavelength) + k * 0.5 - TAU * 2 * t);
        const wave = sine / Math.sqrt(sine * sine + softness); // square near the walls, sine near the viewer
        lift = near * breath * mix(2.6, 7, u) * wave;
        glow = near * breath * (0.3 + 0.2 * wave);
      }
      if (levels) {
        const level = squared(levels[i]!, u);
        lift += near * reach * level;
        glow += near * 0.55 * level;
      }
      const height =
        y +
        hill[i]! * slope +
        (shape ? shape[i]! * gain * (1 + 0.07 * breath) : 0) +
        amp * n * calm[i]! * 0.62 * (1 - 0.5 * sea) +
        lift;
      top[i] = horizonPx - height * scale;
      const crest = 0.22 + 1.05 * smooth(-0.9, 1.5, n);
      light[i] = mix(1, crest, smooth(0.05, 0.4, u)) + glow;
    }
  }

  function fillBuilding(layer: Layer, top: Float32Array, heard?: Heard) {
    const levels = heard?.levels[layer.k];
    for (let i = 0; i < columns; i++) {
      const lift = levels ? wide[i]! * reachOf(layer) * squared(levels[i]!, 0) : 0;
      const height =
        building[i]! > 2 ? hill[i]! + building[i]! - 4 + lift : hill[i]! + layer.amp * sway[i]! - 4;
      top[i] = horizonPx - height * scale;
    }
  }

  for (const [index, layer] of layers.entries())
    if (layer.kind === 'sierra')
      for (let i = 0; i < columns; i++) tops[index]![i] = horizonPx - sierraHeight(layer, X[i]!) * scale;

  function update(t: number, heard?: Heard) {
    for (const [index, layer] of layers.entries()) {
      const top = tops[index]!;
      if (layer.kind === 'sierra') continue;
      fillSway(layer, t);
      if (layer.kind === 'line') fillLine(layer, top, lights[index]!, t, heard);
      else fillBuilding(layer, top, heard);
    }
  }
  return { tops, lights, update };
}
