// Renders the ALMENA landscape without dependencies. The same options always give the same pixels.
import { castle } from './castle.mjs';
import { gridOf } from './landscape/bloom.mjs';
import { layerRows } from './landscape/heights.mjs';
import { buildLandscape } from './landscape/landscape.mjs';
import { filmLight, lampLight, lampShape, lampTint } from './landscape/light.mjs';
import { fillSky, paintSkyColumn } from './sky.mjs';
import { groundPainter } from './ground.mjs';
import { finish } from './finish.mjs';

/**
 * Returns { width, height, render(t) } for the options, which landscape/landscape.mjs lists. `render` returns the 16-bit RGB
 * frame at moment t of the loop, in [0, 1).
 */
export function createScene(options = {}) {
  const land = buildLandscape({ silhouette: castle, ...options });
  const { width, height, samples, horizonPx } = land;
  const grid = gridOf(land);
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
      const light = lampLight(lamp, t, pulse);
      const last = Math.min(height, cy + 2.2 * lamp.ry);
      for (let y = Math.max(0, Math.floor(cy - 2.2 * lamp.ry)); y < last; y++) {
        const dy = (y + 0.5 - cy) / lamp.ry;
        const e = lampShape(lamp, dx, dy) * light;
        const b = (((y / grid.step) | 0) * grid.columns + ((px / grid.step) | 0)) * 3;
        for (let c = 0; c < 3; c++) {
          const v = lampTint(land, c) * e;
          target[y * 3 + c] += v;
          bloom[b + c] += (v / (grid.step * grid.step)) * 3;
        }
      }
    }
  }

  function render(t) {
    rows.update(t);
    const { pulse, power } = filmLight(land, t);
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
