// The mosque and its square tower. The mosque has five naves under hipped roofs, and the middle nave is wider and
// higher. The tower is a minaret with a belfry on top.
import { smooth } from '../landscape/numbers.mjs';
import { box, circle, hipped, intersection, moved, outside, polygon, roundArch, union } from '../shapes.mjs';
import { standing } from './hill.mjs';

/** The belfry begins at `cornice`. */
export const tower = { x: -92, half: 29, foot: 110, cornice: 262, eaves: 308, tip: 331 };
const { x: towerX, half: towerHalf, foot, cornice, eaves: towerEaves, tip } = tower;
const towerWalls = union(
  box(-towerHalf, foot, towerHalf, cornice),
  box(-towerHalf - 3, cornice - 4, towerHalf + 3, cornice + 1),
  box(-towerHalf + 3, cornice, towerHalf - 3, towerEaves),
  box(-towerHalf - 1, towerEaves - 4, towerHalf + 1, towerEaves + 1),
  polygon([
    [-towerHalf - 1, towerEaves + 1],
    [towerHalf + 1, towerEaves + 1],
    [0, tip],
  ]),
  box(-0.9, tip - 4, 0.9, tip + 13),
  circle(0, tip + 3, 2.4),
);
const bellArch = roundArch({ half: 6.5, spring: cornice + 28, foot: cornice + 9 });
const towerOpenings = union(moved(-11, bellArch), moved(11, bellArch), box(-2.2, 214, 2.2, 234));
export const towerShape = moved(towerX, intersection(towerWalls, outside(towerOpenings)));

/** `pitch` is the distance from arch to arch. The hall extends 2.75 times that distance to either side of `x`. */
export const hall = { x: 42, half: 2.75 * 33, pitch: 33, floor: 138, eaves: 193 };
const { half, pitch, floor, eaves } = hall;
const walls = union(box(-half, floor - 20, half, eaves - 3), box(-half - 3, eaves - 4, half + 3, eaves));
const nave = (from, to) => hipped(from * pitch, to * pitch, eaves, eaves + 12, 12);
const middle = 0.74 * pitch;
const roofs = [
  nave(-2.84, -1.6),
  nave(-1.66, -0.5),
  nave(1.6, 2.84),
  nave(0.5, 1.66),
  union(
    box(-middle, eaves - 4, middle, eaves + 8),
    hipped(-middle - 3, middle + 3, eaves + 8, eaves + 25, 17),
  ),
];
/** A horseshoe arch, which is more than half a circle on its imposts. */
const horseshoe = (x, radius, centre) =>
  union(circle(x, centre, radius), box(x - 0.8 * radius, floor, x + 0.8 * radius, centre - 0.5 * radius));
const naves = [-2, -1, 0, 1, 2];
const arches = naves.map((n) => horseshoe(n * pitch, n === 0 ? 12.5 : 10.5, n === 0 ? 175 : 171));
/** The second row of arches, seen through the first. */
const innerArches = naves.map((n) => horseshoe(0.96 * n * pitch, n === 0 ? 7.5 : 6.2, n === 0 ? 172 : 169));

export function drawMosque(painter) {
  const { paintShape, lineColour, hazeColour } = painter;
  const within = [hall.x - half - 10, floor - 20, hall.x + half + 10, eaves + 40];
  const paint = (shape) => paintShape({ ...shape, distance: moved(hall.x, shape.distance), within });
  paintShape({
    distance: towerShape,
    ...standing(painter, 1.3),
    within: [towerX - 40, foot, towerX + 40, tip + 20],
  });
  for (const distance of [...roofs, walls]) paint({ distance, ...standing(painter, 1.25) });
  for (const distance of arches)
    paint({
      distance,
      stroke: 1.1,
      fill(x, y, colour) {
        const low = smooth(190, 150, y);
        hazeColour(0.1 + 0.4 * low, 0.22 * low, colour);
      },
      line: (x, y, colour) => lineColour(1.15, 0.1, colour),
    });
  for (const [n, inner] of innerArches.entries())
    paint({
      distance: intersection(inner, arches[n]),
      stroke: 0.7,
      fill: (x, y, colour) => hazeColour(0.5, 0.55, colour),
      line: (x, y, colour) => lineColour(0.7, 0.05, colour),
    });
}
