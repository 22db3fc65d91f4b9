// node media/scene/ridges.mjs: draws the castle of the concept section as lines into public/images/castle-lines.svg. The first
// line is the outline; each further line has fewer harmonics.
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
/** Samples are a tenth of a px apart, so that the castle's edges are exact. */
const step = 0.1;
/** Lines go on for 4 px beyond the picture, so that their ends do not show. */
const bleed = 4;

const sampleCount = Math.round((width + 2 * bleed) / step) + 1;
const xs = Array.from({ length: sampleCount }, (_, index) => index * step - bleed);

/** The castle's heights, also outside the picture on both sides, because the low pass needs them there. */
const margin = Math.round(320 / step);
const heights = Float32Array.from({ length: sampleCount + 2 * margin }, (_, index) => {
  const x = ((index - margin) * step - bleed - axis) / scale;
  return (buildingHeight(castle, x, hill) + hillHeight(x, hill)) * scale;
});

/** The samples of line `n`. Line 0 is the castle, and the last line is the hill in front. */
function ridgeLine(n) {
  const share = n / (lineCount - 1);
  const smoothed = n === 0 ? heights : lowpass(heights, (3.2 * 40 ** share * scale) / step);
  const gain = n === 0 ? 1 : 0.66 * Math.exp(-1.5 * share);
  const y = baseY + (height - baseY - 6) * share ** 1.15;
  const swing = n === 0 ? 0 : (1 + 5 * share) * 1.7;
  return xs.map((x, index) => y - smoothed[index + margin] * gain - Math.sin(x / 128 + n * 1.15) * swing);
}

/** The castle's outline from the samples at which it bends. Its jumps are exactly vertical. */
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

/** Whether any sample between two given ones is more than `most` px away from the straight line that joins the two. */
function isFurtherThan(most, ys, from, to, fromY) {
  for (let index = from + 1; index < to; index += 5) {
    const line = fromY + ((ys[to] - fromY) * (index - from)) / (to - from);
    if (Math.abs(ys[index] - line) > most) return true;
  }
  return false;
}

const [outline, ...ridges] = Array.from({ length: lineCount }, (_, n) => ridgeLine(n));
const [foot, ...hills] = ridges.map((ys) => smoothPath(xs, ys));
/** Closes a line below the picture, so that it can be filled. */
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
