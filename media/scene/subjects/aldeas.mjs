// Hamlets among chestnut trees at first light. Every fold of the hills has a few houses, and mist lies between the folds.
import { mix, random } from '../landscape/numbers.mjs';
import { box, polygon, scaled, under } from '../shapes.mjs';
import { chestnut } from '../trees.mjs';
import { sway } from '../waves.mjs';

const SUN = { x: 150, y: 128, r: 44 };
const byLight = (x, y, wide = 420, tall = 230) =>
  Math.exp(-(((x - SUN.x) / wide) ** 2) - ((y - SUN.y) / tall) ** 2);

const FOLDS = 10;
const folds = Array.from({ length: FOLDS }, (_, n) => {
  const u = n / (FOLDS - 1); // from 0 far away to 1 at the viewer
  const noise = sway(33 + 7 * n, mix(900, 1300, u), mix(130, 260, u), 5);
  return { u, height: (x) => mix(118, -372, u) + mix(40, 66, u) * noise(x) };
});

const next = random(8);
/** The houses of a hamlet, side by side around x. */
function hamlet(x, count, size) {
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i - (count - 1) / 2) * size * (30 + 8 * next()) + 6 * next(),
    wide: size * (26 + 14 * next()),
    tall: size * (17 + 9 * next()),
    hasSmoke: size > 1 && next() < 0.4,
    window: next(),
  }));
}
/** What stands on each fold, by the number of the fold. */
const standing = {
  1: {
    houses: [...hamlet(-318, 4, 0.5), ...hamlet(404, 3, 0.5)],
    trees: [
      [-238, 0.36],
      [-214, 0.3],
      [338, 0.34],
      [478, 0.4],
    ],
  },
  3: {
    houses: hamlet(-112, 5, 0.78),
    trees: [
      [-226, 0.56],
      [-190, 0.46],
      [18, 0.54],
      [62, 0.66],
      [440, 0.6],
    ],
  },
  5: {
    houses: hamlet(318, 4, 1.15),
    trees: [
      [176, 0.84],
      [456, 1],
      [516, 0.8],
      [-448, 0.9],
      [-384, 0.74],
    ],
  },
  7: {
    houses: hamlet(-300, 3, 1.8),
    trees: [
      [-488, 1.5],
      [-160, 1.35],
      [590, 1.6],
    ],
  },
};

function paintFold({ paintShape, lineColour }, { u, height }) {
  for (const [n, sink] of [0, 17].entries())
    paintShape({
      distance: under((x) => height(x) * (1 - 0.02 * n) - sink * mix(0.6, 1.25, u)),
      stroke: mix(0.9, 1.5, u) * (n === 0 ? 1 : 0.8),
      fill(x, y, colour) {
        const mist = Math.min(1, Math.max(0, (height(x) - y) / mix(50, 120, u)));
        const light = byLight(x, y, 520, 300);
        const veil = mix(1, 0.06, u ** 0.75);
        lineColour(
          (0.05 + 0.24 * veil) * light * mix(0.4, 1, mist),
          0.17 * veil * mix(0.3, 1, mist),
          colour,
          0.3,
        );
      },
      line: (x, y, colour) =>
        lineColour(mix(0.85, 0.35, u) * byLight(x, y, 460, 340) * 0.7 ** n, 0.09 * 0.7 ** n, colour),
    });
}

function paintHouse({ paintShape, lineColour, hazeColour }, { x, wide, tall, hasSmoke, window }, foot, u) {
  const end = x + wide;
  const eaves = foot + tall;
  const light = byLight(x, eaves, 480, 320);
  const within = [x - 6, foot - 30, end + 6, eaves + 0.5 * wide];
  paintShape({
    distance: box(x, foot - 30, end, eaves),
    stroke: 0.9,
    fill: (px, py, colour) => lineColour(0.16 * light, mix(0.36, 0.2, u), colour, 0.8),
    line: (px, py, colour) => lineColour(0.6 * light, 0.12, colour),
    within,
  });
  paintShape({
    distance: polygon([
      [x - 2, eaves],
      [end + 2, eaves],
      [x + 0.55 * wide, eaves + 0.3 * wide],
    ]),
    stroke: 1.1,
    fill: (px, py, colour) => lineColour(0.03, mix(0.08, 0.015, u), colour, 0.3),
    line: (px, py, colour) => lineColour(0.95 * light, 0.1, colour),
    within,
  });
  const left = mix(x + 0.15 * wide, end - 0.35 * wide, window);
  const size = 0.14 * wide;
  paintShape({
    distance: box(left, foot + 0.3 * tall, left + size, foot + 0.3 * tall + 1.3 * size),
    fill: (px, py, colour) => hazeColour(0.8, 0.7, colour),
    within,
  });
  if (!hasSmoke) return;
  const from = eaves + 0.2 * wide;
  paintShape({
    distance(px, py) {
      const up = Math.max(0, py - from);
      const swing = 0.05 * up + 1.5;
      return Math.abs(px - x - 0.7 * wide - 0.3 * up - swing * Math.sin(up / (0.4 * wide))) / 1.15 - 0.6;
    },
    fill: (px, py, colour) =>
      lineColour(0.5 * light, 0.2 * Math.max(0, 1 - (py - from) / (3 * wide)), colour),
    within: [x - 20, from, end + 1.6 * wide, from + 3 * wide],
  });
}

export const aldeas = {
  options: {
    width: 1280,
    height: 854,
    scale: 1,
    axis: 0.5,
    horizon: 0.5,
    seed: 33,
    glow: '#f08a55',
    core: '#ffe2b0',
    skyTop: '#23424a',
    skyMid: '#5d7b7d',
    skyLow: '#b9b6a2',
    stars: 0,
    shafts: 0,
    glowPower: 0.92,
    line: '#fff4e2',
    disc: { ...SUN, power: 0.9, color: '#ffe9c4', fade: 0.9 },
    bloom: 0.3,
  },
  draw(painter) {
    painter.paintSky();
    for (const [n, fold] of folds.entries()) {
      for (const { x, ...house } of standing[n]?.houses ?? []) {
        const foot = fold.height(x + house.wide / 2) - 6;
        paintHouse(painter, { x, ...house }, foot, fold.u);
      }
      for (const [x, size] of standing[n]?.trees ?? [])
        painter.paintShape({
          distance: scaled(chestnut(next), size, x, fold.height(x)),
          stroke: 1.1,
          fill: (px, py, colour) => painter.lineColour(0.03, mix(0.045, 0.006, fold.u), colour, 0.2),
          line: (px, py, colour) => painter.lineColour(1.15 * byLight(px, py, 520, 340), 0.07, colour),
        });
      paintFold(painter, fold);
    }
  },
};
