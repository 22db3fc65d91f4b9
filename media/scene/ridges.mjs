// Draws the castle of the concept section as lines: the outline, then the same outline with ever fewer harmonics.
// node media/scene/ridges.mjs   writes public/images/castle-lines.svg
import { writeFileSync } from 'node:fs';
import { lowpass } from './landscape/numbers.mjs';
import { buildingHeight, hillHeight } from './landscape/outlines.mjs';
import { pathData } from './paths.mjs';
import { silhouettes } from './silhouettes.mjs';

const width = 1600;
const height = 680;
/** The castle's axis, its size, and the height of its base, in px from the top. */
const axis = 976;
const scale = 1.22;
const baseY = 450;
const hill = 138;
const lineCount = 12;
/** px between samples; castle edges are exact to a tenth. */
const step = 0.1;
/** px drawn outside the picture, so that no end of a line shows. */
const bleed = 4;
/** px by which a curve may miss the line. */
const tolerance = 1;

const sampleCount = Math.round((width + 2 * bleed) / step) + 1;
const xs = Array.from({ length: sampleCount }, (_, index) => index * step - bleed);

/** Heights of the castle, beyond both sides too: the low pass needs them. */
const margin = Math.round(320 / step);
const heights = Float32Array.from({ length: sampleCount + 2 * margin }, (_, index) => {
  const x = ((index - margin) * step - bleed - axis) / scale;
  return (buildingHeight(silhouettes.castle, x, hill) + hillHeight(x, hill)) * scale;
});

/** Samples of line `n`: 0 is the castle, the last one the hill in front. */
function ridgeLine(n) {
  const share = n / (lineCount - 1);
  const smoothed = n === 0 ? heights : lowpass(heights, (3.2 * 40 ** share * scale) / step);
  const gain = n === 0 ? 1 : 0.66 * Math.exp(-1.5 * share);
  const y = baseY + (height - baseY - 6) * share ** 1.15;
  const swing = n === 0 ? 0 : (1 + 5 * share) * 1.7;
  return xs.map((x, index) => y - smoothed[index + margin] * gain - Math.sin(x / 128 + n * 1.15) * swing);
}

/** Straight pieces of the castle's outline, jumps exactly vertical: the samples where the outline bends. */
function outlinePath(ys) {
  const points = [[xs[0], ys[0]]];
  for (let index = 1; index < ys.length - 1; index += 1) {
    const isJump = Math.abs(ys[index] - ys[index - 1]) > 1;
    const [lastX, lastY] = points.at(-1);
    if (isJump) points.push([xs[index], ys[index - 1]], [xs[index], ys[index]]);
    else if (Math.abs(ys[index + 1] - ys[index]) > 1) continue;
    else if (isFurtherThan(0.3, ys, Math.round((lastX + bleed) / step), index + 1, lastY))
      points.push([xs[index], ys[index]]);
  }
  points.push([xs.at(-1), ys.at(-1)]);
  return pathData(points.map(([x, y]) => [Math.round(x), Math.round(y)]));
}

/** Whether a sample between two misses the straight line between them. */
function isFurtherThan(most, ys, from, to, fromY) {
  for (let index = from + 1; index < to; index += 5) {
    const line = fromY + ((ys[to] - fromY) * (index - from)) / (to - from);
    if (Math.abs(ys[index] - line) > most) return true;
  }
  return false;
}

const slope = (ys, index) => {
  const [before, after] = [Math.max(0, index - 3), Math.min(ys.length - 1, index + 3)];
  return (ys[after] - ys[before]) / ((after - before) * step);
};

/** Control points of the cubic curve between two samples that leaves and arrives in the line's own direction. */
function curve(ys, from, to) {
  const third = ((to - from) * step) / 3;
  return [
    [xs[from] + third, ys[from] + slope(ys, from) * third],
    [xs[to] - third, ys[to] - slope(ys, to) * third],
    [xs[to], ys[to]],
  ];
}

function fits(ys, from, to) {
  const [[, y1], [, y2], [, y3]] = curve(ys, from, to);
  return Array.from({ length: 30 }, (_, index) => (index + 1) / 31).every((t) => {
    const rest = 1 - t;
    const y = rest ** 3 * ys[from] + 3 * rest ** 2 * t * y1 + 3 * rest * t ** 2 * y2 + t ** 3 * y3;
    return Math.abs(y - ys[Math.round(from + t * (to - from))]) <= tolerance;
  });
}

/** As few cubic curves as the tolerance allows, in whole px relative to the pen. */
function smoothPath(ys) {
  let pen = [Math.round(xs[0]), Math.round(ys[0])];
  let data = `M${pen.join(' ')}c`;
  for (let from = 0; from < ys.length - 1;) {
    let to = Math.min(ys.length - 1, from + 20);
    const furthest = Math.min(ys.length - 1, from + 6000);
    for (let next = to; next <= furthest; next += 10) if (fits(ys, from, next)) to = next;
    const numbers = curve(ys, from, to).flatMap(([x, y]) => [Math.round(x) - pen[0], Math.round(y) - pen[1]]);
    data += numbers
      .map((value, index) => (value < 0 || (from === 0 && index === 0) ? `${value}` : ` ${value}`))
      .join('');
    pen = [pen[0] + numbers[4], pen[1] + numbers[5]];
    from = to;
  }
  return data;
}

const [castle, ...ridges] = Array.from({ length: lineCount }, (_, n) => ridgeLine(n));
const [foot, ...hills] = ridges.map(smoothPath);
/** Closes a line below the picture. */
const closed = (data) => `${data}V${height + 9}H-9z`;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<path id="castle" d="${closed(outlinePath(castle))}"/>
<path id="below-castle" d="${closed(foot)}"/>
<path id="front-hill" d="${closed(hills.at(-1))}"/>
${hills
  .toReversed()
  .map((data, index) => `<path id="line-${index + 1}" pathLength="1" d="${data}"/>`)
  .join('\n')}
</svg>
`;
writeFileSync('public/images/castle-lines.svg', drawing);
console.log(`public/images/castle-lines.svg ${drawing.length} bytes`);
