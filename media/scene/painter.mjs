// Paints a picture from sky, shapes, water and ridge lines, in the light of the landscape. x and y are design units from axis
// and horizon, and y points up.
import { finish } from './finish.mjs';
import { groundPainter } from './ground.mjs';
import { gridOf } from './landscape/bloom.mjs';
import { layerRows } from './landscape/heights.mjs';
import { buildLandscape } from './landscape/landscape.mjs';
import { filmLight } from './landscape/light.mjs';
import { clamp, mix } from './landscape/numbers.mjs';
import { rasterShape, shapeColours } from './raster.mjs';
import { fillSky, paintSkyColumn } from './sky.mjs';

/** Draws a line of colour `ink` over the linear colour of a pixel. The line takes the share `cover` of the pixel. */
export function drawOver(colour, ink, cover) {
  for (let c = 0; c < 3; c++) colour[c] = colour[c] * (1 - 0.5 * cover) + ink[c] * cover;
}

/** A canvas for one landscape, with the same options as a film. Call its steps back to front and `develop` last. */
export function createPainter(options, moment = 0.3) {
  const land = buildLandscape({ lamps: 0, slits: [], silhouette: [], hill: 0, ...options });
  land.layers = land.layers.filter(({ kind }) => kind === 'line');
  const { width, height, axisPx, horizonPx, scale, samples } = land;
  const grid = gridOf(land);
  const frame = new Float32Array(width * height * 3);
  const bloom = new Float32Array(grid.columns * grid.rows * 3);
  const { power } = filmLight(land, moment);
  const toX = (px) => (px + 0.5 - axisPx) / scale;
  const toY = (py) => (horizonPx - py - 0.5) / scale;

  function paintSky() {
    const sky = new Float32Array(bloom.length);
    const column = new Float32Array(height * 3);
    fillSky(land, grid, sky, moment, power);
    for (let px = 0; px < width; px++) {
      paintSkyColumn(land, grid, sky, column, px, moment);
      for (let py = 0; py < height; py++)
        for (let c = 0; c < 3; c++) frame[(py * width + px) * 3 + c] = column[py * 3 + c];
    }
  }

  /**
   * Paints the landscape's ridge lines in front of everything that is painted already. The far lines follow
   * `silhouette`.
   */
  function paintGround() {
    const rows = layerRows(land);
    rows.update(moment);
    const paint = groundPainter(land, grid, rows);
    const behind = new Float32Array(height * 3);
    const column = new Float32Array(height * 3);
    for (let px = 0; px < width; px++) {
      for (let py = 0; py < height; py++)
        for (let c = 0; c < 3; c++) behind[py * 3 + c] = frame[(py * width + px) * 3 + c];
      const sum = new Float32Array(height * 3);
      for (let s = 0; s < samples; s++) {
        column.set(behind);
        paint(column, bloom, px * samples + s, px, moment, power);
        for (let k = 0; k < sum.length; k++) sum[k] += column[k] / samples;
      }
      for (let py = 0; py < height; py++)
        for (let c = 0; c < 3; c++) frame[(py * width + px) * 3 + c] = sum[py * 3 + c];
    }
  }

  /** Paints one shape as raster.mjs describes it. */
  const paintShape = (shape) => rasterShape(land, shape, coverPixel, lightPixel);

  const cellArea = grid.step * grid.step;
  const cellOf = (px, py) => (((py / grid.step) | 0) * grid.columns + ((px / grid.step) | 0)) * 3;

  /** Paints a solid pixel. It hides everything behind it, also the light that was spread there. */
  function coverPixel(px, py, colour, cover) {
    const i = (py * width + px) * 3;
    const b = cellOf(px, py);
    for (let c = 0; c < 3; c++) {
      frame[i + c] = mix(frame[i + c], colour[c], cover);
      bloom[b + c] *= 1 - cover / cellArea;
    }
  }

  function lightPixel(px, py, colour, cover) {
    const i = (py * width + px) * 3;
    const b = cellOf(px, py);
    for (let c = 0; c < 3; c++) {
      const light = colour[c] * cover;
      frame[i + c] = frame[i + c] * (1 - 0.5 * cover) + light;
      bloom[b + c] += light / cellArea;
    }
  }

  /** Calls `shade(x, y, rgb)` for every pixel to change its linear colour. */
  function paintOver(shade, within) {
    const colour = [0, 0, 0];
    const [x0, y0, x1, y1] = within ?? [-Infinity, -Infinity, Infinity, Infinity];
    for (let py = 0; py < height; py++) {
      const y = toY(py);
      if (y < y0 || y > y1) continue;
      for (let px = 0; px < width; px++) {
        const x = toX(px);
        if (x < x0 || x > x1) continue;
        const i = (py * width + px) * 3;
        for (let c = 0; c < 3; c++) colour[c] = frame[i + c];
        shade(x, y, colour);
        for (let c = 0; c < 3; c++) frame[i + c] = colour[c];
      }
    }
  }

  /** Writes the present colour of a point into `colour`. Points outside the picture have the colour of its edge. */
  function colourAt(x, y, colour) {
    const fx = clamp(x * scale + axisPx - 0.5, 0, width - 1.001);
    const fy = clamp(horizonPx - y * scale - 0.5, 0, height - 1.001);
    const [px, py] = [fx | 0, fy | 0];
    const [kx, ky] = [fx - px, fy - py];
    const i = (py * width + px) * 3;
    const j = i + width * 3;
    for (let c = 0; c < 3; c++)
      colour[c] = mix(mix(frame[i + c], frame[i + 3 + c], kx), mix(frame[j + c], frame[j + 3 + c], kx), ky);
    return colour;
  }

  const develop = () => ({ pixels: finish(land, grid, frame, bloom), width, height });
  return {
    land,
    power,
    ...shapeColours(land, power),
    paintSky,
    paintGround,
    paintShape,
    paintOver,
    colourAt,
    develop,
  };
}
