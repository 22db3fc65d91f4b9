// Shapes to pixels, and the colours they are painted with. Units: design units from axis and horizon, `y` upwards.
import { clamp, mix } from './landscape/numbers.mjs';

/**
 * Visits the pixels of one shape: `cover(px, py, colour, share)` where `distance` is negative, if it has a `fill`, then
 * `light(px, py, colour, share)` on its outline of `stroke` design units, if it has a `line`. `fill(x, y, colour)` and
 * `line(x, y, colour)` write linear light into `colour`. `within`: [x0, y0, x1, y1] of what to look at.
 */
export function rasterShape(land, shape, cover, light) {
  const { width, height, axisPx, horizonPx, scale } = land;
  const { distance, fill, line, stroke = 1.3, within } = shape;
  const colour = [0, 0, 0];
  const [x0, y0, x1, y1] = within ?? [-Infinity, -Infinity, Infinity, Infinity];
  const half = (stroke * scale) / 2;
  for (let py = 0; py < height; py++) {
    const y = (horizonPx - py - 0.5) / scale;
    if (y < y0 || y > y1) continue;
    for (let px = 0; px < width; px++) {
      const x = (px + 0.5 - axisPx) / scale;
      if (x < x0 || x > x1) continue;
      const d = distance(x, y) * scale;
      const solid = clamp(0.5 - d);
      if (fill && solid > 0) {
        fill(x, y, colour);
        cover(px, py, colour, solid);
      }
      if (!line) continue;
      const share = clamp(half + 0.5 - Math.abs(d)) * Math.min(1, 2 * half);
      if (share <= 0) continue;
      line(x, y, colour);
      light(px, py, colour, share);
    }
  }
}

/** The colours of a landscape's shapes when the light behind the building has the strength `power`. */
export function shapeColours({ color }, power) {
  const { glow, core, line, cool, ink } = color;
  return {
    /** A line that catches `hot` (0 to about 1.3) of the light, by `ambient` besides, into `colour`. */
    lineColour(hot, ambient, colour, warm = 1) {
      for (let c = 0; c < 3; c++)
        colour[c] =
          mix(cool[c], line[c], warm) * ambient + power * hot * (0.8 * glow[c] + 0.5 * hot * core[c]);
    },
    /** A surface: ink, and `haze` (0 to 1) of the light that hangs before it; `heart` of the light's core. */
    hazeColour(haze, heart, colour) {
      for (let c = 0; c < 3; c++) colour[c] = ink[c] + power * (haze * glow[c] + heart * core[c]);
    },
  };
}
