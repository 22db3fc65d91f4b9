// A pool in a garden at nightfall. The water reflects the sky's light in sine waves, and orange trees stand around the pool.
import { mix, random, smooth } from '../landscape/numbers.mjs';
import {
  box,
  hipped,
  intersection,
  moved,
  outside,
  polygon,
  repeated,
  roundArch,
  scaled,
  under,
  union,
} from '../shapes.mjs';
import { cypress, orangeTree } from '../trees.mjs';
import { sway } from '../waves.mjs';

const glowOf = (x, y, wide = 360, tall = 230) => Math.exp(-(((x + 60) / wide) ** 2) - ((y - 70) / tall) ** 2);

/* The house at the end of the garden. */
const gallery = moved(150, (x, y) =>
  Math.max(repeated(54, roundArch({ half: 19, spring: 40, foot: -40 }))(x - 27, y), Math.abs(x) - 108),
);
const house = intersection(
  union(box(20, -60, 280, 84), hipped(10, 290, 82, 112, 28), box(214, 100, 232, 134)),
  outside(gallery),
);

const next = random(12);
/** Trees as [x, y of the foot, size], the far ones first. */
const trees = [
  [-312, -30, 0.8],
  [-226, -34, 0.86],
  [372, -34, 0.9],
  [-400, -74, 1.35],
  [438, -96, 1.75],
  [-500, -160, 2.3],
].map(([x, y, size]) => ({ x, y, size, ...orangeTree(next) }));

/* The pool is a rectangle on flat ground. */
const inPerspective = (from, to, halfFar, halfNear, middle) =>
  polygon([
    [middle - halfFar, from],
    [middle + halfFar, from],
    [middle + halfNear, to],
    [middle - halfNear, to],
  ]);
const pool = inPerspective(-62, -250, 196, 351, 20);
const kerb = inPerspective(-55, -262, 210, 378, 20);
/** The rails of a ladder at the near edge. */
const rail = (x) =>
  union(
    intersection(
      (px, py) => Math.abs(Math.hypot(px - x, (py + 214) * 1.15) - 17) - 2.1,
      (px, py) => -214 - py,
    ),
    box(x - 19.1, -262, x - 14.9, -214),
    box(x + 14.9, -238, x + 19.1, -214),
  );
const ladder = union(rail(166), rail(226));

const LAWN = 22;
function paintLawn({ paintShape, lineColour, hazeColour }) {
  for (let k = 0; k < LAWN; k++) {
    const u = k / (LAWN - 1);
    const noise = sway(700 + k, mix(240, 900, u), mix(46, 190, u), 5);
    const crest = (x) => -26 - 330 * u ** 1.3 + mix(1.2, 9, u) * noise(x);
    paintShape({
      distance: under(crest),
      stroke: mix(0.9, 1.5, u),
      fill(x, y, colour) {
        hazeColour(0.008 + 0.1 * glowOf(x, 70, 360) * (1 - u) ** 1.5, 0, colour);
      },
      line: (x, y, colour) => lineColour(mix(0.6, 0.2, u) * glowOf(x, 70, 400), 0.06, colour),
    });
  }
}

function paintPool(painter) {
  const { paintShape, paintOver, colourAt, lineColour, hazeColour } = painter;
  paintShape({
    distance: kerb,
    stroke: 1.2,
    fill: (x, y, colour) => lineColour(0.1 * glowOf(x, 0, 420), 0.03, colour),
    line: (x, y, colour) => lineColour(0.8 * glowOf(x, 70, 460), 0.1, colour),
  });
  const seen = [0, 0, 0];
  const stir = sway(31, 1, 0.17, 5);
  paintOver(
    (x, y, colour) => {
      if (pool(x, y) > 0) return;
      const depth = -58 - y;
      const ripple = stir(Math.log(depth + 26) * 8 + 0.5 * Math.sin(x / 90));
      const amount = Math.min(13, 0.07 * depth + 1);
      colourAt(
        x * mix(1, 0.72, depth / 200) + amount * 0.4 * ripple,
        -30 + 1.5 * depth + amount * ripple,
        seen,
      );
      for (let c = 0; c < 3; c++) colour[c] = seen[c] * mix(0.92, 0.55, depth / 200);
    },
    [-400, -260, 400, -50],
  );
  for (let k = 0; k < 13; k++) {
    const u = k / 12;
    const y0 = -70 - 172 * u ** 1.35;
    const noise = sway(800 + k, mix(120, 420, u), mix(34, 120, u), 3);
    const wave = (x) =>
      y0 + mix(1, 4.2, u) * Math.sin(x / mix(13, 34, u) + k * 1.7) + mix(1.5, 6, u) * noise(x);
    const line = under(wave);
    paintShape({
      distance: (x, y) => Math.max(Math.abs(line(x, y)), pool(x, y) + 3),
      stroke: mix(0.9, 1.5, u),
      line: (x, y, colour) => lineColour(mix(0.85, 0.55, u) * glowOf(x, 70, 300), 0.07, colour),
      within: [-400, -262, 400, -56],
    });
  }
  paintShape({
    distance: pool,
    stroke: 1.2,
    line: (x, y, colour) => lineColour(0.9 * glowOf(x, 70, 420), 0.08, colour),
  });
  paintShape({
    distance: ladder,
    stroke: 1,
    fill: (x, y, colour) => hazeColour(0.03, 0, colour),
    line: (x, y, colour) => lineColour(0.95, 0.12, colour),
    within: [130, -270, 260, -180],
  });
}

