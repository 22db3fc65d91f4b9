// Paints the sky, the sun or moon, and the stars.
import { fillSkyAt, starLight, starTint } from './landscape/light.mjs';
import { clamp, mix, smooth } from './landscape/numbers.mjs';

/** Fills `sky` for moment t with linear RGB, one cell for every `grid.step` px. `power` scales the light. */
export function fillSky(land, grid, sky, t, power) {
  const night = [0, 0, 0];
  const lit = [0, 0, 0];
  for (let y = 0; y < grid.rows; y++) {
    for (let x = 0; x < grid.columns; x++) {
      fillSkyAt(land, x * grid.step, y * grid.step, t, night, lit);
      const i = (y * grid.columns + x) * 3;
      for (let c = 0; c < 3; c++) sky[i + c] = night[c] + power * lit[c];
    }
  }
}

/** Paints column px of the sky, the disc and the stars into `column` (height x RGB). */
export function paintSkyColumn(land, grid, sky, column, px, t) {
  const { height, axisPx, horizonPx, scale, disc, starSize } = land;
  const qx = px / grid.step;
  const x0 = qx | 0;
  const fx = qx - x0;
  for (let y = 0; y < height; y++) {
    const qy = y / grid.step;
    const y0 = qy | 0;
    const fy = qy - y0;
    const i = (y0 * grid.columns + x0) * 3;
    const j = i + grid.columns * 3;
    for (let c = 0; c < 3; c++) {
      column[y * 3 + c] = mix(mix(sky[i + c], sky[i + 3 + c], fx), mix(sky[j + c], sky[j + 3 + c], fx), fy);
    }
  }
  if (disc) paintDisc(land, column, px);
  for (const star of land.stars[px]) {
    const y = star.y | 0;
    const f = star.y - y;
    if (
      disc &&
      Math.hypot((px - axisPx) / scale - disc.x, (horizonPx - star.y) / scale - disc.y) < disc.r + 3
    )
      continue;
    const light = starLight(star, t, horizonPx);
    for (let c = 0; c < 3; c++) {
      const tint = starTint(star.w, c);
      for (let row = y; row < Math.min(height, y + starSize); row++)
        column[row * 3 + c] += light * tint * (row === y ? 1 - f : 1);
      if (y + starSize < height) column[(y + starSize) * 3 + c] += light * tint * f;
    }
  }
}

function paintDisc({ height, axisPx, horizonPx, scale, disc }, column, px) {
  const dx = (px + 0.5 - axisPx) / scale - disc.x;
  if (Math.abs(dx) >= disc.r + 2) return;
  for (let y = 0; y < Math.min(height, horizonPx + 4); y++) {
    const dy = (horizonPx - y - 0.5) / scale - disc.y;
    const cover = smooth(disc.r + 0.8, disc.r - 0.8, Math.hypot(dx, dy)) * disc.power;
    if (cover <= 0) continue;
    const shade = mix(1, disc.fade, clamp((disc.r - dy) / (2 * disc.r)));
    for (let c = 0; c < 3; c++) column[y * 3 + c] = mix(column[y * 3 + c], disc.color[c] * shade, cover);
  }
}
