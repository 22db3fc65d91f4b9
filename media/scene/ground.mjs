// Sierras, building and ridge lines of one sub-column, painted back to front.
import { TAU, clamp, mix, smooth } from './mathematics.mjs';

// How dark the crest of a layer is, how much haze pools below it, and how deep (design units).
const fillOf = ({ kind, u }) => {
  if (kind === 'sierra') return { crest: mix(0.62, 0.3, u), pool: mix(0.8, 0.62, u), depth: 60 };
  if (kind === 'building') return { crest: 0, pool: 0.06, depth: 150 };
  return { crest: 0.035 * (1 - u) ** 2, pool: 0.6 * (1 - u) ** 1.5 + 0.02, depth: mix(60, 90, u) };
};
const strokeOf = ({ kind, u }) => (kind === 'sierra' ? 0 : kind === 'building' ? 1.15 : mix(1.0, 1.55, u));

/** Returns paint(column, bloom, i, px, t, power): adds every layer to one sub-column (height x RGB, linear). */
export function groundPainter(land, grid, rows) {
  const { layers, height, columns, samples, scale, X, color, ground, hasBuilding } = land;
  const fills = layers.map(fillOf);
  const strokes = layers.map((layer) => strokeOf(layer) * scale);
  const limits = new Float32Array(layers.length); // where the layer in front hides this one
  const haze = [0, 0, 0];
  const ink = [0, 0, 0];

  function paintFill(column, index, top, limit, x, t, power, near, wide) {
    const { crest, pool, depth } = fills[index];
    const drift = Math.sin(x / 260 + index * 0.9 + TAU * t);
    const veil = 0.8 + 0.2 * drift * Math.sin(x / 410 - index * 0.6 + TAU * t * (index % 2 ? 1 : -1));
    for (let c = 0; c < 3; c++) {
      const warm = color.glow[c] * (0.07 * wide + 0.13 * near) + color.core[c] * 0.04 * near * near;
      haze[c] = (color.haze[c] * 0.5 * (1 - 0.75 * wide * ground) + ground * power * warm) * veil;
    }
    const last = Math.min(height, Math.ceil(limit));
    for (let y = Math.max(0, Math.floor(top)); y < last; y++) {
      const cover = clamp(Math.min(y + 1, limit) - Math.max(y, top));
      if (cover <= 0) continue;
      const q = mix(crest, pool, 1 - Math.exp(-Math.max(0, y - top) / (depth * scale)));
      const k = y * 3;
      for (let c = 0; c < 3; c++) column[k + c] = mix(column[k + c], mix(color.ink[c], haze[c], q), cover);
    }
  }

  function lineLight(layer, light, x, power, near, wide) {
    let ambient;
    let hot;
    if (layer.kind === 'building') {
      ambient = hasBuilding ? 0.08 : 0;
      hot = hasBuilding ? 1.25 * near + 0.06 : 0;
    } else {
      ambient = mix(0.13, 0.085, layer.u) * (0.28 + 0.72 * smooth(-1150, -160, x));
      hot = 0.54 * near * Math.exp(-1.9 * layer.u) + 0.14 * wide * (1 - layer.u);
    }
    for (let c = 0; c < 3; c++) {
      const lit = color.glow[c] * hot * 0.8 + color.core[c] * hot * hot * 0.5;
      ink[c] = light * (mix(color.cool[c], color.line[c], wide) * ambient + power * lit);
    }
  }

  function paintLine(column, bloom, top, i, limit, width, cell) {
    // The stroke is dilated sideways, so that vertical edges keep their weight.
    const reach = Math.max(1, Math.round((width / 2) * samples));
    let low = top[i];
    let high = top[i];
    for (let j = Math.max(0, i - reach); j <= Math.min(columns - 1, i + reach); j++) {
      if (top[j] < low) low = top[j];
      if (top[j] > high) high = top[j];
    }
    low -= width * 0.5;
    high = Math.min(high + width * 0.5, limit + 0.5);
    const last = Math.min(height, Math.ceil(high));
    for (let y = Math.max(0, Math.floor(low)); y < last; y++) {
      const cover = Math.min(1, Math.min(y + 1, high) - Math.max(y, low));
      if (cover <= 0) continue;
      const k = y * 3;
      const b = (((y / grid.step) | 0) * grid.columns + cell) * 3;
      for (let c = 0; c < 3; c++) {
        const light = ink[c] * cover;
        column[k + c] = column[k + c] * (1 - 0.5 * cover) + light;
        bloom[b + c] += light / (grid.step * grid.step * samples);
      }
    }
  }

  return function paint(column, bloom, i, px, t, power) {
    const x = X[i];
    const cell = (px / grid.step) | 0;
    let limit = height;
    for (let index = layers.length - 1; index >= 0; index--) {
      limits[index] = limit;
      limit = Math.min(limit, rows.tops[index][i]);
    }
    const near = Math.exp(-(((x - 20) / 430) ** 2));
    const wide = Math.exp(-(((x - 20) / 820) ** 2));
    for (const [index, layer] of layers.entries()) {
      const top = rows.tops[index];
      const width = strokes[index];
      if (top[i] - width >= limits[index]) continue;
      paintFill(column, index, top[i], limits[index], x, t, power, near, wide);
      if (width === 0) continue;
      lineLight(layer, rows.lights[index][i], x, power, near, wide);
      paintLine(column, bloom, top, i, limits[index], width, cell);
    }
  };
}
