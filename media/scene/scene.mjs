// Software renderer of the ALMENA landscape. No dependencies; same options, same pixels.
import { TAU, mix, smooth } from './mathematics.mjs';
import { buildLandscape } from './mathematics.mjs';
import { layerRows } from './mathematics.mjs';
import { fillSky, paintSkyColumn } from './sky.mjs';
import { groundPainter } from './ground.mjs';
import { finish } from './finish.mjs';

const STEP = 4; // sky and bloom are computed on cells of this many px

/** Options (see `defaults` in landscape.mjs) to { width, height, render(t) }, t in [0, 1); 16-bit RGB frames. */
export function createScene(options = {}) {
  const land = buildLandscape(options);
  const { width, height, samples, horizonPx, color, glowPower, beats } = land;
  const grid = { step: STEP, columns: Math.ceil(width / STEP) + 2, rows: Math.ceil(height / STEP) + 2 };
  const cells = grid.columns * grid.rows * 3;
  const sky = new Float32Array(cells);
  const bloom = new Float32Array(cells);
  const frame = new Float32Array(width * height * 3);
  const skyColumn = new Float32Array(height * 3);
  const column = new Float32Array(height * 3);
  const rows = layerRows(land);
  const paintGround = groundPainter(land, grid, rows);

  function paintLamps(target, px, t, pulse) {
    for (const lamp of land.lampList) {
      const dx = (px + 0.5 - lamp.x) / lamp.rx;
      if (Math.abs(dx) > 2.2) continue;
      const cy = horizonPx - lamp.y;
      const light = lamp.e * (0.8 + 0.2 * Math.sin(TAU * t * 2 + lamp.r * 9) + 0.3 * pulse);
      const last = Math.min(height, cy + 2.2 * lamp.ry);
      for (let y = Math.max(0, Math.floor(cy - 2.2 * lamp.ry)); y < last; y++) {
        const dy = (y + 0.5 - cy) / lamp.ry;
        const e = Math.exp(-(dx * dx) - (lamp.ry > lamp.rx ? dy ** 6 : dy * dy)) * light;
        const b = (((y / STEP) | 0) * grid.columns + ((px / STEP) | 0)) * 3;
        for (let c = 0; c < 3; c++) {
          const v = mix(color.core[c], color.glow[c], 0.35) * e;
          target[y * 3 + c] += v;
          bloom[b + c] += (v / (STEP * STEP)) * 3;
        }
      }
    }
  }

  function render(t) {
    rows.update(t);
    const beat = t * beats - Math.floor(t * beats);
    const pulse = smooth(0, 0.22, beat) * Math.exp(-3 * Math.max(0, beat - 0.2)) * smooth(1, 0.7, beat);
    const slow = 0.5 + 0.5 * Math.sin(TAU * t - 0.6);
    const power = glowPower * (0.95 + 0.05 * pulse + 0.09 * slow);
    fillSky(land, grid, sky, t, power);
    bloom.fill(0);
    for (let px = 0; px < width; px++) {
      paintSkyColumn(land, grid, sky, skyColumn, px, t);
      const sum = new Float32Array(height * 3);
      for (let s = 0; s < samples; s++) {
        column.set(skyColumn);
        paintGround(column, bloom, px * samples + s, px, t, power);
        for (let k = 0; k < sum.length; k++) sum[k] += column[k] / samples;
      }
      paintLamps(sum, px, t, pulse);
      for (let y = 0; y < height; y++) {
        const d = (y * width + px) * 3;
        frame[d] = sum[y * 3];
        frame[d + 1] = sum[y * 3 + 1];
        frame[d + 2] = sum[y * 3 + 2];
      }
    }
    return finish(land, grid, frame, bloom);
  }
  return { width, height, render };
}
