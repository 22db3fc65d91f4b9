// A street of the white village at night. The light from an open door falls over the wall and the paving.
import { mix, smooth } from '../landscape/numbers.mjs';
import { tower, towerShape } from '../almonaster/mosque.mjs';
import {
  box,
  gable,
  hipped,
  intersection,
  moved,
  outside,
  roundArch,
  scaled,
  under,
  union,
} from '../shapes.mjs';
import { sway } from '../waves.mjs';

/** The street rises to the right. */
const street = (x) => -74 + 0.075 * x;
const DOOR = { x: -24, half: 43, spring: 62 };
const doorway = moved(DOOR.x, roundArch({ half: DOOR.half, spring: DOOR.spring, foot: -140 }));

/** House fronts as [from, to, eaves], the far ones first. */
const fronts = [
  [-900, -392, 92],
  [404, 900, 226],
  [-404, -206, 148],
  [178, 410, 262],
  [-210, 182, 222],
];
const front = ([from, to, eaves]) =>
  union(
    box(from, -400, to, eaves - 14),
    box(from - 9, eaves - 16, to + 9, eaves - 8),
    hipped(from - 9, to + 9, eaves - 8, eaves + 6, 13),
  );

const window = (x, y, half, tall) => box(x - half, y, x + half, y + tall);
/** Windows as [x, y, half width, height, share of the light]. */
const windows = [
  [-148, -6, 25, 78, 0.32],
  [108, 6, 25, 78, 0.22],
  [-142, 128, 20, 50, 0.1],
  [DOOR.x, 122, 24, 62, 0.62],
  [102, 128, 20, 50, 0.36],
  [-304, 18, 20, 56, 0.08],
  [-300, 100, 15, 26, 0.3],
  [292, 44, 22, 70, 0.12],
  [296, 172, 18, 44, 0.5],
];
/** The wrought-iron bars in front of a window, and the frame that holds them. */
function iron([x, y, half, tall]) {
  const step = half / 2.5;
  const bars = (px, py) =>
    Math.max(
      Math.abs(px - x - step * Math.round((px - x) / step)) - 0.8,
      Math.abs(px - x) - half - 4,
      y - 5 - py,
      py - y - tall - 5,
    );
  return union(
    bars,
    box(x - half - 5, y - 6, x + half + 5, y - 3.5),
    box(x - half - 5, y + tall + 3, x + half + 5, y + tall + 5.5),
  );
}
const balcony = [DOOR.x, 118, 46, 26];
const lantern = union(hipped(-8, 8, 17, 0, 3), gable(9, 17, 25));
const LANTERN = [DOOR.x + 78, 78];

/** How much of the door's light reaches a point of the wall. */
const byDoor = (x, y) => Math.exp(-Math.max(0, doorway(x, y)) / 62);
const byLantern = (x, y) => Math.exp(-Math.hypot(x - LANTERN[0], y - LANTERN[1] - 9) / 34);
const behind = (x, y) => Math.exp(-(((x + 90) / 420) ** 2) - ((y - 200) / 210) ** 2);

function paintFronts({ paintShape, lineColour, hazeColour }) {
  for (const place of fronts) {
    const isInn = place === fronts.at(-1);
    paintShape({
      distance: front(place),
      stroke: 1.5,
      fill(x, y, colour) {
        const door = isInn ? byDoor(x, y) : 0.25 * byDoor(x, y);
        const lamp = isInn ? byLantern(x, y) : 0;
        hazeColour(
          0.035 * behind(x, y) + 0.34 * door + 0.3 * lamp + 0.012,
          0.12 * door + 0.16 * lamp,
          colour,
        );
      },
      line: (x, y, colour) => lineColour(1.15 * behind(x, y), 0.07, colour),
    });
  }
}

/** Repeats the outline of the door around it, ever larger and fainter. */
function paintEchoes({ paintShape, lineColour }) {
  const wall = intersection(front(fronts.at(-1)), ...windows.map((place) => outside(window(...place))));
  for (let n = 1; n <= 7; n++) {
    const reach = 13 * n + 1.6 * n * n;
    paintShape({
      distance: (x, y) => Math.max(Math.abs(doorway(x, y) - reach), wall(x, y) + 3),
      stroke: 1.2,
      line: (x, y, colour) => lineColour(1.05 * 0.8 ** n, 0.02, colour),
      within: [-206, -90, 178, 218],
    });
  }
}

