// Outlines of what a landscape shows, by name.
import { box, gable, level, tower, vault, wall } from './landscape/outlines.mjs';

/** The fortress of the films: a square wave in stone. */
const castle = [
  wall(-404, -330, 22, 10.5, 7, 9),
  tower(-330, -298, 54, 9, 6, 10),
  wall(-298, -178, 34, 10.5, 7, 9),
  tower(-178, -126, 92, 10, 6.5, 11),
  wall(-126, -10, 46, 10.5, 7, 9.5),
  tower(-10, 76, 178, 12.5, 8, 14),
  wall(76, 164, 58, 10.5, 7, 9.5),
  level(164, 200, box(164, 200, 102)),
  level(160, 204, gable(160, 204, 102, 25)),
  wall(200, 300, 40, 10.5, 7, 9),
  tower(300, 334, 68, 9, 6, 10),
  wall(334, 440, 20, 10.5, 7, 9),
];

/** A street of houses [x0, x1, eaves, roof]: each house has a level foot, so the village rises in steps. */
const houses = (list) =>
  list.map(([x0, x1, eaves, roof]) => level(x0, x1, roof ? gable(x0, x1, eaves, roof) : box(x0, x1, eaves)));

const lobes = [
  [-0.52, 0.48, 0.78],
  [0.06, 0.56, 1],
  [0.6, 0.4, 0.7],
];

/** Evergreen oaks [centre, half width, height] standing apart on the pasture: three lobes to a crown. */
const oaks = (list) =>
  list.flatMap(([x, r, h]) =>
    lobes.map(([side, part, rise]) => {
      const mid = x + side * r;
      const half = part * r;
      const top = rise * h;
      return level(mid - half, mid + half, vault(mid - half, mid + half, top - half * 0.8, half * 0.8));
    }),
  );

export const silhouettes = {
  castle,
  village: [
    ...houses([
      [-372, -318, 20, 13],
      [-318, -276, 26, 0],
      [-276, -214, 24, 15],
      [-214, -168, 34, 0],
      [-168, -100, 30, 17],
      [-100, -60, 40, 0],
      [-60, 8, 36, 18],
      [8, 34, 92, 0],
      [2, 40, 92, 30],
      [40, 118, 44, 22],
      [118, 160, 34, 0],
      [160, 226, 30, 15],
      [226, 262, 34, 0],
      [262, 330, 24, 15],
      [330, 376, 18, 11],
    ]),
  ],
  hamlet: [
    ...houses([
      [-250, -196, 16, 12],
      [-196, -160, 22, 0],
      [-160, -92, 22, 16],
      [-92, -52, 30, 0],
      [-52, 22, 30, 20],
      [34, 92, 24, 15],
      [92, 128, 28, 0],
      [128, 190, 18, 13],
    ]),
  ],
  oaks: oaks([
    [-520, 34, 46],
    [-436, 40, 54],
    [-330, 30, 42],
    [-262, 46, 62],
    [-150, 36, 50],
    [-72, 30, 44],
    [10, 62, 92],
    [124, 38, 54],
    [198, 30, 42],
    [290, 48, 64],
    [382, 32, 44],
    [470, 42, 56],
    [566, 34, 46],
  ]),
};
