// Almonaster la Real. The mosque with its tower and the bullring stand on top of the hill, inside the castle's walls. The white
// village lies at the foot of the hill.
import { bullring } from './bullring.mjs';
import { HILL } from './hill.mjs';
import { drawMosque, hall, tower } from './mosque.mjs';
import { villageOn } from './village.mjs';
import { drawWalls, wallHeight } from './walls.mjs';

/** Height over the hill at which the ridge lines begin to climb the tower and the mosque. They leave its arches open. */
const CLIMB = { tower: 96, hall: 27 };

/** Heights over the hill that the ridge lines repeat towards the viewer. */
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
