// A wine cellar. The rings of its vault stand one behind the other, casks are stacked along both walls, and the light is at the
// end.
import { TAU, clamp, mix, random, smooth } from '../landscape/numbers.mjs';
import { box, circle } from '../shapes.mjs';

/* Lengths are in metres, and heights are measured from the eye. */
const EYE = 1.35;
const HALF = 2.3; // half the width of the vault
const SPRING = 0.35;
const CASK = 0.4; // radius
const AISLE = 0.72; // half of its width
const TIERS = 3;

const RINGS = 33;
const SMALLEST = 21; // px per metre of the ring around the light
const LARGEST = 430;
const sizeOf = (u) => SMALLEST * (LARGEST / SMALLEST) ** u;
const stacks = [0.06, 0.15, 0.25, 0.35, 0.45, 0.55, 0.645]; // places between the light (0) and the viewer (1)

const shine = (x, y, wide, tall) => Math.exp(-((x / wide) ** 2) - ((y - 4) / tall) ** 2);
const head = circle(0, SPRING, HALF);
const walls = box(-HALF, -EYE, HALF, SPRING + HALF);
const vault = (x, y) => (y > SPRING ? head(x, y) : walls(x, y));

/** How uneven a ring is at an angle, about -1 to 1. */
function unrest(seed) {
  const next = random(seed);
  const turns = [2, 3, 5, 7].map((n) => ({ n, phase: next() * TAU }));
  return (angle) => turns.reduce((sum, { n, phase }) => sum + Math.sin(n * angle + phase) / n, 0) / 1.2;
}

function ring(k, { paintShape, lineColour, hazeColour }) {
  const u = k / (RINGS - 1);
  const size = sizeOf(u);
  const wave = unrest(70 + k);
  const soft = 0.008 + 0.1 * u ** 3;
  const distance = (x, y) =>
    -size * (vault(x / size, y / size) + soft * wave(Math.atan2(y / size - SPRING, x / size)));
  paintShape({
    distance,
    stroke: mix(0.8, 1.6, u),
    fill(x, y, colour) {
      const pool = 1 - Math.exp(distance(x, y) / mix(4, 46, u));
      const veil = (1 - u) ** 1.2 * shine(x, y, 360, 380);
      const aisle = y < -0.9 * EYE * size ? smooth(1.1, 0.2, Math.abs((x * EYE) / y)) : 0;
      hazeColour(
        0.004 + 0.42 * veil * mix(0.12, 1, pool) + 0.5 * aisle * (1 - u) ** 1.2,
        0.12 * (1 - u) ** 3 * pool + 0.3 * aisle * (1 - u) ** 3,
        colour,
      );
    },
    line(x, y, colour) {
      lineColour(1.25 * shine(x, y, mix(150, 560, u), mix(150, 620, u)) * mix(1.05, 0.62, u), 0.045, colour);
    },
  });
}

/** Paints the heads of the casks in a stack on each side of the aisle. */
function stack(u, { paintShape, lineColour, hazeColour }) {
  const size = sizeOf(u);
  for (let tier = 0; tier < TIERS; tier++) {
    for (let column = 0; column < 2; column++) {
      for (const side of [-1, 1]) {
        const cx = side * size * (AISLE + CASK + (column * 2 + tier) * CASK * 1.02);
        const cy = size * (-EYE + CASK + tier * CASK * 1.76);
        if (Math.hypot(cx / size, Math.max(0, cy / size - SPRING)) > HALF - 0.25) continue;
        for (const [n, r] of [CASK, CASK * 0.86, CASK * 0.8].entries()) {
          const radius = size * r;
          paintShape({
            distance: circle(cx, cy, radius),
            within: [cx - radius - 3, cy - radius - 3, cx + radius + 3, cy + radius + 3],
            stroke: mix(0.8, 1.5, u) * (n ? 0.8 : 1),
            fill:
              n === 0 &&
              ((x, y, colour) => {
                const veil = (1 - u) ** 1.6 * shine(x, y, 300, 300);
                hazeColour(0.1 * veil, 0.012 * veil, colour);
              }),
            line(x, y, colour) {
              const toLight = clamp(0.5 - (0.5 * side * (x - cx)) / radius + (0.25 * (y - cy)) / radius);
              const hot = shine(x, y, mix(160, 430, u), mix(160, 430, u)) * mix(1.2, 0.8, u);
              lineColour(hot * mix(0.3, 1.15, toLight) * [1.15, 0.4, 0.6][n], 0.035, colour);
            },
          });
        }
      }
    }
  }
}

export const bodega = {
  options: {
    width: 960,
    height: 1200,
    scale: 1,
    axis: 0.5,
    horizon: 0.52,
    glow: '#c23a26',
    core: '#ffc796',
    cool: '#c89a8c',
    stars: 0,
    bloom: 0.25,
  },
  draw(painter) {
    painter.paintOver((x, y, colour) => {
      const core = shine(x, y, 60, 70);
      painter.hazeColour(0.1 + 0.8 * shine(x, y, 200, 200), 0.95 * core, colour);
    });
    const things = [
      ...Array.from({ length: RINGS }, (_, k) => [k / (RINGS - 1), () => ring(k, painter)]),
      ...stacks.map((u) => [u, () => stack(u, painter)]),
    ].sort(([a], [b]) => a - b);
    for (const [, paint] of things) paint();
  },
};
