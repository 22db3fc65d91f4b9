// The castle's walls around the hilltop. They are long and low, worn down in steps, and have few towers. Cypresses
// stand in front.
import { box, polygon, union } from '../shapes.mjs';
import { cypress } from '../trees.mjs';
import { ground, standing } from './hill.mjs';

/** Steps as [x, height over the hill]. From x on, the wall has this height. */
const steps = [
  [-440, 8],
  [-402, 15],
  [-366, 11],
  [-330, 19],
  [-268, 14],
  [-232, 21],
  [-196, 17],
  [-158, 24],
  [-128, 19],
  [-30, 24],
  [16, 20],
  [72, 24],
  [112, 16],
  [150, 11],
  [196, 17],
  [244, 12],
  [284, 20],
  [330, 15],
  [366, 24],
  [392, 19],
  [434, 16],
  [468, 20],
  [500, 11],
  [540, 6],
];
const END = 580;
/** Towers as [from, to, height over the hill]. */
const towers = [
  [-318, -276, 42],
  [-190, -160, 36],
  [396, 430, 44],
];
/** Cypresses as [x, height, half width]. */
const cypresses = [
  [-222, 66, 6.4],
  [-238, 52, 5.6],
  [-352, 50, 5.4],
];
const SAMPLE = 6;

/** Height of the wall over the hill at x. */
export function wallHeight(x) {
  if (x >= END) return 0;
  return steps.findLast(([from]) => x >= from)?.[1] ?? 0;
}

const wallTop = steps.flatMap(([from, height], n) => {
  const to = steps[n + 1]?.[0] ?? END;
  const count = Math.ceil((to - from) / SAMPLE);
  return Array.from({ length: count + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / count;
    return [x, ground(x) + height];
  });
});
const wall = polygon([...wallTop, [END, -60], [steps[0][0], -60]]);

const walls = union(
  wall,
  ...towers.map(([from, to, height]) => {
    const foot = ground((from + to) / 2);
    return box(from, foot - 40, to, foot + height);
  }),
);

/** The points of the outline of walls and towers between two places. */
export function skyline(left, right) {
  const edges = [...steps.map(([from]) => from), ...towers.flatMap(([from, to]) => [from, to])];
  const places = [left, ...edges.filter((x) => x > left && x < right).sort((a, b) => a - b), right];
  return places.slice(1).flatMap((to, n) => {
    const from = places[n];
    const inside = towers.find(([start, end]) => from >= start && to <= end);
    const top = inside
      ? () => ground((inside[0] + inside[1]) / 2) + inside[2]
      : (x) => ground(x) + wallHeight(from);
    return [
      [from, top(from)],
      [to, top(to)],
    ];
  });
}

export function drawWalls(painter) {
  const within = [steps[0][0] - 10, -10, END, 220];
  painter.paintShape({ distance: walls, ...standing(painter, 1.15, 420, 160), within });
  painter.paintShape({
    distance: union(...cypresses.map(([x, height, half]) => cypress(x, ground(x) - 6, height, half))),
    stroke: 0.9,
    ...standing(painter, 0.9, 380, 200),
    within,
  });
}
