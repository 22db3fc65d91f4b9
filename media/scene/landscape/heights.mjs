// What moves in a scene is the height of every layer at a moment of the loop.
import { rippleAt } from './light.mjs';
import { TAU, mix, smooth } from './numbers.mjs';

/**
 * Writes a layer's sway into `sway`, one value for each column. The columns begin at `x`, `step` design units apart.
 * `turns` has the phase of each wave.
 */
function fillSway({ noise }, x, step, turns, sway) {
  sway.fill(0);
  for (let i = 0; i < noise.length; i++) {
    const q = noise[i];
    // At even steps a sine always turns by the same angle, so no sine has to be computed for each column.
    const cosine = Math.cos(q.f * step);
    const sine = Math.sin(q.f * step);
    let up = q.a * Math.sin(q.f * x + q.p + turns[i]);
    let along = q.a * Math.cos(q.f * x + q.p + turns[i]);
    for (let column = 0; column < sway.length; column++) {
      sway[column] += up;
      const next = up * cosine + along * sine;
      along = along * cosine - up * sine;
      up = next;
    }
  }
}

function sierraHeight({ y, amp, noise }, x) {
  let n = 0;
  for (const q of noise) n += q.a * Math.sin(q.f * x + q.p);
  const open = 1 - 0.55 * Math.exp(-((x / 520) ** 2)); // lower behind the building
  return y * open + amp * open * (n * 0.5 + 0.25 * Math.abs(n));
}

/** The rows of a landscape's layers. `update(t)` writes `tops` (px from the picture's top) and `lights`, with t in [0, 1). */
export function layerRows(land) {
  const { layers, columns, X, hill, building, horizonPx, scale, samples, swell, calmLeft } = land;
  const tops = layers.map(() => new Float32Array(columns));
  const lights = layers.map(() => new Float32Array(columns).fill(1));
  const sway = new Float64Array(columns);
  const turns = new Float64Array(8);
  const wide = Float64Array.from(X, (x) => Math.exp(-(((x - 20) / 560) ** 2)));
  const calm = Float64Array.from(X, (x) => 1 - 0.6 * calmLeft * smooth(-250, -900, x));
  const still = layers.map((layer) => {
    const slope = (1 - layer.u) ** 1.6;
    return Float32Array.from(hill, (height) => layer.y + height * slope);
  });

  function updateSway(layer, t) {
    for (const [index, q] of layer.noise.entries())
      turns[index] = 0.6 * swell * Math.sin(TAU * (q.n * t + q.d));
    fillSway(layer, X[0], 1 / (scale * samples), turns, sway);
  }

  function fillLine(index, t) {
    const layer = layers[index];
    const { u, k, amp, shape, gain } = layer;
    const top = tops[index];
    const light = lights[index];
    const base = still[index];
    const ripple = rippleAt(t, u);
    const wavelength = mix(46, 150, u);
    const softness = mix(0.05, 1.2, u);
    const firm = gain * (1 + 0.07 * ripple);
    const amplitude = amp * 0.62;
    const crested = smooth(0.05, 0.4, u);
    updateSway(layer, t);
    for (let i = 0; i < columns; i++) {
      const n = sway[i];
      let lift = 0;
      let glow = 0;
      if (ripple > 0) {
        const sine = Math.sin(TAU * (X[i] / wavelength) + k * 0.5 - TAU * 2 * t);
        const wave = sine / Math.sqrt(sine * sine + softness); // square near the walls, sine near the viewer
        lift = ripple * mix(2.6, 7, u) * wave;
        glow = ripple * (0.3 + 0.2 * wave);
      }
      const solid = shape ? base[i] + shape[i] * firm : base[i];
      top[i] = horizonPx - (solid + amplitude * n * calm[i] + wide[i] * lift) * scale;
      const crest = 0.22 + 1.05 * smooth(-0.9, 1.5, n);
      light[i] = mix(1, crest, crested) + wide[i] * glow;
    }
  }

  function fillBuilding(index, t) {
    const layer = layers[index];
    updateSway(layer, t);
    for (let i = 0; i < columns; i++) {
      const height = building[i] > 2 ? hill[i] + building[i] : hill[i] + layer.amp * sway[i];
      tops[index][i] = horizonPx - (height - 4) * scale;
    }
  }

  for (const [index, layer] of layers.entries())
    if (layer.kind === 'sierra')
      for (let i = 0; i < columns; i++) tops[index][i] = horizonPx - sierraHeight(layer, X[i]) * scale;

  function update(t) {
    for (const [index, { kind }] of layers.entries()) {
      if (kind === 'line') fillLine(index, t);
      else if (kind === 'building') fillBuilding(index, t);
    }
  }
  return { tops, lights, update };
}
