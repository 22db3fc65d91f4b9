// Almonaster la Real: on top of the hill, inside the castle's walls, the mosque with its tower and beside it the bullring; at
// the foot of the hill the white village.
import { bullring } from './bullring.mjs';
import { HILL } from './hill.mjs';
import { drawMosque, hall, tower } from './mosque.mjs';
import { villageOn } from './village.mjs';
import { drawWalls, wallHeight } from './walls.mjs';

/** How high over the hill the ridge lines begin to climb the tower and the mosque, whose arches they leave open. */
const CLIMB = { tower: 96, hall: 27 };

/** Heights over the hill that the ridge lines carry on towards the viewer. */
function echo(x) {
  const wall = wallHeight(x) - 2;
  if (Math.abs(x - tower.x) < tower.half) return CLIMB.tower;
  if (Math.abs(x - hall.x) < hall.half) return CLIMB.hall;
  return Math.max(0, wall);
}

const hilltop = [{ draw: drawMosque, within: [-140, 100, 150, 360] }, ...bullring, { draw: drawWalls }];

/** The options of a landscape that shows Almonaster, with its village on ridge line number `villageLine`. */
export const almonaster = (villageLine) => ({
  silhouette: [],
  hill: HILL,
  echo,
  drawings: [...hilltop.map((drawing) => ({ on: 0, ...drawing })), villageOn(villageLine)],
});
