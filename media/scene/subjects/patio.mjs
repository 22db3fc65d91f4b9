// The court of a palace, seen from its near gallery. The fountain, the far gallery and the light are behind big dark arches.
import { TAU, mix, smooth } from '../landscape/numbers.mjs';
import { box, circle, intersection, outside, repeated, roundArch, under, union } from '../shapes.mjs';
import { softened, sway } from '../waves.mjs';

const shine = (x, y, wide, tall) => Math.exp(-((x / wide) ** 2) - ((y - 120) / tall) ** 2);

/* The far gallery. */
const BAY = 100;
const STOREY = 168;
const ROOF = 286;
const openings = union(
  repeated(BAY, roundArch({ half: 37, spring: 84, foot: -60 })),
  repeated(BAY / 2, roundArch({ half: 16, spring: 228, foot: STOREY + 24 })),
);
const farGallery = intersection(
  union(box(-900, -60, 900, ROOF), repeated(20, circle(0, ROOF, 9))),
  outside(openings),
);
const cornice = box(-900, STOREY - 4, 900, STOREY + 4);

/* The near gallery. Its columns stand 200 to the left and right of the axis, and every 400 further out. */
const NEAR = 400;
const SPRING = 212;
const FOOT = -272;
const nearArch = repeated(NEAR, circle(0, SPRING, 170));
function nearGallery(x, y) {
  const u = x - NEAR * (Math.floor(x / NEAR) + 0.5);
  const flare = mix(17, 30, smooth(SPRING - 64, SPRING - 24, y));
  return Math.min(
    Math.max(-nearArch(x, y), SPRING - 12 - y),
    Math.max(Math.abs(u) - flare, y - SPRING + 18, FOOT - 40 - y),
    box(-38, SPRING - 26, 38, SPRING + 4)(u, y),
    box(-34, FOOT - 60, 34, FOOT)(u, y),
    box(-25, FOOT - 10, 25, FOOT + 14)(u, y),
  );
}
/** The backs of the near gallery's arches. Each line above them has fewer harmonics. */
const back = (x) => {
  const u = x - NEAR * Math.round(x / NEAR);
  return Math.sqrt(Math.max(0, 202 ** 2 - u * u));
};

const bowl = (cy, half, deep) => (x, y) =>
  Math.max(Math.hypot(x, ((y - cy) * half) / deep) - half, y - cy) * 0.8;
const fountain = union(
  bowl(14, 62, 30),
  box(-9, -60, 9, 0),
  bowl(78, 30, 18),
  box(-5, 0, 5, 70),
  box(-92, -66, 92, -38),
);
const NOZZLE = 84;
/** The water that falls on either side of the nozzle. */
function jet(top, reach) {
  const curve = under((x) => NOZZLE + top * (1 - (x / reach) ** 2));
  return (x, y) => (y < NOZZLE || Math.abs(x) > reach ? Infinity : curve(x, y));
}

const FLOOR_LINES = 17;
const FOUNTAIN_LINE = 4; // number of the floor's line on which the fountain stands

function paintFloor(painter) {
  const { paintShape, lineColour, hazeColour } = painter;
  for (let k = 0; k < FLOOR_LINES; k++) {
    const u = k / (FLOOR_LINES - 1); // from 0 far away to 1 at the viewer
    const noise = sway(300 + k, mix(500, 900, u), mix(120, 260, u), 4);
    const size = mix(0.42, 3.2, u ** 1.5);
    const crest = (x) =>
      -12 - 330 * u ** 1.5 + mix(1, 7, u) * Math.cos((TAU * x) / (BAY * size)) + mix(1, 9, u) * noise(x);
    paintShape({
      distance: under(crest),
      stroke: mix(1, 1.7, u),
      fill(x, y, colour) {
        // The pillars of the far gallery throw shadows, which widen towards the viewer.
        const bay = (x * 62) / (BAY * (60 - y * 0.5));
        const lit = smooth(0.06, 0.16, Math.abs(bay - Math.floor(bay) - 0.5));
        const light = shine(x, 120, mix(240, 420, u), 1) * mix(0.3, 1, lit);
        hazeColour(0.004 + 0.36 * light * (1 - u) ** 1.3, 0.14 * light * (1 - u) ** 4, colour);
      },
      line: (x, y, colour) =>
        lineColour(shine(x, 120, mix(320, 520, u), 1) * mix(0.95, 0.5, u), 0.06, colour),
    });
    if (k === FOUNTAIN_LINE) paintFountain(painter);
  }
}

function paintFountain({ paintShape, lineColour, hazeColour }) {
  paintShape({
    distance: fountain,
    fill: (x, y, colour) => hazeColour(0.01, 0, colour),
    line: (x, y, colour) => lineColour(1.15 * shine(x, y, 430, 300), 0.06, colour),
  });
  for (const distance of [jet(62, 22), jet(48, 44)])
    paintShape({ distance, stroke: 0.9, line: (x, y, colour) => lineColour(1.2, 0.1, colour) });
}

function paintNearGallery({ paintShape, lineColour, hazeColour }) {
  paintShape({
    distance: nearGallery,
    stroke: 2,
    fill: (x, y, colour) => hazeColour(0.004, 0, colour),
    line: (x, y, colour) => lineColour(1.2 * shine(x, y, 620, 460), 0.06, colour),
  });
  for (const [n, cut] of [0, 0.03, 0.06, 0.1, 0.15, 0.2].entries()) {
    const wave = softened(back, NEAR, cut);
    paintShape({
      distance: under((x) => SPRING + wave(x) + 22 * n + 2 * n * n),
      stroke: 1.6,
      line: (x, y, colour) => lineColour(0.85 * shine(x, y, 620, 470) * 0.88 ** n, 0.04, colour),
    });
  }
}

export const patio = {
  options: {
    width: 1280,
    height: 960,
    scale: 1,
    axis: 625 / 1280,
    horizon: 0.64,
    core: '#f6cf92',
    skyLow: '#21393f',
    seed: 17,
    stars: 160,
    shafts: 0.5,
    bloom: 0.22,
  },
  draw(painter) {
    const { paintSky, paintShape, lineColour, hazeColour } = painter;
    paintSky();
    for (const distance of [farGallery, cornice])
      paintShape({
        distance,
        stroke: 1.2,
        fill: (x, y, colour) => hazeColour(0.05 * shine(x, y, 420, 200), 0.005, colour),
        line: (x, y, colour) => lineColour(1.2 * shine(x, y, 430, 260), 0.07, colour),
      });
    paintFloor(painter);
    paintNearGallery(painter);
  },
};