function paintOpenings({ paintShape, lineColour, hazeColour }) {
  for (const [x, y, half, tall, light] of windows) {
    const within = [x - half - 12, y - 12, x + half + 12, y + tall + 12];
    paintShape({
      distance: window(x, y, half, tall),
      stroke: 1.1,
      fill: (px, py, colour) => hazeColour(0.9 * light, 0.7 * light * smooth(y + tall + 20, y, py), colour),
      line: (px, py, colour) => lineColour(0.35 + light, 0.06, colour),
      within,
    });
  }
  for (const place of [windows[0], windows[1], windows[5], windows[7], balcony]) {
    const [x, y, half, tall] = place;
    paintShape({
      distance: iron(place),
      fill: (px, py, colour) => hazeColour(0.01 + 0.1 * byDoor(px, py), 0, colour),
      within: [x - half - 12, y - 12, x + half + 12, y + tall + 12],
    });
  }
  paintShape({
    distance: doorway,
    stroke: 2,
    fill(x, y, colour) {
      const heart = Math.exp(-(((x - DOOR.x) / 46) ** 2) - ((y + 26) / 92) ** 2);
      hazeColour(0.55 + 0.4 * heart, 0.25 + 0.75 * heart, colour);
    },
    line: (x, y, colour) => lineColour(1.3, 0.1, colour),
    within: [-90, -120, 40, 120],
  });
  const [x, y] = LANTERN;
  paintShape({
    distance: (px, py) => lantern(px - x, py - y),
    stroke: 1.1,
    fill: (px, py, colour) => hazeColour(0.9, 0.95, colour),
    line: (px, py, colour) => lineColour(1.2, 0.1, colour),
    within: [x - 14, y - 6, x + 14, y + 30],
  });
}

const LINES = 24;
function paintStreet({ paintShape, lineColour, hazeColour }) {
  for (let k = 0; k < LINES; k++) {
    const u = k / (LINES - 1); // from 0 far away to 1 at the viewer
    const noise = sway(60 + k, mix(160, 900, u), mix(26, 160, u), 5);
    const depth = 262 * u ** 1.5;
    const crest = (x) => street(x) * (1 - u) - 74 * u - depth + mix(1.4, 12, u) * noise(x);
    const wide = DOOR.half + 0.95 * depth;
    const beam = (x) => smooth(wide + 50 + 30 * u, wide - 20, Math.abs(x - DOOR.x - 0.12 * depth));
    paintShape({
      distance: under(crest),
      stroke: mix(0.9, 1.7, u),
      fill(x, y, colour) {
        const pool = 1 - Math.exp(-(crest(x) - y) / mix(8, 40, u));
        const lit = beam(x) * mix(0.5, 0.07, u ** 0.7);
        hazeColour(0.006 + lit * mix(0.4, 1, pool), 0.45 * lit * (1 - u) ** 2, colour);
      },
      line: (x, y, colour) => lineColour(mix(0.14, mix(1.2, 0.5, u), beam(x)), mix(0.05, 0.06, u), colour),
      within: [-900, -500, 900, 40],
    });
  }
}

/** The hill of the mosque above the roofs. */
function paintHill({ paintShape, lineColour, hazeColour }) {
  const hill = under((x) => 236 - 0.0009 * (x + 330) ** 2 + 5 * Math.sin(x / 37));
  const minaret = scaled(towerShape, 0.62, -330 - 0.62 * tower.x, 140);
  paintShape({
    distance: union(hill, minaret),
    stroke: 1.2,
    fill: (x, y, colour) => hazeColour(0.02, 0, colour),
    line: (x, y, colour) => lineColour(1.25 * behind(x, y), 0.08, colour),
  });
}

export const calle = {
  options: {
    width: 1280,
    height: 854,
    scale: 1,
    axis: 0.5,
    horizon: 0.62,
    seed: 44,
    glow: '#dd6c3c',
    core: '#f8d9a0',
    skyTop: '#06090c',
    skyMid: '#0f1b21',
    skyLow: '#2b474e',
    stars: 240,
    shafts: 0.2,
    glowPower: 0.85,
    bloom: 0.3,
  },
  draw(painter) {
    painter.paintSky();
    paintHill(painter);
    paintFronts(painter);
    paintEchoes(painter);
    paintOpenings(painter);
    paintStreet(painter);
  },
};
