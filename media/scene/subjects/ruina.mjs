// An old theatre, seen from its seats. The steps are worn into waves, and light comes from behind what is left of the stage.
import { clamp, mix, smooth } from '../landscape/numbers.mjs';
import { drawOver } from '../painter.mjs';
import { box, union } from '../shapes.mjs';
import { sway } from '../waves.mjs';

/* Lengths are in metres. The viewer sits at (0, EYE, -DISTANCE) and looks along z at the stage. */
const DISTANCE = 13.2;
const EYE = 4.7;
const ORCHESTRA = 8; // radius
const SEAT = 0.62;
const STEP = 0.41;
const ROWS = 22;
const STAGE = 1.6; // how far behind the orchestra's middle it stands
const REACH = 410; // px per metre at a distance of one metre

const SLOPE = STEP / SEAT;
const BAY = 2.1;

const column = (x, foot, top, half) =>
  union(
    box(x - half, foot, x + half, top),
    box(x - half * 1.5, foot - 0.2, x + half * 1.5, foot + 0.3),
    box(x - half * 1.6, top - 0.42, x + half * 1.6, top),
  );
const between = (from, to, y0, y1) => box(from * BAY, y0, to * BAY, y1);
/** Two orders of columns, of which the upper one has mostly fallen. Places are counted in bays from the axis. */
const lower = [2.4, 4.3, 7, 7, 7, 7, 7, 7, 5.2, 3].map((top, i) => column((i - 4.5) * BAY, 0.9, top, 0.31));
const upper = [
  [-1.5, 12.2],
  [-0.5, 12.2],
  [0.5, 10.2],
  [2.5, 11.6],
].map(([bay, top]) => column(bay * BAY, 7.8, top, 0.26));
const stage = union(
  box(-14, -3, 14, 0.9),
  ...lower,
  between(-2.75, 2.75, 6.9, 7.75),
  ...upper,
  between(-1.75, -0.25, 12.1, 12.85),
);
const columns = lower.map((_, i) => (i - 4.5) * BAY);

const shine = (x, y, wide, tall) => Math.exp(-((x / wide) ** 2) - ((y - 60) / tall) ** 2);

const wear = sway(5, 1.6, 0.3, 5);

/** The row of worn seats that is seen at (x, y), counted from the orchestra's edge. NaN if no seats are seen there. */
function rowAt(x, y) {
  // The line of sight runs through (a s, EYE + b s, s - DISTANCE). Seats are at the height SLOPE (radius - ORCHESTRA). The two
  // meet at the distance s that solves a quadratic equation.
  const a = x / REACH;
  const k = y / REACH / SLOPE;
  const h = EYE / SLOPE + ORCHESTRA;
  const A = a * a + 1 - k * k;
  const B = DISTANCE + h * k;
  const root = Math.sqrt(B * B - A * (DISTANCE ** 2 - h * h));
  const meets = (s) => s > 0.2 && s <= DISTANCE && h + k * s >= ORCHESTRA - SEAT / 2;
  const [first, second] = A > 0 ? [(B - root) / A, (B + root) / A] : [(B + root) / A, (B - root) / A];
  const s = meets(first) ? first : second;
  if (!meets(s)) return NaN;
  const row = (h + k * s - ORCHESTRA) / SEAT;
  if (row > ROWS) return NaN;
  const angle = Math.atan2(a * s, DISTANCE - s);
  return row + 0.26 * wear(angle * 1.6 + 0.35 * row) * smooth(0, 3, row);
}

