// Turns linear light into the picture with bloom, vignette, a soft shoulder, sRGB and dither.
import { spread } from './landscape/bloom.mjs';
import { developed, vignette } from './landscape/light.mjs';
import { clamp, mix, random } from './landscape/numbers.mjs';

const DITHER_SIZE = 128;
const dither = new Float32Array(DITHER_SIZE * DITHER_SIZE);
const next = random(99);
for (let i = 0; i < dither.length; i++) dither[i] = next() + next() - 1;

/** Turns a linear frame and its bloom grid into RGB with 16 bits per channel. The bloom grid is overwritten. */
export function finish(land, grid, frame, bloom) {
  const { width, height, scale } = land;
  spread(bloom, grid, scale);
  const out = new Uint16Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const qy = y / grid.step;
    const y0 = qy | 0;
    const fy = qy - y0;
    for (let x = 0; x < width; x++) {
      const qx = x / grid.step;
      const x0 = qx | 0;
      const fx = qx - x0;
      const i = (y0 * grid.columns + x0) * 3;
      const j = i + grid.columns * 3;
      const d = (y * width + x) * 3;
      const shade = vignette(land, x / width, y / height);
      const grain = dither[(y % DITHER_SIZE) * DITHER_SIZE + (x % DITHER_SIZE)];
      for (let c = 0; c < 3; c++) {
        const light = mix(
          mix(bloom[i + c], bloom[i + 3 + c], fx),
          mix(bloom[j + c], bloom[j + 3 + c], fx),
          fy,
        );
        const v = developed((frame[d + c] + light * land.bloom) * shade);
        out[d + c] = clamp(v * 65535 + grain * 150, 0, 65535);
      }
    }
  }
  return out;
}
