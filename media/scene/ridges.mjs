// Draws the concept section's picture: the castle in ink and its low-passed ridge lines, by day.
// node media/scene/ridges.mjs [folder]   (public/images unless told)
import { writeFileSync } from 'node:fs';
import { pathData, simplify, squared } from './paths.mjs';
import { silhouettes } from './silhouettes.mjs';
import { lowpass } from './landscape/numbers.mjs';
import { buildingHeight, hillHeight } from './landscape/outlines.mjs';

const HILL = 138;
const STEP = 0.1; // px between samples; small enough for castle edges to be exact to a tenth
const BLEED = 4; // px drawn outside the picture, so that no stroke shows at its sides

const drawings = {
  ridges: {
    width: 1600,
    height: 560,
    axis: 976,
    scale: 1.22,
    top: 450,
    lines: 12,
    wave: 128,
    swing: 1.7,
    stroke: 1.5,
    tolerance: 0.13,
  },
  'ridges-mobile': {
    width: 390,
    height: 300,
    axis: 195,
    scale: 0.43,
    top: 156,
    lines: 9,
    wave: 38,
    swing: 0.5,
    stroke: 1.4,
    tolerance: 0.08,
  },
};

function ridgeLines(o) {
  const count = Math.round((o.width + 2 * BLEED) / STEP) + 1;
  const xs = Array.from({ length: count }, (_, i) => i * STEP - BLEED);
  // The castle reaches past the picture; samples outside it keep the low pass honest at the sides.
  const margin = Math.round(320 / STEP);
  const wide = new Float32Array(count + 2 * margin);
  for (let i = 0; i < wide.length; i++) {
    const x = ((i - margin) * STEP - BLEED - o.axis) / o.scale;
    wide[i] = (buildingHeight(silhouettes.castle, x, HILL) + hillHeight(x, HILL)) * o.scale;
  }
  return Array.from({ length: o.lines }, (_, n) => {
    const u = n / (o.lines - 1);
    const row = n === 0 ? wide : lowpass(wide, (3.2 * 40 ** u * o.scale) / STEP);
    const gain = n === 0 ? 1 : 0.66 * Math.exp(-1.5 * u);
    const base = o.top + (o.height - o.top - 6) * u ** 1.15;
    const swing = n === 0 ? 0 : (1 + 5 * u) * o.swing;
    const points = xs.map((x, i) => [
      x,
      base - row[i + margin] * gain - Math.sin(x / o.wave + n * 1.15) * swing,
    ]);
    return n === 0 ? squared(points) : points;
  });
}

function draw(o) {
  const floor = o.height + BLEED;
  const paths = ridgeLines(o).map((points, n) => {
    const ink = n === 0 || n === o.lines - 1;
    return `<path${ink ? ' class="i"' : ''} d="${pathData(simplify(points, ink && n === 0 ? 0.06 : o.tolerance))}V${floor}H-${BLEED}z"/>`;
  });
  const style = [
    `path{fill:#f4efe6;stroke:#0c0b10;stroke-width:${o.stroke};stroke-linejoin:round}`,
    '.i{fill:#0c0b10;stroke:none}',
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${o.width}" height="${o.height}" viewBox="0 0 ${o.width} ${o.height}"><style>${style}</style>${paths.join('')}</svg>\n`;
}

const [folder = 'public/images'] = process.argv.slice(2);
for (const [name, options] of Object.entries(drawings)) {
  const svg = draw(options);
  writeFileSync(`${folder}/${name}.svg`, svg);
  console.log(`${name}.svg ${svg.length} bytes`);
}
