// A farmhouse at dawn. Its roofs are like the teeth of a saw, and the furrows on either side of the way have the same profile.
import { clamp, mix, smooth } from '../landscape/numbers.mjs';
import { drawOver } from '../painter.mjs';
import { box, circle, gable, intersection, moved, outside, roundArch, under, union } from '../shapes.mjs';
import { sway } from '../waves.mjs';

const shine = (x, y, wide, tall) => Math.exp(-(((x - 10) / wide) ** 2) - ((y - 90) / tall) ** 2);

/** Roofs as [x0, x1, eaves, ridge]. Each roof rises to the right and then drops. */
const roofs = [
  [-372, -292, 40, 74],
  [-292, -212, 40, 74],
  [-212, -132, 48, 86],
  [-132, -40, 60, 122],
  [32, 124, 60, 122],
  [124, 204, 48, 86],
  [204, 284, 40, 74],
  [284, 364, 40, 74],
];
const tooth = ([x0, x1, eaves, ridge]) => {
  const slope = (ridge - eaves) / (x1 - x0);
  const length = Math.hypot(1, slope);
  return (x, y) => Math.max(x0 - x, x - x1, (y - eaves - slope * (x - x0)) / length, -60 - y);
};
/** The gate with its bell. */
const gatehouse = union(
  box(-44, -60, 36, 104),
  box(-50, 100, 42, 108),
  box(-27, 100, 19, 142),
  box(-31, 138, 23, 144),
  moved(-4, gable(27, 143, 166)),
);
const gaps = union(
  moved(-4, roundArch({ half: 19, spring: 34, foot: -60 })),
  moved(-4, roundArch({ half: 9, spring: 124, foot: 112 })),
);
const bell = union(moved(-4, circle(0, 122, 4.5)), box(-5, 124, -3, 134));
const chimney = union(box(92, 60, 106, 134), box(89, 130, 109, 137), box(95, 136, 103, 142));
const house = union(intersection(union(...roofs.map(tooth), gatehouse, chimney), outside(gaps)), bell);
const ellipse = (cx, cy, rx, ry) => (x, y) =>
  (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry);
/** An umbrella pine. */
const pine = union(
  (x, y) =>
    Math.max(Math.abs(x + 238 - 5 * Math.sin(y / 60)) - mix(6, 3.5, clamp(y / 150)), -60 - y, y - 170),
  intersection(
    union(
      ellipse(-246, 168, 40, 32),
      ellipse(-208, 162, 30, 21),
      ellipse(-284, 162, 28, 19),
      ellipse(-226, 166, 34, 27),
      ellipse(-266, 166, 32, 26),
    ),
    (x, y) => 156 - y - 2.5 * Math.sin(x / 7),
  ),
);

/*
 * The field is flat, so a point that is seen `y` below the horizon is at distance REACH / -y. FURROW is the width of a furrow
 * and WAY half the width of the way. Both are shares of the eye's height.
 */
const REACH = 300;
const FURROW = 0.26;
const WAY = 0.21;
const bend = (z) => -0.2 * Math.sin(1.9 * Math.log(z + 0.5) + 0.5) * smooth(9, 0.4, z) - 0.02;

/** The place on the field that is seen at (x, y): its distance `z`, and how far `aside` of the way's middle it is. */
function placeAt(x, y) {
  const z = REACH / Math.max(1, -y + 8);
  return { z, aside: (x * z) / REACH - bend(z) };
}
const edge = sway(2, 700, 160, 4);
const fieldTop = (x) => 3 * edge(x) - 6;
const share = (aside) => aside / FURROW - Math.floor(aside / FURROW);

function paintField({ paintShape, hazeColour }) {
  paintShape({
    distance: under(fieldTop),
    fill(x, y, colour) {
      const { z, aside } = placeAt(x, y);
      const light = shine(x, 90, mix(170, 330, smooth(0, 400, -y)), 1);
      const far = Math.exp(y / 190);
      if (Math.abs(aside) < WAY) {
        hazeColour(0.02 + 0.5 * light * mix(0.35, 1, far), 0.28 * light * far, colour);
        return;
      }
      const saw = aside > 0 ? 1 - share(aside) : share(aside);
      const seen = mix(0.4, saw, smooth(12, 4, z)); // Far away, the furrows look like one surface.
      hazeColour(0.004 + 0.34 * light * seen * mix(0.25, 1, far), 0.08 * light * seen * far, colour);
    },
  });
}

/**
 * The nearest line on the field, which is an edge or track of the way or the crest of a furrow, as [distance in units
 * of `aside`, strength].
 */
function nearestLine(z, aside) {
  const lines = [
    [Math.abs(Math.abs(aside) - WAY), 1],
    [Math.abs(Math.abs(aside) - 0.45 * WAY), 0.4],
  ];
  if (Math.abs(aside) > WAY + FURROW * 0.3) {
    const t = share(aside);
    lines.push([Math.min(t, 1 - t) * FURROW, 0.75 * smooth(10, 3, z)]);
  }
  return lines.reduce((least, line) => (line[0] < least[0] ? line : least));
}

function paintFieldLines({ land, paintOver, lineColour }) {
  const ink = [0, 0, 0];
  paintOver(
    (x, y, colour) => {
      if (y > fieldTop(x)) return;
      const { z, aside } = placeAt(x, y);
      const bending = (bend(z + 0.01) - bend(z)) / 0.01;
      const grade = Math.hypot(z / REACH, (x / REACH - bending) * ((z * z) / REACH)) / land.scale; // how much `aside` changes in a px
      const [distance, strength] = nearestLine(z, aside);
      const half = 0.55 * land.scale * mix(1.5, 0.8, smooth(0.6, 5, z));
      const cover = clamp(half + 0.5 - distance / grade) * strength;
      lineColour(0.95 * shine(x, 90, 330, 1) * mix(0.55, 1, Math.exp(y / 240)), 0.06, ink);
      drawOver(colour, ink, cover);
    },
    [-900, -900, 900, 40],
  );
}

export const finca = {
  options: {
    width: 960,
    height: 1200,
    scale: 1,
    axis: 0.5,
    horizon: 0.53,
    glow: '#dc7a30',
    glowPower: 1.12,
    core: '#fde4a2',
    skyTop: '#0c1012',
    skyMid: '#18211f',
    skyLow: '#43504a',
    haze: '#5a6258',
    seed: 31,
    stars: 0,
    shafts: 0.2,
    lean: 5.2,
    disc: { x: 74, y: 112, r: 96, power: 0.9, color: '#ffdf9c', fade: 0.8 },
    bloom: 0.25,
  },
  draw(painter) {
    const { paintSky, paintShape, lineColour, hazeColour } = painter;
    paintSky();
    paintShape({
      distance: union(house, pine),
      fill: (x, y, colour) => hazeColour(0.04 * shine(x, y, 320, 200), 0.003, colour),
      line: (x, y, colour) => lineColour(1.25 * shine(x, y, 330, 260), 0.07, colour),
    });
    paintField(painter);
    paintFieldLines(painter);
  },
};
