// Sky, sun or moon, and stars.
import { TAU, clamp, mix, smooth } from './mathematics.mjs';

const COLD = [0.8, 0.88, 1];
const WARM = [1, 0.9, 0.74];

/** Fills a low-resolution sky (linear RGB, `grid.step` px per cell) for moment t; `power` scales the light. */
export function fillSky(land, grid, sky, t, power) {
  const { color, axisPx, horizonPx, scale, shafts, lean } = land;
  for (let y = 0; y < grid.rows; y++) {
    const py = y * grid.step;
    const v = py / horizonPx;
    const a = smooth(0, 0.75, v);
    const b = smooth(0.45, 1.05, v);
    const dy = (horizonPx - py) / scale;
    for (let x = 0; x < grid.columns; x++) {
      const dx = (x * grid.step - axisPx) / scale;
      const lx = dx - 20;
      const dome = Math.exp(-((lx / 600) ** 2) - ((dy - 90) / 330) ** 2 * (dy > 90 ? 1 : 0.2));
      const glow = Math.exp(-((lx / 350) ** 2) - ((dy - 120) / 170) ** 2);
      const core = Math.exp(-((lx / 235) ** 2) - ((dy - 130) / 105) ** 2);
      // faint shafts, driven by the angle around a point under the hill
      const angle = Math.atan2(lx, dy + 90);
      const turn = 1.4 * Math.sin(angle * 5 - TAU * t + lean);
      const ray = (0.5 + 0.5 * Math.sin(angle * 13 + 0.5 * Math.sin(TAU * t) + turn)) ** 1.6;
      const far = Math.hypot(lx, dy + 90);
      const shaft = ray * Math.exp(-far / 330) * smooth(120, 330, far) * smooth(1.35, 0.5, Math.abs(angle));
      const veil = 0.85 + 0.15 * Math.sin(dx / 210 + dy / 90 + TAU * t) * Math.sin(dx / 330 - dy / 140 + 1.7);
      const i = (y * grid.columns + x) * 3;
      for (let c = 0; c < 3; c++) {
        const night = mix(mix(color.skyTop[c], color.skyMid[c], a), color.skyLow[c], b) * (1 - 0.85 * dome);
        const copper = color.glow[c] * (0.15 * dome * veil + 0.3 * glow + 0.25 * shafts * shaft);
        sky[i + c] = night + power * (copper + color.core[c] * 0.62 * core);
      }
    }
  }
}

/** Paints column px of the sky into `column` (height x RGB): sky, disc, stars. */
export function paintSkyColumn(land, grid, sky, column, px, t) {
  const { height, axisPx, horizonPx, scale, disc } = land;
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
    const twinkle = 0.72 + 0.28 * Math.sin(TAU * star.n * t + star.p);
    const light = star.a * twinkle * smooth(1.0, 0.55, star.y / horizonPx);
    for (let c = 0; c < 3; c++) {
      const tint = mix(COLD[c], WARM[c], star.w);
      column[y * 3 + c] += light * tint * (1 - f);
      if (y + 1 < height) column[(y + 1) * 3 + c] += light * tint * f;
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
