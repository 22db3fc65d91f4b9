// The white village at the foot of the hill.
import { mix, random } from '../landscape/numbers.mjs';
import { box, polygon } from '../shapes.mjs';
import { ground } from './hill.mjs';

/** Streets as [x of the first house, x of the last house, height over the ridge line], the far one first. */
const streets = [
  [272, 430, 27],
  [214, 500, 12],
  [186, 600, -4],
];

const next = random(11);
const houses = streets.flatMap(([from, to, up]) => {
  const row = [];
  for (let x = from; x < to; x += row.at(-1).wide - 1 + (next() < 0.2 ? 8 : 0))
    row.push({
      x,
      up,
      wide: 24 + 20 * next(),
      tall: 9 + 10 * next(),
      hasGable: next() < 0.4,
      window: next() < 0.5 ? mix(0.25, 0.7, next()) : null,
    });
  return row;
});

const light = (x) => Math.exp(-(((x - 30) / 430) ** 2));

function drawHouse({ paintShape, lineColour, hazeColour }, { x, wide, tall, hasGable, window }, foot) {
  const eaves = foot + tall;
  const end = x + wide;
  const within = [x - 4, foot - 40, end + 4, eaves + 20];
  const gable = [[x + wide / 2, eaves + 0.3 * wide]];
  const ridge = [
    [end - 5, eaves + 6],
    [x + 5, eaves + 6],
  ];
  paintShape({
    distance: box(x, foot - 40, end, eaves),
    stroke: 0.8,
    fill: (px, py, colour) => lineColour(0.07 * light(px), 0.02, colour),
    line: (px, py, colour) => lineColour(0.3 * light(px), 0.05, colour),
    within,
  });
  paintShape({
    distance: polygon([[x - 1.5, eaves], [end + 1.5, eaves], ...(hasGable ? gable : ridge)]),
    stroke: 1.1,
    fill: (px, py, colour) => hazeColour(0.008, 0, colour),
    line: (px, py, colour) => lineColour(0.75 * light(px), 0.08, colour),
    within,
  });
  if (window === null) return;
  const left = mix(x, end, window);
  paintShape({
    distance: box(left, eaves - 8, left + 2.4, eaves - 4),
    stroke: 0.6,
    fill: (px, py, colour) => hazeColour(0.7, 0.8, colour),
    line: (px, py, colour) => lineColour(0.6, 0, colour),
    within,
  });
}

/** The drawing of the village on ridge line number `line`. */
export const villageOn = (line) => ({
  on: line,
  draw(painter) {
    const { y, u } = painter.land.layers.find(({ kind, k }) => kind === 'line' && k === line);
    for (const house of houses) {
      const slope = ground(house.x + house.wide / 2) * (1 - u) ** 1.6;
      drawHouse(painter, house, y + slope + house.up);
    }
  },
});
