// A palace at the end of its pool. Its gables rise and fall in straight lines, and the water shows the same line upside down.
import { mix, smooth } from '../landscape/numbers.mjs';
import { box, circle, gable, intersection, outside, repeated, roundArch, under, union } from '../shapes.mjs';
import { softened, sway } from '../waves.mjs';

const BAY = 72;
const EAVES = 118;
const PORTICO = 150; // half its width
const LINES = 20;

const shine = (x, y, wide, tall) => Math.exp(-((x / wide) ** 2) - ((y - 130) / tall) ** 2);
/** Repeats a shape in every bay. A gap between two bays is on the axis. */
const bays = (shape) => (x, y) => repeated(BAY, shape)(x - BAY / 2, y);

const palace = union(
  box(-900, -30, 900, EAVES - 4),
  bays(gable(BAY / 2 + 2, EAVES - 8, EAVES + 46)),
  box(-PORTICO, -30, PORTICO, 212),
  box(-PORTICO - 12, 200, PORTICO + 12, 218),
  gable(PORTICO + 12, 214, 318),
);
const loggia = repeated(60, roundArch({ half: 21, spring: 138, foot: 30 }));
const walks = bays(roundArch({ half: 22, spring: 54, foot: -40 }));
const openings = union(
  (x, y) => Math.max(loggia(x, y), Math.abs(x) - PORTICO),
  (x, y) => Math.max(walks(x, y), PORTICO + 7 - Math.abs(x)),
  circle(0, 252, 17),
);

/** Height of the roofs at x. */
function skyline(x) {
  const side = Math.abs(x);
  if (side < PORTICO + 12) return 218 + 100 * (1 - side / (PORTICO + 12));
  const place = x / BAY - Math.floor(x / BAY) - 0.5;
  return EAVES + 46 * (1 - 2 * Math.abs(place));
}

/** Paints the palace upside down in the pool, with ripples that grow towards the viewer. */
function paintMirror({ paintOver, colourAt }) {
  const stir = sway(3, 1, 0.21, 5);
  const along = sway(8, 240, 70, 3);
  const seen = [0, 0, 0];
  paintOver(
    (x, y, colour) => {
      const depth = -y;
      const ripple = stir(Math.log(depth + 30) * 9 + 0.4 * along(x));
      const amount = Math.min(16, 0.08 * depth);
      colourAt(x + amount * 0.5 * ripple, depth + amount * ripple, seen);
      const keep = 0.7 * Math.exp(-depth / 700);
      for (let c = 0; c < 3; c++) colour[c] = seen[c] * keep;
    },
    [-900, -900, 900, 0],
  );
}

function paintWater({ paintShape, lineColour }) {
  for (let k = 0; k < LINES; k++) {
    const u = k / (LINES - 1); // from 0 far away to 1 at the viewer
    const mirrored = softened(skyline, 1600, mix(2, 90, u ** 0.9) / 1600);
    const noise = sway(200 + k, mix(300, 900, u), mix(60, 200, u));
    const gain = 0.62 * Math.exp(-2.2 * u);
    const line = (x) => -30 - 590 * u ** 1.25 - gain * (mirrored(x) - EAVES) + mix(1, 15, u) * noise(x);
    paintShape({
      distance: under(line),
      stroke: mix(0.8, 1.5, u),
      line(x, y, colour) {
        const hot = shine(x, 130, mix(260, 420, u), 1) * mix(0.75, 0.4, u) * smooth(0, 0.16, u + 0.03);
        lineColour(hot, 0.06, colour);
      },
    });
  }
}

export const palacio = {
  options: {
    width: 960,
    height: 1200,
    scale: 1,
    axis: 0.5,
    horizon: 0.52,
    glow: '#da8238',
    core: '#ffe2a4',
    skyTop: '#090b0c',
    skyMid: '#151a1a',
    skyLow: '#2c3c3a',
    haze: '#3c5253',
    seed: 21,
    stars: 0,
    shafts: 0.35,
    lean: 2.2,
    bloom: 0.3,
  },
  draw(painter) {
    const { paintSky, paintShape, lineColour, hazeColour } = painter;
    paintSky();
    paintShape({
      distance: intersection(palace, outside(openings)),
      fill: (x, y, colour) => hazeColour(0.05 * shine(x, y, 300, 160), 0, colour),
      line: (x, y, colour) => lineColour(1.25 * shine(x, y, 330, 260), 0.08, colour),
    });
    paintMirror(painter);
    paintWater(painter);
  },
};
