// Draws the castle of the concept section as lines: the outline, then the same outline with ever fewer harmonics.
// node media/scene/ridges.mjs   writes public/images/castle-lines.svg
import { writeFileSync } from 'node:fs';
import { castle } from './castle.mjs';
import { lowpass } from './landscape/numbers.mjs';
import { buildingHeight, hillHeight } from './landscape/outlines.mjs';
import { pathData, smoothPath } from './paths.mjs';

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

const sampleCount = Math.round((width + 2 * bleed) / step) + 1;
const xs = Array.from({ length: sampleCount }, (_, index) => index * step - bleed);

/** Heights of the castle, beyond both sides too: the low pass needs them. */
const margin = Math.round(320 / step);
const heights = Float32Array.from({ length: sampleCount + 2 * margin }, (_, index) => {
  const x = ((index - margin) * step - bleed - axis) / scale;
  return (buildingHeight(castle, x, hill) + hillHeight(x, hill)) * scale;
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

const [outline, ...ridges] = Array.from({ length: lineCount }, (_, n) => ridgeLine(n));
const [foot, ...hills] = ridges.map((ys) => smoothPath(xs, ys));
/** Closes a line below the picture. */
const closed = (data) => `${data}V${height + 9}H-9z`;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<path id="castle" d="${closed(outlinePath(outline))}"/>
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
