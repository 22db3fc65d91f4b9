// Two wave packets meet on one string, add up and go on unchanged. Then one walks alone, and others keep it company for a while.
import { profiles } from '../engine/brand.mjs';
import { keys, mix, pulse, seg, smooth } from '../engine/time.mjs';
import { sample, square } from '../engine/waves.mjs';
import { color, W } from '../engine/stage.mjs';

const STRING = 510;
const bell = (d, width) => Math.exp(-((Math.abs(d) / width) ** 4));

/** The centre of each packet at beat b. The packets arrive, wait, cross and go on. */
const first = (b) =>
  keys(
    b,
    [
      [0, -330],
      [0.5, 300],
      [8, 640],
      [14.5, 980],
      [22, 640],
    ],
    b < 8 ? 5 : b < 14.5 ? 4.5 : 3.5,
    smooth,
  );
const second = (b) =>
  keys(
    b,
    [
      [0, 1610],
      [2.5, 980],
      [8, 640],
      [14.5, 300],
      [22, 640],
    ],
    b < 8 ? 5 : b < 14.5 ? 4.5 : 3.5,
    smooth,
  );

function strings(s, b) {
  const part = seg(b, 17.5, 19.5, smooth);
  const wide = seg(b, 21.5, 24, smooth);
  const gone = seg(b, 21.2, 23, smooth);
  const a = first(b);
  const c = second(b);
  const breath = 1 + 0.08 * pulse(b);
  const reach = mix(230, 2000, wide);
  const stone = (x) =>
    bell(x - a, reach) *
    (square((x - a) / mix(116, 256, wide) + b * 0.25, 0.5, 0.02) - 0.5) *
    mix(130, 120, wide) *
    breath;
  const water = (x) =>
    bell(x - c, 250) * Math.sin((x - c) / 24 - b * Math.PI * 0.5) * 62 * breath * (1 - gone);
  const together = bell(a - c, 420);
  const sum = sample((x) => STRING - stone(x) - water(x));
  const tint = s.ctx.createLinearGradient(0, 0, W, 0);
  for (let i = 0; i <= 32; i++) {
    const x = (i / 32) * W;
    const own = bell(x - c, 300) / (bell(x - a, 260) + bell(x - c, 300) + 0.02);
    const met = 2 * Math.min(bell(x - a, 260), bell(x - c, 300)) * together;
    tint.addColorStop(i / 32, blend(color.paper, color.accent, own, Math.min(1, met)));
  }
  if (together > 0.03 && part === 0) {
    for (let k = 3; k >= 1; k--) {
      const far = k * 30 * together;
      for (const side of [-1, 1]) {
        const echo = sample((x) => STRING - (stone(x) + water(x)) * (1 - 0.27 * k) + side * far);
        if (side > 0 || k < 3) s.line(echo, color.accent, 3, { alpha: together * (0.75 - 0.18 * k) });
      }
    }
  }
  if (part === 0) s.line(sum, tint, 7);
  else {
    const gap = 76 * part * (1 - wide);
    s.line(
      sample((x) => STRING + gap - water(x)),
      color.accent,
      7,
      { alpha: 1 - gone },
    );
    s.line(
      sample((x) => STRING - gap - mix(0, 58, wide) - stone(x)),
      color.paper,
      7,
    );
  }
}

function blend(from, to, k, gold) {
  const rgb = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const [p, q, g] = [from, to, color.highlight].map(rgb);
  return `rgb(${p.map((v, i) => Math.round(mix(mix(v, q[i], k), g[i], gold))).join(' ')})`;
}

// Each entry has a profile, the side from which it comes, the beat at which it arrives, and a row.
const COMPANY = [
  [3, -1, 26.8, 0],
  [2, 1, 27.6, 1],
  [1, -1, 28.4, 2],
];
function company(s, b) {
  for (const [index, side, beat, row] of COMPANY) {
    const in_ = seg(b, beat, beat + 2, smooth);
    if (in_ <= 0) continue;
    const base = 562 + row * 50;
    const line = sample(
      (x) =>
        base -
        (profiles[index](x / 128 + b * 0.5 * 0.5) - 0.5) * (index === 2 ? 36 : 40) * (1 + 0.08 * pulse(b)),
    );
    const edge = side < 0 ? { to: W * in_ + 2 } : { from: W * (1 - in_) - 2 };
    s.line(line, row === 0 ? color.accent : color.mutedOnDark, row === 0 ? 6 : 4, edge);
  }
}

export const film = {
  ground: color.night,
  poster: 12.2,
  draw(s, b) {
    company(s, b);
    strings(s, b);
  },
};
