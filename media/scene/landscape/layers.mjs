// The layers of a landscape from back to front: sierras, building and ridge lines.
import { TAU, mix } from './numbers.mjs';

const SIERRAS = 5;

/**
 * Outlines across the picture, back to front. `u` runs from the wall (0) to the viewer (1). `y` is the height over the horizon
 * and `amp` the swing, in design units. `noise` has the sines of the outline and how each of them sways. Ridge lines have a
 * number `k`. Their `shape` is the building, smoothed over `cut`.
 */
export function buildLayers(o, next) {
  const noise = (n, f0, f1, roll) =>
    Array.from({ length: n }, (_, i) => {
      const f = f0 * (f1 / f0) ** (n < 2 ? 0 : i / (n - 1));
      return {
        f: (f * TAU) / 1000,
        a: (f0 / f) ** roll,
        p: next() * TAU,
        n: next() < 0.5 ? -1 : 1,
        d: next(),
      };
    });
  const bare = { k: 0, shape: null, cut: 0, gain: 0 };
  const layers = [];
  for (let k = 0; k < SIERRAS; k++) {
    const u = k / (SIERRAS - 1);
    layers.push({
      kind: 'sierra',
      u,
      y: mix(96, 20, u),
      amp: mix(40, 30, u),
      noise: noise(7, mix(0.9, 1.5, u), 16, 1.05),
      ...bare,
    });
  }
  layers.push({ kind: 'building', u: 0, y: 0, amp: 3, noise: noise(5, 1.2, 9, 1.1), ...bare });
  for (let k = 1; k <= o.lines; k++) {
    const u = k / o.lines;
    layers.push({
      kind: 'line',
      u,
      k,
      y: -(10 * u + ((o.height * (1 - o.horizon)) / o.scale - 20) * u ** 1.75),
      amp: mix(2.5, 46, u ** 0.95),
      noise: noise(5, mix(1.7, 0.55, u), mix(9, 2.4, u), 1),
      shape: null,
      cut: mix(3.5, 150, u ** 0.85),
      gain: Math.exp(-3.1 * u) * 0.86,
    });
  }
  return layers;
}
