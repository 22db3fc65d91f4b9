// Bloom is the light that lines and lamps spread around them. It is collected on a coarse grid and blurred.
import { clamp } from './numbers.mjs';

/** Side of a cell in px. The sky and the bloom are computed cell by cell. */
const STEP = 4;

/** The size of the grid. Each cell has red, green and blue. */
export const gridOf = ({ width, height }) => ({
  step: STEP,
  columns: Math.ceil(width / STEP) + 2,
  rows: Math.ceil(height / STEP) + 2,
});

function blurRows(src, dst, w, h, r) {
  const n = 1 / (2 * r + 1);
  for (let y = 0; y < h; y++) {
    for (let c = 0; c < 3; c++) {
      const row = y * w;
      let s = 0;
      for (let k = -r; k <= r; k++) s += src[(row + clamp(k, 0, w - 1)) * 3 + c];
      for (let x = 0; x < w; x++) {
        dst[(row + x) * 3 + c] = s * n;
        s += src[(row + Math.min(w - 1, x + r + 1)) * 3 + c] - src[(row + Math.max(0, x - r)) * 3 + c];
      }
    }
  }
}

function blurColumns(src, dst, w, h, r) {
  const n = 1 / (2 * r + 1);
  for (let x = 0; x < w; x++) {
    for (let c = 0; c < 3; c++) {
      let s = 0;
      for (let k = -r; k <= r; k++) s += src[(clamp(k, 0, h - 1) * w + x) * 3 + c];
      for (let y = 0; y < h; y++) {
        dst[(y * w + x) * 3 + c] = s * n;
        s += src[(Math.min(h - 1, y + r + 1) * w + x) * 3 + c] - src[(Math.max(0, y - r) * w + x) * 3 + c];
      }
    }
  }
}

/** Blurs a grid of light in place. Three box blurs come close to a Gaussian. */
export function spread(bloom, { columns, rows }, scale) {
  const spare = new Float32Array(bloom.length);
  const radius = Math.max(1, Math.round(3.4 * scale));
  for (let pass = 0; pass < 3; pass++) {
    blurRows(bloom, spare, columns, rows, radius);
    blurColumns(spare, bloom, columns, rows, radius);
  }
}