function paintSeats({ land, paintOver, lineColour, hazeColour }) {
  const seats = [0, 0, 0];
  const ink = [0, 0, 0];
  const px = 1 / land.scale;
  paintOver((x, y, colour) => {
    const row = rowAt(x, y);
    if (Number.isNaN(row)) return;
    const up = rowAt(x, y + (y < -20 ? -px : px)) - row;
    const across = rowAt(x - px * Math.sign(x), y) - row;
    const grade = Math.max(1e-4, Math.hypot(up || 0, across || 0)); // how many rows a px covers
    const edge = clamp(row / grade + 0.5);
    const part = row - Math.floor(row);
    const near = shine(x, y + 100, 460, 420);
    hazeColour((0.01 + 0.14 * near) * part * part, 0.012 * near * part, seats);
    const half = 0.55 * land.scale * mix(0.8, 1.5, clamp((0.05 * px) / grade));
    const cover = clamp(half + 0.5 - Math.min(part, 1 - part) / grade);
    lineColour(near, 0.06, ink);
    drawOver(seats, ink, cover);
    for (let c = 0; c < 3; c++) colour[c] = mix(colour[c], seats[c], edge);
  });
}

function paintOrchestra({ paintOver, paintShape, lineColour, hazeColour }) {
  paintOver(
    (x, y, colour) => {
      const distance = (-EYE * REACH) / y;
      if (distance > DISTANCE + STAGE) return;
      const place = (x * distance) / REACH;
      const behind = DISTANCE + STAGE - distance;
      const shade = columns.reduce(
        (most, at) => Math.max(most, 1 - smooth(0.2, 0.5 + 0.05 * behind, Math.abs(place - at))),
        0,
      );
      const light = shine(x, 60, 250, 1) * mix(1, 0.2, shade) * Math.exp(-behind / 9);
      hazeColour(0.012 + 0.42 * light, 0.2 * light * light, colour);
    },
    [-900, -900, 900, -1],
  );
  const LINES = 9;
  for (let k = 0; k < LINES; k++) {
    const u = k / (LINES - 1);
    const noise = sway(20 + k, 420, 90, 4);
    const level = (-EYE * REACH) / mix(DISTANCE + STAGE - 0.3, DISTANCE - ORCHESTRA, u ** 0.8);
    paintShape({
      distance: (x, y) => y - level - mix(0.8, 6, u) * noise(x),
      stroke: mix(0.7, 1.1, u),
      line: (x, y, colour) => lineColour(0.75 * shine(x, 60, 260, 1), 0.03, colour),
    });
  }
}

export const ruina = {
  options: {
    width: 960,
    height: 1200,
    scale: 1,
    axis: 0.5,
    horizon: 0.515,
    glow: '#d0553a',
    core: '#f8d3a6',
    skyTop: '#0b0908',
    skyMid: '#171314',
    skyLow: '#34302f',
    haze: '#5c4a42',
    seed: 15,
    stars: 140,
    shafts: 0.6,
    lean: 3,
    bloom: 0.25,
  },
  draw(painter) {
    const { paintSky, paintShape, lineColour, hazeColour } = painter;
    paintSky();
    const stageSize = REACH / (DISTANCE + STAGE);
    paintShape({
      distance: (x, y) => stageSize * stage(x / stageSize, y / stageSize + EYE),
      stroke: 1.3,
      fill: (x, y, colour) => hazeColour(0.045 * shine(x, y, 320, 200), 0.004, colour),
      line: (x, y, colour) => lineColour(1.25 * shine(x, y, 340, 280), 0.07, colour),
    });
    paintOrchestra(painter);
    // To the left and right of the stage the seats end in a stair against the sky.
    const size = REACH / DISTANCE;
    const stair = union(
      ...Array.from({ length: ROWS }, (_, row) =>
        [-1, 1].map((side) => {
          const x = side * (ORCHESTRA + row * SEAT);
          return box(Math.min(x, side * 40), -EYE, Math.max(x, side * 40), (row + 1) * STEP - EYE);
        }),
      ).flat(),
    );
    paintShape({
      distance: (x, y) => size * stair(x / size, y / size),
      stroke: 1.2,
      fill: (x, y, colour) => hazeColour(0.006, 0, colour),
      line: (x, y, colour) => lineColour(1.1 * shine(x, y, 480, 280), 0.05, colour),
    });
    paintSeats(painter);
  },
};
