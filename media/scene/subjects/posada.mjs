// An inn at the foot of a rock by night. The rock is a wave in steps, and the smoke from the chimney is a sine.
import { clamp, lowpass, mix, smooth } from '../landscape/numbers.mjs';
import { box, hipped, moved, roundArch, under, union } from '../shapes.mjs';
import { sway } from '../waves.mjs';

/**
 * The steps of the rock. Each number in `from` is an x, and `height` has the rock's height from there to the next x.
 */
const from = [
  -900, -452, -352, -290, -214, -150, -96, -52, -18, 34, 108, 150, 226, 268, 318, 372, 430, 500, 560, 640,
  740,
];
const height = [
  20, 34, 62, 54, 92, 116, 190, 282, 346, 430, 412, 448, 402, 318, 336, 226, 176, 188, 112, 66, 40,
];
const EDGE = 900;
const STEP = 0.5;
const heights = Float32Array.from(
  { length: (2 * EDGE) / STEP },
  (_, i) => height[from.findLastIndex((x) => i * STEP - EDGE >= x)],
);
const steep = union(...from.map((x, n) => box(x, -400, from[n + 1] ?? EDGE, height[n])));

/** Returns a function that gives the rock's height. Its corners are rounded over `cut` units. */
function worn(cut) {
  const soft = lowpass(heights, cut / STEP);
  return (x) => {
    const place = clamp((x + EDGE) / STEP, 0, soft.length - 1.001);
    const i = place | 0;
    return mix(soft[i], soft[i + 1], place - i);
  };
}
const LAYERS = 15;

const MOON = { x: -150, y: 392 };
const behind = (x, y, wide = 330, tall = 300) =>
  Math.exp(-(((x - 20) / wide) ** 2) - ((y - 250) / tall) ** 2);

const FOOT = -128;
const body = union(box(-168, FOOT - 60, 96, -8), box(86, FOOT - 60, 186, -42));
const roofs = union(hipped(-178, 106, -10, 24, 22), hipped(70, 196, -44, -20, 14));
const chimney = union(box(34, 10, 56, 50), box(31, 48, 59, 53));
/** Windows as [x, y, half width, height]. */
const windows = [
  [-134, -60, 12, 30],
  [-86, -60, 12, 30],
  [12, -60, 12, 30],
  [60, -60, 12, 30],
  [122, -84, 11, 26],
  [158, -84, 11, 26],
];
const door = moved(-37, roundArch({ half: 15, spring: -84, foot: FOOT - 60 }));
const porch = union(hipped(-76, 2, -70, -60, 8), box(-72, FOOT - 60, -69, -66), box(-5, FOOT - 60, -2, -66));

function paintRock({ paintShape, lineColour, hazeColour }) {
  for (let k = 0; k < LAYERS; k++) {
    const u = k / (LAYERS - 1); // from 0 far away to 1 at the viewer
    const noise = sway(400 + k, mix(180, 700, u), mix(40, 170, u), 5);
    const rock = worn(mix(3.5, 110, u ** 0.9));
    const crest = (x) => rock(x) * (1 - u) ** 1.25 - 134 * u ** 0.9 + mix(1.5, 12, u) * noise(x);
    paintShape({
      distance: k === 0 ? steep : under(crest),
      stroke: mix(1.5, 1.15, u),
      fill(x, y, colour) {
        const inn = Math.exp(-(((x + 30) / 210) ** 2) - ((y + 70) / 110) ** 2);
        hazeColour(0.008 + 0.16 * inn * u, 0.03 * inn * u, colour);
      },
      line(x, y, colour) {
        const inn = Math.exp(-(((x + 30) / 240) ** 2) - ((y + 80) / 130) ** 2);
        lineColour(mix(1.15, 0.4, u ** 0.5) * behind(x, y) + 0.35 * u * inn, mix(0.07, 0.05, u), colour);
      },
    });
  }
}

