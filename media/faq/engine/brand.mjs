// The wordmark, whose six letters have one stroke weight, and the seven profiles in the order of the site's venues.
import { arcs, ogive, saw, sine, square, stairs, triangle } from './waves.mjs';

export const profiles = [square, triangle, arcs, sine, saw, ogive, stairs];

const STROKE = 4.3;
const GAP = 3.5;
const HEIGHT = 24;
const arch = (w) => `M0 24V0H${w}V24H${w - STROKE}V4.3H4.3V24z`;
const a = (w) => {
  const m = w * 0.27;
  return (
    `M0 24V5.4H${m}V0H${w - m}V5.4H${w}V24H${w - STROKE}V18.3H4.3V24z` +
    `M4.3 14H${w - STROKE}V9.7H${w - m - STROKE}V4.3H${m + STROKE}V9.7H4.3z`
  );
};
const shapes = [
  [29, a(29)],
  [22, 'M0 0H4.3V19.7H22V24H0z'],
  [40, 'M0 24V0H40V24H35.7V4.3H22.15V24H17.85V4.3H4.3V24z'],
  [23, 'M0 0H23V4.3H4.3V9.85H20.5V14.15H4.3V19.7H23V24H0z'],
  [29, arch(29)],
  [29, a(29)],
];
let x = 0;
export const letters = shapes.map(([width, d]) => {
  const letter = { x, width, d };
  x += width + GAP;
  return letter;
});
export const WORD = { width: x - GAP, height: HEIGHT };

/** Height (0 to 1) of the wordmark's skyline at u, which counts letter units from the left end. */
export function skyline(u) {
  const i = letters.findIndex((l) => u >= l.x && u <= l.x + l.width);
  if (i < 0) return 0;
  const v = u - letters[i].x;
  const w = letters[i].width;
  if (i === 0 || i === 5) return v > w * 0.27 && v < w * 0.73 ? 1 : 1 - 5.4 / HEIGHT;
  if (i === 1) return v < STROKE ? 1 : STROKE / HEIGHT;
  return 1;
}