function paintHouse({ paintShape, lineColour, hazeColour }) {
  paintShape({
    distance: gallery,
    fill: (x, y, colour) => hazeColour(0.7 * smooth(80, 0, y) + 0.1, 0.6 * smooth(70, 0, y), colour),
    within: [20, -60, 280, 84],
  });
  paintShape({
    distance: house,
    stroke: 1.2,
    fill: (x, y, colour) => hazeColour(0.05 * glowOf(x, y), 0, colour),
    line: (x, y, colour) => lineColour(1.1 * glowOf(x, y, 420, 260), 0.09, colour),
  });
}

function paintTree({ paintShape, lineColour, hazeColour }, { x, y, size, tree, fruit }) {
  const within = [x - 60 * size, y - 12 * size, x + 60 * size, y + 112 * size];
  paintShape({
    distance: scaled(tree, size, x, y),
    stroke: 1.2,
    fill: (px, py, colour) => hazeColour(0.03 * glowOf(px, py), 0, colour),
    line: (px, py, colour) => lineColour(1.05 * glowOf(px, py, 480, 260), 0.06, colour),
    within,
  });
  paintShape({
    distance: scaled(fruit, size, x, y),
    fill: (px, py, colour) => hazeColour(0.75, 0.25, colour),
    within,
  });
}

export const alberca = {
  options: {
    width: 1280,
    height: 854,
    scale: 1,
    axis: 0.5,
    horizon: 0.6,
    seed: 71,
    lines: 12,
    glow: '#d8744c',
    core: '#f8d8a6',
    skyTop: '#0b1519',
    skyMid: '#1d3a42',
    skyLow: '#5c7f80',
    haze: '#57605a',
    stars: 110,
    shafts: 0.1,
    lean: 5,
    glowPower: 0.8,
    disc: { x: -250, y: 290, r: 15, power: 0.9, color: '#f4e6cc', fade: 0.85 },
    bloom: 0.28,
  },
  draw(painter) {
    const { paintSky, paintShape, lineColour, hazeColour } = painter;
    paintSky();
    for (const [n, height] of [118, 84].entries()) {
      const noise = sway(20 + n, 760, 130, 5);
      paintShape({
        distance: under((x) => height - 30 + 44 * noise(x)),
        stroke: 1,
        fill: (x, y, colour) => hazeColour(mix(0.16, 0.08, n) * glowOf(x, y, 520, 300) + 0.01, 0.01, colour),
        line: (x, y, colour) => lineColour(0.6 * glowOf(x, y, 460, 300), 0.05, colour),
      });
    }
    paintHouse(painter);
    paintShape({
      distance: union(cypress(-96, -30, 176, 15), cypress(-62, -30, 140, 12.5), cypress(316, -30, 158, 14)),
      stroke: 1.1,
      fill: (x, y, colour) => hazeColour(0.02 * glowOf(x, y), 0, colour),
      line: (x, y, colour) => lineColour(1.15 * glowOf(x, y), 0.06, colour),
    });
    paintLawn(painter);
    for (const tree of trees.slice(0, 3)) paintTree(painter, tree);
    paintPool(painter);
    for (const tree of trees.slice(3)) paintTree(painter, tree);
  },
};
