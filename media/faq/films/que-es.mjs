// Stones become a merlon, and the gap beside it fills with light. Both become a square wave, and the wave becomes the name on its
// hill.
import { WORD, letters, skyline } from '../engine/brand.mjs';
import { clamp, fall, keys, mix, pulse, seg, settle, smooth } from '../engine/time.mjs';
import { harmonics, lowpass, sample, shift, sine, square } from '../engine/waves.mjs';
import { color, W } from '../engine/stage.mjs';

const BASE = 640;
const COURSES = 5;
const TALL = 270;
const SOLID = 384;
const PERIOD = 640;

/** Draws a merlon that is laid course by course. `laid` counts courses; `drained` (0 to 1) empties the merlon from the top. */
function merlon(s, left, laid, drained) {
  const h = TALL / COURSES;
  s.with({ clip: [left - 500, BASE - TALL * (1 - drained), SOLID + 1000, TALL] }, () => {
    for (let row = 0; row < COURSES; row++) {
      const cuts = row % 2 ? [0, 0.2, 0.58, 1] : [0, 0.42, 0.8, 1];
      for (let i = 0; i < 3; i++) {
        const k = seg(laid, row + i * 0.24, row + i * 0.24 + 0.5, settle);
        const slide = (1 - k) * (row % 2 ? 190 : -190);
        const joint = 2.5;
        s.with({ alpha: clamp(k * 1.6) }, () =>
          s.block(
            left + cuts[i] * SOLID + (i ? joint : 0) + slide,
            BASE - (row + 1) * h + 2 * joint,
            (cuts[i + 1] - cuts[i]) * SOLID - (i ? joint : 0) - (i < 2 ? joint : 0),
            h - 2 * joint,
            color.paper,
          ),
        );
      }
    }
  });
}

function stones(s, b) {
  const pan = mix(0, -PERIOD / 2, seg(b, 7.5, 9.2, smooth));
  const drained = seg(b, 11.6, 13, smooth);
  const first = 448 + pan;
  const light = seg(b, 9, 10.5, settle) * (1 - drained);
  s.block(first + SOLID, BASE - (TALL - 5) * light, PERIOD - SOLID, (TALL - 5) * light, color.accent);
  merlon(s, first, b - 2, drained);
  merlon(s, first + PERIOD, (b - 7.5) * 3, drained);
  merlon(s, first - PERIOD, (b - 7.5) * 3, drained);
}

function wave(s, b) {
  const zoom = seg(b, 12, 14.6, smooth);
  const period = mix(PERIOD, 320, zoom);
  const duty = mix(0.6, 0.5, zoom);
  const middle = mix(BASE - TALL / 2, 466, zoom);
  const flat = seg(b, 18.9, 20.2, smooth);
  const tall = mix(TALL, 190, zoom) * (1 - flat) * (1 + 0.05 * pulse(b) * zoom);
  const soft = seg(b, 11.8, 12.6, smooth) * (1 - seg(b, 17.8, 18.5, smooth));
  const n = keys(
    b,
    [
      [0, 16],
      [11.9, 1],
      [15, 2],
      [16, 3],
      [17, 8],
    ],
    b < 15 ? 2.6 : 0.8,
    smooth,
  );
  const travel = seg(b, 14, 19.5, smooth) * 1.5;
  const level = mix(middle, 480, flat);
  const line = sample((x) => {
    const u = (x - 640) / period + travel * zoom;
    const v = mix(square(u, duty, 3 / period), harmonics(u, n), soft);
    return level - (v - 0.5) * tall;
  });
  s.line(line, color.accent, 7, { alpha: seg(b, 11.4, 12.4, smooth) * (1 - seg(b, 19.6, 20.4, smooth)) });
  for (const [k, beat, y] of [
    [3, 14.9, 636],
    [5, 15.9, 678],
  ]) {
    const here = seg(b, 13, 14, smooth);
    const joined = seg(b, beat, beat + 1, smooth);
    const part = sample(
      (x) => mix(y, level, joined) + (80 / k) * (sine(((x - 640) / period + travel) * k) - 0.5) * 2 * 0.7,
    );
    s.line(part, color.mutedOnDark, 3, { alpha: here * (1 - joined) });
  }
}

const SCALE = 1040 / WORD.width;
const LEFT = (W - WORD.width * SCALE) / 2;
function name(s, b) {
  const base = 480;
  const word = sample((x) => {
    const u = (x - LEFT) / SCALE;
    const up = letters.reduce(
      (k, l, i) => (u >= l.x - 2 && u <= l.x + l.width + 2 ? seg(b, 20 + i * 0.5, 21.5 + i * 0.5) : k),
      1,
    );
    return base - skyline(u) * WORD.height * SCALE * up;
  });
  const hill = shift(lowpass(word, 22), 22, 0.3, base);
  const open = seg(b, 23.5, 27, smooth);
  const swing = mix(9, 3, seg(b, 28, 30, smooth)) * seg(b, 24, 25, smooth);
  s.line(
    sample(() => base + 2),
    color.paper,
    4,
    { alpha: seg(b, 19.4, 20.2, smooth) },
  );
  letters.forEach((letter, i) => {
    const rise = seg(b, 20 + i * 0.5, 21.5 + i * 0.5);
    const h = WORD.height * SCALE;
    s.with({ clip: [0, base - h - 4, W, h + 4] }, () =>
      s.with({ move: [LEFT + letter.x * SCALE, base - h * rise], scale: [SCALE, SCALE] }, (ctx) => {
        ctx.fillStyle = color.paper;
        ctx.fill(new Path2D(letter.d), 'evenodd');
      }),
    );
  });
  s.ridges(hill, {
    count: 8,
    gap: 29,
    base: base + 22,
    stroke: color.accent,
    ground: color.ink,
    open,
    blur: 4,
    flatten: 0.07,
    sway: (x, k) => swing * k * 0.5 * Math.sin(x / (120 + 14 * k) - b * (Math.PI / 4) + k * 0.9),
  });
}

export const film = {
  ground: color.ink,
  poster: 31.5,
  draw(s, b) {
    s.line(
      sample(() => BASE + 2),
      color.paper,
      5,
      {
        to: W * seg(b, 0, 2, smooth) + 2,
        alpha: 1 - seg(b, 11.6, 12.6, fall),
      },
    );
    if (b < 13.1) stones(s, b);
    if (b > 11.3 && b < 20.5) wave(s, b);
    if (b > 19.3) name(s, b);
  },
};
