// The moving part of a scene: how high every layer stands at a moment of the loop.
import { TAU, mix, smooth } from './numbers.mjs';

/** Rows for one landscape; `update(t)` (t in [0, 1)) refills `tops` (px from the picture's top) and `lights`. */
export function layerRows(land) {
  const { layers, columns, X, hill, building, horizonPx, scale, beats, swell, calmLeft, sea } = land;
  const tops = layers.map(() => new Float32Array(columns));
  const lights = layers.map(() => new Float32Array(columns).fill(1));

  const sierra = (layer, x) => {
    let n = 0;
    for (const q of layer.noise) n += q.a * Math.sin(q.f * x + q.p);
    const open = 1 - 0.55 * Math.exp(-((x / 520) ** 2)); // leaves air behind the building
    return layer.y * open + layer.amp * open * (n * 0.5 + 0.25 * Math.abs(n));
  };
  const sway = (layer, x, t) => {
    let n = 0;
    for (const q of layer.noise)
      n += q.a * Math.sin(q.f * x + q.p + 0.6 * swell * Math.sin(TAU * (q.n * t + q.d)));
    return n;
  };

  function fillLine(layer, top, light, t) {
    // A breath leaves the building every second beat and reaches the viewer four beats later.
    const phase = (t * beats - layer.u * 4) / 2;
    const f = phase - Math.floor(phase);
    const breath = smooth(0, 0.34, f) * Math.exp(-2.6 * Math.max(0, f - 0.3)) * smooth(1, 0.8, f);
    const wavelength = mix(46, 150, layer.u);
    const softness = mix(0.05, 1.2, layer.u);
    for (let i = 0; i < columns; i++) {
      const x = X[i];
      const n = sway(layer, x, t);
      const wide = Math.exp(-(((x - 20) / 560) ** 2));
      const left = 1 - 0.6 * calmLeft * smooth(-250, -900, x);
      const sine = Math.sin(TAU * (x / wavelength) + layer.k * 0.5 - TAU * 2 * t);
      const wave = sine / Math.sqrt(sine * sine + softness); // square near the walls, sine near the viewer
      const y =
        layer.y +
        hill[i] * (1 - layer.u) ** 1.6 +
        (layer.shape ? layer.shape[i] * layer.gain * (1 + 0.07 * breath) : 0) +
        layer.amp * n * left * 0.62 * (1 - 0.5 * sea) +
        wide * breath * mix(2.6, 7, layer.u) * wave;
      top[i] = horizonPx - y * scale;
      const crest = 0.22 + 1.05 * smooth(-0.9, 1.5, n);
      light[i] = mix(1, crest, smooth(0.05, 0.4, layer.u)) + wide * breath * (0.3 + 0.2 * wave);
    }
  }

  function update(t) {
    for (const [index, layer] of layers.entries()) {
      const top = tops[index];
      if (layer.kind === 'line') {
        fillLine(layer, top, lights[index], t);
        continue;
      }
      for (let i = 0; i < columns; i++) {
        let y;
        if (layer.kind === 'sierra') y = sierra(layer, X[i]);
        else y = building[i] > 2 ? hill[i] + building[i] - 4 : hill[i] + layer.amp * sway(layer, X[i], t) - 4;
        top[i] = horizonPx - y * scale;
      }
    }
  }
  return { tops, lights, update };
}
