// The inside of a small mosque. Rows of horseshoe arches stand one behind the other, and the light is behind the last row.
import { TAU, clamp, mix, smooth } from '../landscape/numbers.mjs';
import { box, circle, scaled, under } from '../shapes.mjs';
import { softened, sway } from '../waves.mjs';

/* Lengths are in metres, and heights are measured from the eye. */
const EYE = 1.5; // over the floor
const BAY = 2.6; // from column to column
const CENTRE = 0.62; // height of the centre of an arch's circle
const RADIUS = 1.06;
const IMPOST = CENTRE - 0.46 * RADIUS;
const ASIDE = 0.34; // the viewer's distance from the middle of the nave
const rows = [20, 16.6, 13.6, 10.9, 8.4, 6, 3.75]; // distances from the viewer

const REACH = 900; // px per metre at a distance of one metre
const FLOOR_LINES = 24;

const slanted = (y0, y1, half0, half1) => (x, y) => {
  const half = mix(half0, half1, clamp((y - y0) / (y1 - y0)));
  return Math.max(Math.abs(x) - half, y0 - y, y - y1);
};
const impost = box(-0.42, IMPOST - 0.14, 0.42, IMPOST + 0.02);
const capital = slanted(IMPOST - 0.42, IMPOST - 0.08, 0.14, 0.31);
const shaft = box(-0.125, -EYE, 0.125, IMPOST - 0.3);
const base = box(-0.21, -EYE - 0.1, 0.21, -EYE + 0.16);
const arch = circle(0, CENTRE, RADIUS);

/** A row of columns and the wall that their arches carry. */
function arcade(x, y) {
  const bay = x - BAY * Math.round(x / BAY);
  const pier = Math.abs(bay) - BAY / 2;
  const wall = Math.max(-arch(bay, y), IMPOST - 0.06 - y);
  return Math.min(wall, capital(pier, y), impost(pier, y), shaft(pier, y), base(pier, y));
}

/** The backs of the arches, a row of half circles. Each line above them has fewer harmonics. */
const back = (x) => {
  const bay = x - BAY * Math.round(x / BAY);
  return Math.sqrt(Math.max(0, 1.32 ** 2 - bay * bay));
};
const echoes = [0, 0.035, 0.075, 0.12, 0.17, 0.24].map((cut, n) => {
  const wave = softened(back, BAY, cut);
  return (x) => CENTRE + wave(x) + 0.15 * n + 0.012 * n * n;
});

/** How much light falls on the floor at x metres. The columns block the rest. */
function lit(x) {
  const place = x / BAY;
  return smooth(0.035, 0.085, Math.abs(place - Math.floor(place) - 0.5));
}

const shine = (x, y, wide, tall) => Math.exp(-((x / wide) ** 2) - ((y - 14) / tall) ** 2);

function paintLight({ paintOver, hazeColour }) {
  paintOver((x, y, colour) => {
    const core = shine(x, y, 130, 95);
    hazeColour(0.05 + 0.5 * shine(x, y, 340, 190) + 0.3 * core, 0.95 * core, colour);
  });
}

function paintFloor({ paintShape, lineColour, hazeColour }) {
  for (let k = 0; k < FLOOR_LINES; k++) {
    const u = k / (FLOOR_LINES - 1); // from 0 far away to 1 at the viewer
    const size = mix(REACH / 46, REACH / 2.5, u ** 1.85);
    const noise = sway(40 + k, mix(240, 900, u), mix(40, 160, u));
    const metres = (x) => x / size + ASIDE;
    const crest = (x) =>
      mix(0.8, 4.5, u) * Math.cos((TAU * metres(x)) / BAY) + mix(0.5, 15, u) * noise(x) - EYE * size;
    paintShape({
      distance: under(crest),
      stroke: mix(0.7, 1.5, u),
      fill(x, y, colour) {
        const pool = 1 - Math.exp(-(crest(x) - y) / mix(8, 60, u));
        const light = shine(x, 0, mix(170, 420, u), 900) * mix(0.1, 1, lit((-x * EYE) / y + ASIDE));
        hazeColour(
          0.004 + 0.5 * light * (1 - u) ** 1.1 * mix(0.4, 1, pool),
          0.5 * light * (1 - u) ** 5,
          colour,
        );
      },
      line(x, y, colour) {
        const hot = shine(x, 0, mix(200, 430, u), 900) * mix(1.1, 0.42, u) * mix(0.25, 1, lit(metres(x)));
        lineColour(hot, mix(0.03, 0.06, u), colour);
      },
    });
  }
}

function paintRows({ paintShape, lineColour, hazeColour }) {
  for (const [index, distance] of rows.entries()) {
    const size = REACH / distance;
    const u = (index + 1) / rows.length;
    const reach = [mix(240, 600, u), mix(200, 420, u)];
    paintShape({
      distance: scaled(arcade, size, -ASIDE * size, 0),
      stroke: mix(0.9, 1.7, u),
      fill(x, y, colour) {
        const veil = (1 - u) ** 1.7;
        hazeColour(0.34 * veil * shine(x, y, 480, 300), 0.07 * veil * shine(x, y, 200, 150), colour);
      },
      line(x, y, colour) {
        lineColour(1.3 * shine(x, y, ...reach) * mix(1, 0.7, u), 0.04, colour);
      },
    });
    for (const [n, echo] of echoes.entries()) {
      if (u < 0.4 && n > 2) continue;
      paintShape({
        distance: under((x) => size * echo(x / size + ASIDE)),
        stroke: mix(0.7, 1.35, u),
        line(x, y, colour) {
          lineColour(0.78 * shine(x, y, ...reach) * mix(1, 0.7, u) * 0.87 ** n, 0.03 * 0.87 ** n, colour);
        },
      });
    }
  }
}

export const mezquita = {
  options: {
    width: 1280,
    height: 854,
    scale: 1,
    axis: 0.53,
    horizon: 0.575,
    core: '#f6cf92',
    cool: '#c8a58c',
    stars: 0,
    bloom: 0.22,
  },
  draw(painter) {
    paintLight(painter);
    paintFloor(painter);
    paintRows(painter);
  },
};
