// How light falls on a landscape. All values are linear light.
import { BEATS } from '../loop.mjs';
import { TAU, clamp, mix, smooth } from './numbers.mjs';

/** The swell of the beat (0 to 1) and the strength of the light behind the building, at moment t of the loop. */
export function filmLight({ glowPower }, t) {
  const beat = t * BEATS - Math.floor(t * BEATS);
  const pulse = smooth(0, 0.22, beat) * Math.exp(-3 * Math.max(0, beat - 0.2)) * smooth(1, 0.7, beat);
  // The light also rises and falls once in a loop.
  const slow = 0.5 + 0.5 * Math.sin(TAU * t - 0.6);
  return { pulse, power: glowPower * (0.95 + 0.05 * pulse + 0.09 * slow) };
}

/** Strength (0 to 1) of a ripple. One leaves the building every second beat and reaches the viewer (u = 1) four beats later. */
export function rippleAt(t, u) {
  const phase = (t * BEATS - u * 4) / 2;
  const f = phase - Math.floor(phase);
  return smooth(0, 0.34, f) * Math.exp(-2.6 * Math.max(0, f - 0.3)) * smooth(1, 0.8, f);
}

/** How hazy the crest of a layer is, how hazy its foot is, and over how many design units the haze grows. */
export function fillOf({ kind, u }) {
  if (kind === 'sierra') return { crest: mix(0.62, 0.3, u), pool: mix(0.8, 0.62, u), depth: 60 };
  if (kind === 'building') return { crest: 0, pool: 0.06, depth: 150 };
  return { crest: 0.035 * (1 - u) ** 2, pool: 0.6 * (1 - u) ** 1.5 + 0.02, depth: mix(60, 90, u) };
}

/** Width of a layer's line in design units, or 0 for a layer without a line. */
export const strokeOf = ({ kind, u }) =>
  kind === 'sierra' ? 0 : kind === 'building' ? 1.15 : mix(1.0, 1.55, u);

/** How near a column is to the building's light. `wideOf` reaches further than `nearOf`. */
export const nearOf = (x) => Math.exp(-(((x - 20) / 430) ** 2));
export const wideOf = (x) => Math.exp(-(((x - 20) / 820) ** 2));

/** Share of a layer's haze that is seen at x. The haze drifts during the loop. */
export function veilOf(index, x, t) {
  const drift = Math.sin(x / 260 + index * 0.9 + TAU * t);
  return 0.8 + 0.2 * drift * Math.sin(x / 410 - index * 0.6 + TAU * t * (index % 2 ? 1 : -1));
}

/** Writes the colour of the haze in front of a layer into `haze`. */
export function fillHaze({ color }, veil, power, near, wide, haze) {
  for (let c = 0; c < 3; c++) {
    const warm = color.glow[c] * (0.07 * wide + 0.13 * near) + color.core[c] * 0.04 * near * near;
    haze[c] = (color.haze[c] * 0.5 * (1 - 0.75 * wide) + power * warm) * veil;
  }
}

/** Writes the colour of a layer's line at x into `ink`. At the crest the colour is multiplied by `light`. */
export function fillInk({ color, hasBuilding }, layer, light, x, power, near, wide, ink) {
  let ambient;
  let hot;
  if (layer.kind === 'building') {
    ambient = hasBuilding ? 0.08 : 0;
    hot = hasBuilding ? 1.25 * near + 0.06 : 0;
  } else {
    ambient = mix(0.13, 0.085, layer.u) * (0.28 + 0.72 * smooth(-1150, -160, x));
    hot = 0.54 * near * Math.exp(-1.9 * layer.u) + 0.14 * wide * (1 - layer.u);
  }
  for (let c = 0; c < 3; c++) {
    const lit = color.glow[c] * hot * 0.8 + color.core[c] * hot * hot * 0.5;
    ink[c] = light * (mix(color.cool[c], color.line[c], wide) * ambient + power * lit);
  }
}

/**
 * Writes the sky at a place in px. `night` gets its colour in the dark, and `lit` what one unit of the light behind the
 * building adds.
 */
export function fillSkyAt(land, px, py, t, night, lit) {
  const { color, axisPx, horizonPx, scale, shafts, lean } = land;
  const v = py / horizonPx;
  const a = smooth(0, 0.75, v);
  const b = smooth(0.45, 1.05, v);
  const dy = (horizonPx - py) / scale;
  const dx = (px - axisPx) / scale;
  const lx = dx - 20;
  const dome = Math.exp(-((lx / 600) ** 2) - ((dy - 90) / 330) ** 2 * (dy > 90 ? 1 : 0.2));
  const glow = Math.exp(-((lx / 350) ** 2) - ((dy - 120) / 170) ** 2);
  const core = Math.exp(-((lx / 235) ** 2) - ((dy - 130) / 105) ** 2);
  // The faint shafts of light depend on the angle around a point below the hill.
  const angle = Math.atan2(lx, dy + 90);
  const turn = 1.4 * Math.sin(angle * 5 - TAU * t + lean);
  const ray = (0.5 + 0.5 * Math.sin(angle * 13 + 0.5 * Math.sin(TAU * t) + turn)) ** 1.6;
  const far = Math.hypot(lx, dy + 90);
  const shaft = ray * Math.exp(-far / 330) * smooth(120, 330, far) * smooth(1.35, 0.5, Math.abs(angle));
  const veil = 0.85 + 0.15 * Math.sin(dx / 210 + dy / 90 + TAU * t) * Math.sin(dx / 330 - dy / 140 + 1.7);
  for (let c = 0; c < 3; c++) {
    night[c] = mix(mix(color.skyTop[c], color.skyMid[c], a), color.skyLow[c], b) * (1 - 0.85 * dome);
    const copper = color.glow[c] * (0.15 * dome * veil + 0.3 * glow + 0.25 * shafts * shaft);
    lit[c] = copper + color.core[c] * 0.62 * core;
  }
}

const COLD = [0.8, 0.88, 1];
const WARM = [1, 0.9, 0.74];

/** A star's light at moment t, without its tint. */
export const starLight = (star, t, horizonPx) =>
  star.a * (0.72 + 0.28 * Math.sin(TAU * star.n * t + star.p)) * smooth(1.0, 0.55, star.y / horizonPx);

export const starTint = (warmth, c) => mix(COLD[c], WARM[c], warmth);

/** A lamp's light at moment t. `pulse` (0 to 1) is the swell of the beat. */
export const lampLight = (lamp, t, pulse) =>
  lamp.e * (0.8 + 0.2 * Math.sin(TAU * t * 2 + lamp.r * 9) + 0.3 * pulse);

/** A lamp's glow at a distance that is measured in the lamp's radii. Tall lamps are slits with hard ends. */
export const lampShape = (lamp, dx, dy) => Math.exp(-(dx * dx) - (lamp.ry > lamp.rx ? dy ** 6 : dy * dy));

export const lampTint = ({ color }, c) => mix(color.core[c], color.glow[c], 0.35);

/** Darkens the picture towards its edges. `across` and `down` are shares of width and height. */
export function vignette({ axis }, across, down) {
  const vx = (across - axis) * 1.25;
  const vy = (down - 0.5) * 2;
  return 1 - 0.2 * clamp(vx * vx + 0.35 * vy * vy * vy * vy);
}

/** Turns linear light into sRGB (0 to 1), with a soft shoulder instead of clipping. */
export function developed(light) {
  const v = light < 0.5 ? light : 0.5 + 0.5 * (1 - Math.exp(-(light - 0.5) / 0.5));
  return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
}
