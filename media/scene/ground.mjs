// Paints the sierras, the building and the ridge lines of one sub-column, back to front.
import { drawingPainter } from './drawing.mjs';
import { fillHaze, fillInk, fillOf, nearOf, strokeOf, veilOf, wideOf } from './landscape/light.mjs';
import { clamp, mix } from './landscape/numbers.mjs';

/** Returns paint(column, bloom, i, px, t, power), which adds every layer to one sub-column (height x RGB, linear). */
export function groundPainter(land, grid, rows) {
  const { layers, height, columns, samples, scale, X, color } = land;
  const fills = layers.map(fillOf);
  const strokes = layers.map((layer) => strokeOf(layer) * scale);
  const limits = new Float32Array(layers.length); // where the layer in front hides this one
  const drawings = layers.map(({ kind, k }) =>
    land.drawings
      .filter(({ on }) => kind !== 'sierra' && k === on)
      .map((drawing) => drawingPainter(land, grid, drawing)),
  );
  const haze = [0, 0, 0];
  const ink = [0, 0, 0];

  function paintFill(column, index, top, limit, x, t, power, near, wide) {
    const { crest, pool, depth } = fills[index];
    fillHaze(land, veilOf(index, x, t), power, near, wide, haze);
    const last = Math.min(height, Math.ceil(limit));
    for (let y = Math.max(0, Math.floor(top)); y < last; y++) {
      const cover = clamp(Math.min(y + 1, limit) - Math.max(y, top));
      if (cover <= 0) continue;
      const q = mix(crest, pool, 1 - Math.exp(-Math.max(0, y - top) / (depth * scale)));
      const k = y * 3;
      for (let c = 0; c < 3; c++) column[k + c] = mix(column[k + c], mix(color.ink[c], haze[c], q), cover);
    }
  }

  function paintLine(column, bloom, top, i, limit, width, cell) {
    // The stroke also grows sideways, so that vertical edges are as heavy as the others.
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
    const near = nearOf(x);
    const wide = wideOf(x);
    for (const [index, layer] of layers.entries()) {
      const top = rows.tops[index];
      const width = strokes[index];
      if (top[i] - width < limits[index]) {
        paintFill(column, index, top[i], limits[index], x, t, power, near, wide);
        if (width > 0) {
          fillInk(land, layer, rows.lights[index][i], x, power, near, wide, ink);
          paintLine(column, bloom, top, i, limits[index], width, cell);
        }
      }
      for (const add of drawings[index]) add(column, bloom, px, limits[index], t, power);
    }
  };
}
