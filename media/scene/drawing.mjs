// Buildings that are drawn with shapes inside a moving landscape. They are painted once for all frames, because only the
// strength of their light changes.
import { clamp } from './landscape/numbers.mjs';
import { rasterShape, shapeColours } from './raster.mjs';

/** The part of the picture inside `within` (design units), in px: [left, top, right, bottom]. */
function regionOf({ width, height, axisPx, horizonPx, scale }, within) {
  const [x0, y0, x1, y1] = within ?? [-Infinity, -Infinity, Infinity, Infinity];
  const px = (x) => clamp(Math.round(axisPx + x * scale), 0, width);
  const py = (y) => clamp(Math.round(horizonPx - y * scale), 0, height);
  return [px(x0), py(y1), px(x1), py(y0)];
}

/** Paints `draw(painter)` on an empty ground in light of strength `power`. Returns cover, bloom, and colour times cover. */
function paint(land, draw, power, [left, top, right, bottom]) {
  const wide = right - left;
  const size = wide * (bottom - top);
  const colours = new Float32Array(size * 3);
  const bloom = new Float32Array(size * 3);
  const covers = new Float32Array(size);
  const isOutside = (px, py) => px < left || px >= right || py < top || py >= bottom;

  function cover(px, py, colour, share) {
    if (isOutside(px, py)) return;
    const p = (py - top) * wide + px - left;
    covers[p] += (1 - covers[p]) * share;
    for (let i = p * 3, c = 0; c < 3; i++, c++) {
      colours[i] += (colour[c] - colours[i]) * share;
      bloom[i] *= 1 - share;
    }
  }

  function light(px, py, colour, share) {
    if (isOutside(px, py)) return;
    const p = (py - top) * wide + px - left;
    covers[p] += (1 - covers[p]) * 0.5 * share;
    for (let i = p * 3, c = 0; c < 3; i++, c++) {
      colours[i] = colours[i] * (1 - 0.5 * share) + colour[c] * share;
      bloom[i] += colour[c] * share;
    }
  }

  const paintShape = (shape) => rasterShape(land, shape, cover, light);
  draw({ land, paintShape, ...shapeColours(land, power) });
  return { colours, bloom, covers };
}

/** Returns add(column, bloom, px, limit, t, power), which paints column px of the drawing above row `limit`. */
export function drawingPainter(land, grid, { draw, within, light = () => 1 }) {
  const region = regionOf(land, within);
  const [left, top, right, bottom] = region;
  const still = paint(land, draw, 0, region);
  const lit = paint(land, draw, 1, region);
  for (const name of ['colours', 'bloom'])
    for (let i = 0; i < lit[name].length; i++) lit[name][i] -= still[name][i];
  const share = 1 / (grid.step * grid.step * land.samples);
  return function add(column, bloom, px, limit, t, power) {
    if (px < left || px >= right) return;
    const strength = power * light(t);
    const cell = ((px / grid.step) | 0) * 3;
    const last = Math.min(bottom, Math.ceil(limit));
    for (let y = top; y < last; y++) {
      const p = (y - top) * (right - left) + px - left;
      const cover = still.covers[p];
      if (cover === 0) continue;
      const b = ((y / grid.step) | 0) * grid.columns * 3 + cell;
      for (let i = p * 3, c = 0; c < 3; i++, c++) {
        column[y * 3 + c] = column[y * 3 + c] * (1 - cover) + still.colours[i] + strength * lit.colours[i];
        bloom[b + c] += (still.bloom[i] + strength * lit.bloom[i]) * share;
      }
    }
  };
}
