/* Colours of every layer's haze and line across the picture, in LIGHT units. */
import type { Landscape } from '../landscape/landscape';
import { fillHaze, fillInk, nearOf, strokeOf, veilOf, wideOf } from '../landscape/light';
import type { Rgb } from '../landscape/numbers';
import { LIGHT } from './pixels';

/** Binary logarithm of the columns between two stops, at which colours are computed. */
export const STOP = 4;
/** Updates over which the drifting haze is computed anew, a part of the layers in each. */
const laps = 4;

export function groundColours(land: Landscape) {
  const { layers, width, X, color } = land;
  const stops = (width >> STOP) + 2;
  const places = layers.length * stops;
  const veils = new Float32Array(places);
  const hazes = new Float32Array(places * 3);
  const inks = new Float32Array(places * 3);
  const ink = color.ink.map((light) => light * LIGHT) as Rgb;
  const xs = Array.from({ length: stops }, (_, stop) => X[Math.min(width - 1, stop << STOP)]!);
  const nears = xs.map(nearOf);
  const wides = xs.map(wideOf);
  const colour: Rgb = [0, 0, 0];
  let lap = -1;

  /** The haze drifts, and the light swells. */
  function update(t: number, power: number) {
    for (const [index, layer] of layers.entries()) {
      const lined = strokeOf(layer) > 0;
      for (let stop = 0; stop < stops; stop++) {
        const x = xs[stop]!;
        const at = index * stops + stop;
        if (lap < 0 || index % laps === lap) veils[at] = veilOf(index, x, t);
        fillHaze(land, veils[at]!, power, nears[stop]!, wides[stop]!, colour);
        for (let c = 0; c < 3; c++) hazes[at * 3 + c] = colour[c]! * LIGHT - ink[c]!;
        if (!lined) continue;
        fillInk(land, layer, LIGHT, x, power, nears[stop]!, wides[stop]!, colour);
        for (let c = 0; c < 3; c++) inks[at * 3 + c] = colour[c]!;
      }
    }
    lap = (lap + 1) % laps;
  }

  return { stops, ink, hazes, inks, update };
}
