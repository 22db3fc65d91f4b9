/* The moving part of a scene: how high every layer stands at a moment of the loop, and with what is heard. */
import { TAU, mix, smooth } from './numbers';
import type { Landscape } from './landscape';
import type { Layer } from './layers';

/** What is heard, as a layer carries it. */
export interface Heard {
  /** Share (0 to 1) of the film's own swelling that is left: within a beat the sound takes its place. */
  breath: number;
  /** For every layer, at every stop of its rows: level (0 to about 1) of the sound that has come there from the wall. */
  levels: Float32Array[];
}

/** How far the loudest sound lifts a layer, in design units: little at the wall, most near the viewer. */
const reachOf = ({ kind, u }: Layer) => (kind === 'building' ? 5 : mix(7, 34, u ** 0.8));

/** The level as a layer shows it: either high or low at the wall, like a square wave; as it is near the viewer. */
const squared = (level: number, u: number) =>
  mix(smooth(0.12, 0.62, level), Math.min(1.3, level), Math.min(1, 0.4 + 1.2 * u));

/** A layer's sway at places `step` design units apart, from `x` on, into `sway`; `turns`: how far each wave is. */
function fillSway({ noise }: Layer, x: number, step: number, turns: Float64Array, sway: Float64Array) {
  sway.fill(0);
  for (let i = 0; i < noise.length; i++) {
    const q = noise[i]!;
    // A sine at even steps turns by the same angle each time.
    const cosine = Math.cos(q.f * step);
    const sine = Math.sin(q.f * step);
    let up = q.a * Math.sin(q.f * x + q.p + turns[i]!);
    let along = q.a * Math.cos(q.f * x + q.p + turns[i]!);
    for (let stop = 0; stop < sway.length; stop++) {
      sway[stop] = sway[stop]! + up;
      const next = up * cosine + along * sine;
      along = along * cosine - up * sine;
      up = next;
    }
  }
}

function sierraHeight({ y, amp, noise }: Layer, x: number): number {
  let n = 0;
  for (const q of noise) n += q.a * Math.sin(q.f * x + q.p);
  const open = 1 - 0.55 * Math.exp(-((x / 520) ** 2)); // lower behind the building, which stands out against the sky
  return y * open + amp * open * (n * 0.5 + 0.25 * Math.abs(n));
}

interface Reach {
  /** Columns between two stops: sway and sound are computed there, and interpolated between. */
  stride?: number;
  /** Columns that are wanted. */
  from?: number;
  to?: number;
}

/** Rows for one landscape; `update` (t in [0, 1)) refills `tops` (px from the picture's top) and `lights`. */
export function layerRows(land: Landscape, { stride = 1, from = 0, to = land.columns }: Reach = {}) {
  const { layers, columns, X, hill, building, horizonPx, scale, beats, swell, calmLeft, sea } = land;
  const tops = layers.map(() => new Float32Array(columns));
  const lights = layers.map(() => new Float32Array(columns).fill(1));
  /** Design x of every stop. */
  const stops = Float32Array.from({ length: Math.ceil((to - from) / stride) + 1 }, (_, stop) =>
    Number(X[Math.min(columns - 1, from + stop * stride)]),
  );
  const sway = new Float64Array(stops.length);
  const sound = new Float64Array(stops.length);
  const turns = new Float64Array(8);
  const wide = Float64Array.from(X, (x) => Math.exp(-(((x - 20) / 560) ** 2)));
  const calm = Float64Array.from(X, (x) => 1 - 0.6 * calmLeft * smooth(-250, -900, x));
  const still = layers.map((layer) => {
    const slope = (1 - layer.u) ** 1.6;
    return Float32Array.from(hill, (height) => layer.y + height * slope);
  });

  function fillStops(layer: Layer, t: number, heard?: Heard) {
    for (const [index, q] of layer.noise.entries())
      turns[index] = 0.6 * swell * Math.sin(TAU * (q.n * t + q.d));
    fillSway(layer, stops[0]!, stride / (scale * land.samples), turns, sway);
    const levels = heard?.levels[layer.k];
    for (let stop = 0; stop < stops.length; stop++)
      sound[stop] = levels ? squared(levels[stop]!, layer.u) : 0;
  }

  function fillLine(index: number, t: number, heard?: Heard) {
    const layer = layers[index]!;
    const { u, k, amp, shape, gain } = layer;
    const top = tops[index]!;
    const light = lights[index]!;
    const base = still[index]!;
    // A breath leaves the building every second beat and reaches the viewer four beats later.
    const phase = (t * beats - u * 4) / 2;
    const f = phase - Math.floor(phase);
    const breath =
      smooth(0, 0.34, f) * Math.exp(-2.6 * Math.max(0, f - 0.3)) * smooth(1, 0.8, f) * (heard?.breath ?? 1);
    const wavelength = mix(46, 150, u);
    const softness = mix(0.05, 1.2, u);
    const firm = gain * (1 + 0.07 * breath);
    const amplitude = amp * 0.62 * (1 - 0.5 * sea);
    const crested = smooth(0.05, 0.4, u);
    const reach = reachOf(layer);
    fillStops(layer, t, heard);
    for (let stop = 0, i = from; i < to; stop++) {
      let n = sway[stop]!;
      let level = sound[stop]!;
      const tilt = (sway[stop + 1]! - n) / stride;
      const rise = (sound[stop + 1]! - level) / stride;
      for (const end = Math.min(to, i + stride); i < end; i++) {
        const near = wide[i]!;
        let lift = reach * level;
        let glow = 0.55 * level;
        if (breath > 0) {
          const sine = Math.sin(TAU * (X[i]! / wavelength) + k * 0.5 - TAU * 2 * t);
          const wave = sine / Math.sqrt(sine * sine + softness); // square near the walls, sine near the viewer
          lift += breath * mix(2.6, 7, u) * wave;
          glow += breath * (0.3 + 0.2 * wave);
        }
        const solid = shape ? base[i]! + shape[i]! * firm : base[i]!;
        top[i] = horizonPx - (solid + amplitude * n * calm[i]! + near * lift) * scale;
        const crest = 0.22 + 1.05 * smooth(-0.9, 1.5, n);
        light[i] = mix(1, crest, crested) + near * glow;
        n += tilt;
        level += rise;
      }
    }
  }

  function fillBuilding(index: number, t: number, heard?: Heard) {
    const layer = layers[index]!;
    const top = tops[index]!;
    const reach = reachOf(layer);
    fillStops(layer, t, heard);
    for (let i = from; i < to; i++) {
      const stop = Math.floor((i - from) / stride);
      const share = ((i - from) % stride) / stride;
      const height =
        building[i]! > 2
          ? hill[i]! + building[i]! + wide[i]! * reach * mix(sound[stop]!, sound[stop + 1]!, share)
          : hill[i]! + layer.amp * mix(sway[stop]!, sway[stop + 1]!, share);
      top[i] = horizonPx - (height - 4) * scale;
    }
  }

  for (const [index, layer] of layers.entries())
    if (layer.kind === 'sierra')
      for (let i = 0; i < columns; i++) tops[index]![i] = horizonPx - sierraHeight(layer, X[i]!) * scale;

  function update(t: number, heard?: Heard) {
    for (const [index, { kind }] of layers.entries()) {
      if (kind === 'line') fillLine(index, t, heard);
      else if (kind === 'building') fillBuilding(index, t, heard);
    }
  }
  return { tops, lights, stops, update };
}
