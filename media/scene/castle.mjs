import { box, gable, level, tower, wall } from './landscape/outlines.mjs';

/** The outline of the home page's castle, which is a square wave in stone. */
export const castle = [
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
