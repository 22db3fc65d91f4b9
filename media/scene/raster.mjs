// Turns shapes into pixels, and has the colours of shapes. x and y are design units from axis and horizon, and y points up.
import { clamp, mix } from './landscape/numbers.mjs';

/**
 * Visits the pixels of one shape. If the shape has a `fill`, `cover(px, py, colour, share)` is called where `distance` is
 * negative. If it has a `line`, `light(px, py, colour, share)` is called on its outline, which is `stroke` design units wide.
 * `fill(x, y, colour)` and `line(x, y, colour)` write linear light into `colour`. Only pixels inside `within`, which is
 * [x0, y0, x1, y1], are visited.
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

/** The colours of shapes in a landscape whose light behind the building has the strength `power`. */
export function shapeColours({ color }, power) {
  const { glow, core, line, cool, ink } = color;
  return {
    /** Writes the colour of a line, which catches `hot` (0 to about 1.3) of the light besides the `ambient` light. */
    lineColour(hot, ambient, colour, warm = 1) {
      for (let c = 0; c < 3; c++)
        colour[c] =
          mix(cool[c], line[c], warm) * ambient + power * hot * (0.8 * glow[c] + 0.5 * hot * core[c]);
    },
    /**
     * Writes the colour of a dark surface behind haze. The haze takes the share `haze` of the light, and the share
     * `heart` of the light's core.
     */
    hazeColour(haze, heart, colour) {
      for (let c = 0; c < 3; c++) colour[c] = ink[c] + power * (haze * glow[c] + heart * core[c]);
    },
  };
}
