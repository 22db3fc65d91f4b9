// Draws the castle's outline as each home film shows it: the line that the music lifts.
// node media/scene/outlines.mjs [folder]   after encode.sh: it writes beside the films, under the hash of each MP4
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { films } from './films.mjs';
import { layerRows } from './landscape/heights.mjs';
import { buildLandscape } from './landscape/landscape.mjs';
import { pathData, simplify, squared } from './paths.mjs';
import { silhouettes } from './silhouettes.mjs';

const TOLERANCE = 0.3;
/** Width of the line in px of the page, on a screen of 1440 x 900 or 390 x 844. */
const STROKE = 1.5;
const SHOWN = 0.75;

/** The castle's pieces, each a line of points in px. */
function pieces({ columns, samples, building, layers }, tops) {
  const top = tops[layers.findIndex(({ kind }) => kind === 'building')];
  const found = [];
  for (let i = 0; i < columns; i++) {
    if (building[i] <= 2) continue;
    if (i === 0 || building[i - 1] <= 2) found.push([]);
    found.at(-1).push([(i + 0.5) / samples, top[i]]);
  }
  return found;
}

const [folder = 'lib/content/films'] = process.argv.slice(2);
for (const name of ['home-landscape', 'home-portrait']) {
  const land = buildLandscape({ ...films[name].scene, silhouette: silhouettes.castle });
  const rows = layerRows(land);
  rows.update(0);
  const data = pieces(land, rows.tops).map((points) => pathData(simplify(squared(points), TOLERANCE)));
  const { width, height } = land;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="none" stroke="#f4efe6" stroke-width="${STROKE / SHOWN}" d="${data.join('')}"/></svg>\n`;
  const hash = createHash('sha256')
    .update(readFileSync(`${folder}/${name}.mp4`))
    .digest('hex');
  writeFileSync(`${folder}/${name}.${hash.slice(0, 10)}.svg`, svg);
  console.log(name, svg.length);
}
