// A cloister by night. The far walk, the church and the moon are seen through a pointed arch of the near walk.
import { ogive } from '../landscape/outlines.mjs';
import { box, circle, gable, intersection, moved, ogiveArch, outside, repeated, union } from '../shapes.mjs';
import { sway } from '../waves.mjs';

const BAY = 76;
const WALK_TOP = 176;
const shine = (x, y, wide, tall) => Math.exp(-((x / wide) ** 2) - ((y - 90) / tall) ** 2);

const walkArches = union(
  repeated(BAY, ogiveArch({ half: 27, spring: 58, foot: -60, r: 50 })),
  repeated(BAY / 2, ogiveArch({ half: 9, spring: 134, foot: 122, r: 16 })),
);
const walk = (x, y) => Math.max(y - WALK_TOP, -walkArches(x, y), -60 - y);
const parapet = box(-900, -60, 900, 18);
const church = union(
  moved(-84, union(box(-92, WALK_TOP - 20, 92, 236), gable(104, 230, 322))),
  moved(76, union(box(-29, WALK_TOP - 20, 29, 372), gable(36, 366, 540))),
  moved(-330, box(-170, WALK_TOP - 20, 170, 218)),
);
const windows = union(
  moved(-84, circle(0, 254, 15)),
  moved(67, ogiveArch({ half: 6, spring: 330, foot: 304, r: 11 })),
  moved(85, ogiveArch({ half: 6, spring: 330, foot: 304, r: 11 })),
);
/** The arch of the near walk, through which everything else is seen. */
const frameArch = ogiveArch({ half: 318, spring: 130, foot: -900, r: 590 });
/** The arches of the far walk, which the ridge lines of the garden repeat. */
const arcade = Array.from({ length: 15 }, (_, i) => ogive((i - 7.5) * BAY, (i - 6.5) * BAY, 0, 64));

export const monasterio = {
  options: {
    width: 960,
    height: 1200,
    scale: 1,
    axis: 0.5,
    horizon: 0.64,
    samples: 2,
    lines: 24,
    calmLeft: 0,
    glow: '#4f7d86',
    core: '#dce8e2',
    skyTop: '#05080b',
    skyMid: '#0b151b',
    skyLow: '#1b333c',
    haze: '#40616a',
    line: '#eef1ec',
    cool: '#b9d3d6',
    seed: 9,
    stars: 260,
    silhouette: arcade,
    disc: { x: -58, y: 520, r: 46, power: 0.9, color: '#e6efe9', fade: 0.72 },
    glowPower: 1.3,
    shafts: 0.15,
    bloom: 0.3,
  },
  draw(painter) {
    const { paintSky, paintGround, paintShape, lineColour, hazeColour } = painter;
    paintSky();
    paintShape({
      distance: intersection(church, outside(windows)),
      stroke: 1.2,
      fill: (x, y, colour) => hazeColour(0.16 * shine(x, y, 300, 200), 0.01, colour),
      line: (x, y, colour) => lineColour(1.1 * shine(x, y, 330, 300), 0.08, colour),
    });
    paintShape({
      distance: union(walk, parapet),
      stroke: 1.2,
      fill: (x, y, colour) => hazeColour(0.05 * shine(x, y, 300, 160), 0, colour),
      line: (x, y, colour) => lineColour(1.25 * shine(x, y, 360, 300), 0.08, colour),
    });
    paintGround();
    for (const [n, rise] of [0, 15, 38, 66, 100, 140].entries()) {
      const noise = sway(90 + n, 2.6, 0.9, 4);
      paintShape({
        distance: (x, y) => -frameArch(x, y) + rise + rise * 0.07 * noise(Math.atan2(x, y + 700) * 3),
        stroke: n ? 1.2 : 1.6,
        fill: n === 0 && ((x, y, colour) => hazeColour(0.008, 0, colour)),
        line: (x, y, colour) =>
          lineColour(0.9 * shine(x, y - 120, 420, 520) * 0.8 ** n, 0.05 * 0.85 ** n, colour),
      });
    }
  },
};
