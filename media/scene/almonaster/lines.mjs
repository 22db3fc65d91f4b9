// node media/scene/almonaster/lines.mjs: draws Almonaster as lines for small uses, such as a ticket, into
// lib/content/pictures/almonaster.svg. The lines take the colour of the text around them.
import { writeFileSync } from 'node:fs';
import { lowpass } from '../landscape/numbers.mjs';
import { pathData, smoothPath } from '../paths.mjs';
import { ring } from './bullring.mjs';
import { ground } from './hill.mjs';
import { hall, tower } from './mosque.mjs';
import { skyline, wallHeight } from './walls.mjs';

const FILE = 'lib/content/pictures/almonaster.svg';
/** What the picture shows, in design units. */
const view = { left: -380, right: 460, top: 352, bottom: -56 };
const width = view.right - view.left;
const height = view.top - view.bottom;

const toX = (x) => Math.round(x - view.left);
const toY = (y) => Math.round(view.top - y);
const polyline = (...points) => pathData(points.map(([x, y]) => [toX(x), toY(y)]));
const foot = (x) => ground(x) + wallHeight(x);

function towerLines({ x, half, cornice, eaves, tip }) {
  const side = (out) => [
    [x + out * half, foot(x + out * half)],
    [x + out * half, cornice - 4],
    [x + out * (half + 3), cornice - 4],
    [x + out * (half + 3), cornice],
    [x + out * (half - 3), cornice],
    [x + out * (half - 3), eaves - 4],
    [x + out * (half + 1), eaves - 4],
    [x + out * (half + 1), eaves],
  ];
  const arch = (at) => `M${toX(at - 6)} ${toY(cornice + 9)}v-19a6 6 0 0 1 12 0v19z`;
  return [
    polyline(...side(-1), [x, tip], ...side(1).reverse()),
    polyline([x - half - 1, eaves], [x + half + 1, eaves]),
    polyline([x - half, cornice - 4], [x + half, cornice - 4]),
    polyline([x - half, cornice], [x + half, cornice]),
    polyline([x, tip], [x, tip + 14]),
    `${polyline([x - 2, 214], [x - 2, 234], [x + 2, 234], [x + 2, 214])}z`,
    arch(x - 11),
    arch(x + 11),
  ];
}

function hallLines({ x, half, pitch, eaves }) {
  const side = (out) =>
    polyline(
      ...[
        [half, foot(x + out * half)],
        [half, eaves - 3],
        [half + 3, eaves - 3],
        [half + 3, eaves],
        [half - 9, eaves + 12],
        [65, eaves + 12],
        [53, eaves],
        [43, eaves + 12],
        [23, eaves + 12],
      ].map(([across, y]) => [x + out * across, y]),
    );
  const arch = (n) => {
    const radius = n === 0 ? 12 : 10;
    const [left, right] = [x + n * pitch - 8, x + n * pitch + 8];
    const spring = toY(n === 0 ? 167 : 165);
    return `M${toX(left)} ${toY(foot(left))}V${spring}A${radius} ${radius} 0 1 1 ${toX(right)} ${spring}V${toY(foot(right))}`;
  };
  return [
    side(-1),
    side(1),
    polyline([x - half - 3, eaves], [x + half + 3, eaves]),
    polyline([x - 24, eaves], [x - 24, eaves + 8], [x + 24, eaves + 8], [x + 24, eaves]),
    polyline([x - 24, eaves + 8], [x - 10, eaves + 25], [x + 10, eaves + 25], [x + 24, eaves + 8]),
    ...[-2, -1, 0, 1, 2].map(arch),
  ];
}

/** The upper half of an ellipse around the ring's middle, up to `half` to either side. */
function farArc(y, rx, ry, half) {
  const end = toY(y + ry * Math.sqrt(1 - (half / rx) ** 2));
  return `M${toX(ring.x - half)} ${end}A${rx} ${ry} 0 0 1 ${toX(ring.x + half)} ${end}`;
}

function ringLines({ x, y, rx, ry }) {
  const nearRim = (at) => y - ry * Math.sqrt(1 - ((at - x) / rx) ** 2);
  // Left of this point the wall hides the near rim.
  let seen = x;
  while (nearRim(seen - 1) > foot(seen - 1)) seen -= 1;
  return [
    polyline([x - rx, foot(x - rx)], [x - rx, y]),
    farArc(y, rx, ry, rx),
    `M${toX(seen)} ${toY(nearRim(seen))}A${rx} ${ry} 0 0 0 ${toX(x + rx)} ${toY(y)}V${toY(foot(x + rx))}`,
    farArc(y - 7, 111, 20, 106),
    farArc(y - 13, 95, 17, 89),
    farArc(y - 20, 78, 14, 66),
  ];
}

const STEP = 1;
const MARGIN = 300;
const wide = Array.from({ length: width + 2 * MARGIN + 1 }, (_, i) => view.left - MARGIN + i * STEP);
const shape = Float32Array.from(wide, (x) => (Math.abs(x - tower.x) < tower.half ? 50 : wallHeight(x)));

/** Draws one line. `u` goes from 0 at the back to 1 at the viewer. Nearer lines have fewer harmonics of the skyline. */
function ridge(u) {
  const soft = lowpass(shape, 4 + 70 * u);
  const heights = wide.map(
    (x, i) =>
      ground(x) * (1 - 0.8 * u) +
      soft[i] * 0.8 * Math.exp(-1.9 * u) -
      6 -
      52 * u +
      4 * u * Math.sin(x / 118 + 9 * u),
  );
  const shown = heights.slice(MARGIN, MARGIN + width + 1);
  return smoothPath(
    shown.map((_, i) => i),
    shown.map((y) => view.top - y),
  );
}

const building = [
  polyline(...skyline(view.left, view.right)),
  ...towerLines(tower),
  ...hallLines(hall),
  ...ringLines(ring),
];
const ridges = [0.14, 0.3, 0.48, 0.7, 0.95].map(ridge);
const svg =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor" stroke-width="2.4">` +
  `<path d="${building.join('')}"/><path stroke-opacity=".6" d="${ridges.join('')}"/></svg>\n`;
writeFileSync(FILE, svg);
console.log(FILE, svg.length);
