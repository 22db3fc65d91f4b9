// The still part of a scene, which all frames of a loop share. The first ridge line has the silhouette of the building,
// such as the castle's square wave. Each line nearer the viewer is a little smoother, and the last ones are hills.
import { colors } from '../../colors.mjs';
import { buildLayers } from './layers.mjs';
import { TAU, linearRgb, lowpass, random } from './numbers.mjs';
import { buildingHeight, hillHeight } from './outlines.mjs';

/** Every option of a scene. `disc` is the sun or moon: { x, y, r, power, color, fade }, in design units from axis and horizon. */
const defaults = {
  width: 1920,
  height: 1080,
  samples: 2, // sub-columns per pixel
  scale: 1, // px per design unit (1 at 1080 high)
  axis: 0.705, // the building's place, as a fraction of the width
  horizon: 0.6, // as a fraction of the height
  seed: 7,
  lines: 34,
  silhouette: [], // parts of a building, see outlines.mjs
  drawings: [], // buildings drawn with shapes, see drawing.mjs; each stands on ridge line number `on` (0 is the crest)
  echo: null, // heights over the hill for the ridge lines to follow instead of the silhouette
  hill: 138,
  swell: 1,
  stars: 320,
  starSize: 1, // px
  slits: [
    [22, 236],
    [44, 236],
    [-150, 150],
    [182, 186],
  ], // lit windows of the castle
  lamps: 30, // village lights at the foot of the hill
  skyTop: '#06070a',
  skyMid: '#0c1319',
  skyLow: '#1d323a',
  ink: '#07080b',
  glow: colors.accent,
  core: '#f3c688',
  haze: '#33505a',
  line: '#f4efe6',
  cool: '#8fb0b4',
  glowPower: 1,
  calmLeft: 0.5,
  bloom: 0.42,
  shafts: 1,
  lean: 0.8,
  disc: null,
};

function buildStars(o, horizonPx, next) {
  const stars = Array.from({ length: o.width }, () => []);
  for (let i = 0; i < o.stars; i++) {
    const x = Math.floor(next() * o.width);
    const y = next() ** 1.25 * horizonPx * 0.98;
    const m = next() ** 7;
    const star = { y, a: 0.045 + 0.75 * m, p: next() * TAU, n: 1 + Math.floor(next() * 3), w: next() };
    const last = Math.min(o.width, x + o.starSize);
    for (let column = x; column < last; column++) stars[column].push(star);
    if (m > 0.25 && last < o.width) stars[last].push({ ...star, a: star.a * 0.45 });
  }
  return stars;
}

function buildLamps(o, axisPx, next) {
  const S = o.scale;
  const lamps = o.slits.map(([x, y]) => ({
    x: axisPx + x * S,
    y: y * S,
    rx: 1.5 * S,
    ry: 5 * S,
    e: 0.9,
    r: next(),
  }));
  for (let i = 0; i < o.lamps; i++) {
    const spread = (next() + next() + next() - 1.5) * 300;
    const x = (i % 3 ? -270 : 250) + spread;
    const y = hillHeight(x, o.hill) * (0.3 + 0.42 * next()) - 8;
    lamps.push({
      x: axisPx + x * S,
      y: y * S,
      rx: 1.15 * S,
      ry: 1.15 * S,
      e: 0.16 + 0.75 * next() ** 3,
      r: next(),
    });
  }
  return lamps;
}

/** Builds the still parts of a scene from its options: columns, outlines, layers, stars and lamps. */
export function buildLandscape(options = {}) {
  const o = { ...defaults, ...options };
  const columns = o.width * o.samples;
  const axisPx = o.axis * o.width;
  const horizonPx = o.horizon * o.height;
  const next = random(o.seed);
  const parts = o.silhouette;
  const X = new Float32Array(columns); // design x of every sub-column
  const hill = new Float32Array(columns);
  const building = new Float32Array(columns);
  for (let i = 0; i < columns; i++) {
    X[i] = ((i + 0.5) / o.samples - axisPx) / o.scale;
    hill[i] = hillHeight(X[i], o.hill);
    building[i] = buildingHeight(parts, X[i], o.hill);
  }
  const echo = o.echo ? Float32Array.from(X, o.echo) : building;
  const layers = buildLayers(o, next);
  for (const layer of layers) {
    if (layer.kind === 'line' && layer.u < 0.8) layer.shape = lowpass(echo, layer.cut * o.scale * o.samples);
  }
  const disc = o.disc && { fade: 0.55, ...o.disc, color: linearRgb(o.disc.color ?? o.core) };
  return {
    ...o,
    disc,
    columns,
    axisPx,
    horizonPx,
    X,
    hill,
    building,
    layers,
    hasBuilding: parts.length > 0,
    stars: buildStars(o, horizonPx, next),
    lampList: buildLamps(o, axisPx, next),
    color: {
      skyTop: linearRgb(o.skyTop),
      skyMid: linearRgb(o.skyMid),
      skyLow: linearRgb(o.skyLow),
      ink: linearRgb(o.ink),
      glow: linearRgb(o.glow),
      core: linearRgb(o.core),
      haze: linearRgb(o.haze),
      line: linearRgb(o.line),
      cool: linearRgb(o.cool),
    },
  };
}
