// The bullring inside the castle's walls, seen a little from above. It is a ring of many straight sides with rows of seats.
import { TAU, mix } from '../landscape/numbers.mjs';
import { rippleAt } from '../landscape/light.mjs';
import { intersection, outside, polygon } from '../shapes.mjs';
import { shine, standing } from './hill.mjs';

const SIDES = 22;
const ROWS = 8;
/** The middle and the radii of the rim. */
export const ring = { x: 254, y: 153, rx: 132, ry: 26 };
/** How much lower than the rim the arena is, and its radii. */
const arena = { drop: 25, rx: 62, ry: 11 };

const corner = (i) => {
  const turn = ((i + 0.5) / SIDES) * TAU;
  return [Math.cos(turn), Math.sin(turn)];
};
const many = (y, rx, ry) =>
  polygon(
    Array.from({ length: SIDES }, (_, i) => {
      const [across, along] = corner(i);
      return [ring.x + rx * across, y + ry * along];
    }),
  );
const rim = many(ring.y, ring.rx, ring.ry);
const opening = many(ring.y, ring.rx - 5, ring.ry - 2);
const side = ring.rx * corner(0)[0];
const drum = (x, y) => Math.max(Math.abs(x - ring.x) - side, Math.min(rim(x, y), Math.max(y - ring.y, -y)));
/** The edges between the sides of the near wall. */
const edges = Array.from({ length: SIDES }, (_, i) => corner(i)).filter(([, along]) => along < -0.1);

const seats = Array.from({ length: ROWS }, (_, row) => {
  const u = row / (ROWS - 1);
  const shape = many(
    ring.y - 1 - arena.drop * u,
    mix(ring.rx - 5, arena.rx, u),
    mix(ring.ry - 2, arena.ry, u),
  );
  return { u, distance: intersection(shape, opening) };
});

/** How near a point is to the arena's light, whose source is hidden by the near wall. */
const bright = (x, y) => Math.exp(-(((x - ring.x) / 80) ** 2) - ((y - ring.y + 24) / 26) ** 2);

const within = [ring.x - ring.rx - 5, 0, ring.x + ring.rx + 5, ring.y + ring.ry + 5];

function drawDrum(painter) {
  const { paintShape, lineColour } = painter;
  paintShape({ distance: drum, ...standing(painter, 1.25, 420), within });
  for (const [across, along] of edges)
    paintShape({
      distance: (x, y) => Math.max(Math.abs(x - ring.x - ring.rx * across), y - ring.y - ring.ry * along),
      stroke: 0.8,
      line: (x, y, colour) => lineColour(0.3 * shine(x, y, 420), 0.03, colour),
      within,
    });
}

const drawRow = ({ distance }) =>
  function draw({ paintShape, lineColour, hazeColour }) {
    paintShape({
      distance,
      stroke: 1.1,
      fill(x, y, colour) {
        const near = bright(x, y);
        hazeColour(0.03 + 0.45 * near, 0.32 * near * near, colour);
      },
      line: (x, y, colour) => lineColour(0.45 + 0.75 * bright(x, y), 0.05, colour),
      within,
    });
  };

function drawRim(painter) {
  const { line } = standing(painter, 1.2, 420);
  painter.paintShape({ distance: intersection(rim, outside(opening)), stroke: 1, line, within });
}

/** The ring's drawings, back to front. A ripple runs up the rows of seats and then out over the ridge lines. */
export const bullring = [
  { draw: drawDrum, within },
  ...seats.map((row) => ({
    draw: drawRow(row),
    within,
    light: (t) => 0.84 + 0.62 * rippleAt(t, -0.16 * row.u),
  })),
  { draw: drawRim, within },
];
