// Draws what moves with the music over each home film: the castle's outline, and light in the sky above the castle.
// node media/scene/outlines.mjs [folder]: run it after encode.sh, because the name of each SVG contains the hash of the MP4.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { colors } from '../colors.mjs';
import { castle } from './castle.mjs';
import { films } from './films.mjs';
import { layerRows } from './landscape/heights.mjs';
import { buildLandscape } from './landscape/landscape.mjs';
import { pathData, simplify, squared } from './paths.mjs';

const TOLERANCE = 0.3;

/**
 * `stroke` is the width of the line in px of the film, about 1.5 px on the page. `fade` has the two places, as shares of
 * the film's width, between which the drawing fades in. Further left, the title covers the landscape film.
 */
const looks = {
  'home-landscape': { stroke: 2.6, fade: [0.58, 0.67] },
  'home-portrait': { stroke: 2, fade: [0, 0] },
};

/**
 * The light behind the building, as in the film. Its centre is measured from the tower's axis and the horizon, in design
 * units.
 */
const LIGHT = { x: 20, y: 150, across: 430, down: 300 };

/** The outline of building and hill from side to side, in px. `pieces` has the building alone. */
function skyline({ columns, samples, building, layers }, tops) {
  const top = tops[layers.findIndex(({ kind }) => kind === 'building')];
  const points = Array.from({ length: columns }, (_, i) => [(i + 0.5) / samples, top[i]]);
  const pieces = [];
  for (const [i, point] of points.entries()) {
    if (building[i] <= 2) continue;
    if (i === 0 || building[i - 1] <= 2) pieces.push([]);
    pieces.at(-1).push(point);
  }
  return { points, pieces };
}

const drawn = (points) => pathData(simplify(squared(points), TOLERANCE));

function draw(land, { stroke, fade: [from, to] }) {
  const rows = layerRows(land);
  rows.update(0);
  const { width, height, axisPx, horizonPx, scale } = land;
  const { points, pieces } = skyline(land, rows.tops);
  const { accent } = colors;
  const place = `translate(${axisPx + LIGHT.x * scale} ${horizonPx - LIGHT.y * scale})`;
  const size = `scale(${LIGHT.across * scale} ${LIGHT.down * scale})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="${place} ${size}">`,
    `<stop stop-color="#f3c688" stop-opacity=".6"/><stop offset=".35" stop-color="${accent}" stop-opacity=".52"/>`,
    `<stop offset=".7" stop-color="${accent}" stop-opacity=".2"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/>`,
    '</radialGradient>',
    `<linearGradient id="w"><stop offset="${from}" stop-color="#000"/><stop offset="${to}" stop-color="#fff"/></linearGradient>`,
    `<mask id="m"><path fill="url(#w)" d="M0 0H${width}V${height}H0z"/></mask><g mask="url(#m)">`,
    `<path fill="url(#l)" d="${drawn(points)}V0H0z"/>`,
    `<path fill="none" stroke="${colors.paper}" stroke-width="${stroke}" d="${pieces.map(drawn).join('')}"/>`,
    '</g></svg>\n',
  ].join('');
}

const [folder = 'lib/content/films'] = process.argv.slice(2);
for (const [name, look] of Object.entries(looks)) {
  const svg = draw(buildLandscape({ ...films[name], silhouette: castle }), look);
  const hash = createHash('sha256')
    .update(readFileSync(`${folder}/${name}.mp4`))
    .digest('hex');
  writeFileSync(`${folder}/${name}.${hash.slice(0, 10)}.svg`, svg);
  console.log(name, svg.length);
}