function paintInn({ paintShape, lineColour, hazeColour }) {
  const warm = (x, y) =>
    Math.exp(-Math.hypot((x + 37) / 1.1, y + 106) / 56) +
    0.5 * windows.reduce((sum, [wx, wy]) => sum + Math.exp(-Math.hypot(x - wx, y - wy - 15) / 20), 0);
  const within = [-200, FOOT - 70, 220, 70];
  paintShape({
    distance: union(body, chimney),
    stroke: 1.2,
    fill: (x, y, colour) => hazeColour(0.03 + 0.26 * warm(x, y), 0.008 + 0.1 * warm(x, y), colour),
    line: (x, y, colour) => lineColour(0.55, 0.08, colour),
    within,
  });
  paintShape({
    distance: roofs,
    stroke: 1.4,
    fill: (x, y, colour) => hazeColour(0.012, 0, colour),
    line: (x, y, colour) => lineColour(0.8, 0.1, colour),
    within,
  });
  for (const [x, y, half, tall] of windows)
    paintShape({
      distance: union(box(x - half, y, x - 1, y + tall), box(x + 1, y, x + half, y + tall)),
      stroke: 0.9,
      fill: (px, py, colour) => hazeColour(0.75, 0.6 * smooth(y + tall + 16, y, py), colour),
      line: (px, py, colour) => lineColour(0.8, 0.05, colour),
      within: [x - half - 3, y - 3, x + half + 3, y + tall + 3],
    });
  paintShape({
    distance: door,
    stroke: 1.3,
    fill: (x, y, colour) => hazeColour(0.9, 0.95, colour),
    line: (x, y, colour) => lineColour(1.2, 0.1, colour),
    within: [-60, FOOT - 60, -14, -60],
  });
  paintShape({
    distance: porch,
    stroke: 1.1,
    fill: (x, y, colour) => hazeColour(0.02, 0, colour),
    line: (x, y, colour) => lineColour(0.7, 0.08, colour),
    within,
  });
}

/** Smoke that swings wider the higher it rises. */
function paintSmoke({ paintShape, lineColour }) {
  for (const [n, swing] of [1, 0.72, 0.46].entries())
    paintShape({
      distance(x, y) {
        const up = Math.max(0, y - 56);
        const at = 45 + 0.22 * up + swing * (0.06 * up + 3) * Math.sin(up / 17);
        const slope = 0.22 + (swing * (0.06 * up + 3) * Math.cos(up / 17)) / 17;
        return Math.abs(x - at) / Math.hypot(1, slope) - 0.7;
      },
      fill: (x, y, colour) => lineColour(0.7 * 0.7 ** n * smooth(330, 60, y), 0.05, colour),
      within: [-40, 56, 220, 320],
    });
}

/** How many lines the paving and the meadow in front of the inn have. */
const LINES = 10;
function paintMeadow({ paintShape, lineColour, hazeColour }) {
  for (let k = 0; k < LINES; k++) {
    const u = k / (LINES - 1);
    const noise = sway(500 + k, mix(220, 900, u), mix(60, 220, u), 4);
    const crest = (x) => FOOT - 240 * u ** 1.35 + mix(2, 15, u) * noise(x) + 7 * Math.cos(x / 210);
    paintShape({
      distance: under(crest),
      stroke: mix(1, 1.6, u),
      fill(x, y, colour) {
        const beam = Math.exp(-(((x + 37) / mix(36, 190, u)) ** 2));
        hazeColour(0.008 + 0.42 * beam * (1 - u) ** 1.3, 0.2 * beam * (1 - u) ** 3, colour);
      },
      line(x, y, colour) {
        const beam = Math.exp(-(((x + 37) / mix(70, 260, u)) ** 2));
        lineColour(0.12 + 0.75 * beam * (1 - 0.6 * u), 0.05, colour);
      },
      within: [-900, -500, 900, FOOT + 40],
    });
  }
}

export const posada = {
  options: {
    width: 1280,
    height: 854,
    scale: 1,
    axis: 0.5,
    horizon: 0.6,
    seed: 58,
    glow: '#c4512e',
    core: '#eeb27a',
    skyTop: '#050709',
    skyMid: '#0a1216',
    skyLow: '#18303a',
    stars: 190,
    shafts: 0.3,
    lean: 2.2,
    glowPower: 0.8,
    disc: { ...MOON, r: 24, power: 0.85, color: '#e8b98a', fade: 0.7 },
    bloom: 0.3,
  },
  draw(painter) {
    painter.paintSky();
    paintRock(painter);
    paintInn(painter);
    paintSmoke(painter);
    paintMeadow(painter);
  },
};
