// From linear light to the picture: bloom, vignette, soft shoulder, sRGB and dither.
import { clamp, mix, random } from './mathematics.mjs';

const DITHER_SIZE = 128;
const dither = new Float32Array(DITHER_SIZE * DITHER_SIZE);
const next = random(99);
for (let i = 0; i < dither.length; i++) dither[i] = next() + next() - 1;

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

/** Linear frame and bloom grid to RGB, 16 bits a channel. The bloom grid is used up. */
export function finish(land, grid, frame, bloom) {
  const { width, height, scale, axis } = land;
  const spare = new Float32Array(bloom.length);
  const radius = Math.max(1, Math.round(3.4 * scale));
  for (let pass = 0; pass < 3; pass++) {
    blurRows(bloom, spare, grid.columns, grid.rows, radius); // three box blurs, near a gaussian
    blurColumns(spare, bloom, grid.columns, grid.rows, radius);
  }
  const out = new Uint16Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const qy = y / grid.step;
    const y0 = qy | 0;
    const fy = qy - y0;
    const vy = (y / height - 0.5) * 2;
    for (let x = 0; x < width; x++) {
      const qx = x / grid.step;
      const x0 = qx | 0;
      const fx = qx - x0;
      const i = (y0 * grid.columns + x0) * 3;
      const j = i + grid.columns * 3;
      const d = (y * width + x) * 3;
      const vx = (x / width - axis) * 1.25;
      const vignette = 1 - 0.2 * clamp(vx * vx + 0.35 * vy * vy * vy * vy);
      const grain = dither[(y % DITHER_SIZE) * DITHER_SIZE + (x % DITHER_SIZE)];
      for (let c = 0; c < 3; c++) {
        const light = mix(
          mix(bloom[i + c], bloom[i + 3 + c], fx),
          mix(bloom[j + c], bloom[j + 3 + c], fx),
          fy,
        );
        let v = (frame[d + c] + light * land.bloom) * vignette;
        v = v < 0.5 ? v : 0.5 + 0.5 * (1 - Math.exp(-(v - 0.5) / 0.5));
        v = v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
        out[d + c] = clamp(v * 65535 + grain * 150, 0, 65535);
      }
    }
  }
  return out;
}
