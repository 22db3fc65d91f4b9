// Seven strokes from seven hands become one line. The years lay the line course upon course, the line takes the shape of what we
// do, and a door opens.
import { profiles } from '../engine/brand.mjs';
import { clamp, keys, mix, pulse, seg, settle, smooth } from '../engine/time.mjs';
import { lowpass, sample, sine, square, triangle } from '../engine/waves.mjs';
import { color, W } from '../engine/stage.mjs';

const LEVEL = 500;
const PART = W / 7;
const TALL = 104;
const FROM = [
  [-420, 60, -0.7],
  [-60, -320, 0.5],
  [120, 380, 0.9],
  [-40, 420, -0.6],
  [260, -300, -0.8],
  [80, 380, 0.7],
  [460, 60, 0.6],
];

function hands(s, b) {
  const done = seg(b, 7.75, 8.7, smooth);
  profiles.forEach((profile, i) => {
    const order = [3, 1, 5, 0, 6, 2, 4].indexOf(i);
    const k = seg(b, order, order + 1.75, settle);
    if (k <= 0) return;
    const [dx, dy, turn] = FROM[i];
    const tall = TALL * (1 - done) * (1 + 0.1 * Math.sin(b * Math.PI * 0.5 - i) * seg(b, 7, 8));
    const line = sample((x) => -profile(((x + PART / 2) / PART) * 2) * tall, -PART / 2, PART / 2);
    s.with({ move: [(i + 0.5) * PART + dx * (1 - k), LEVEL + 50 + dy * (1 - k)], turn: turn * (1 - k) }, () =>
      s.with({ alpha: clamp(k * 3) }, () => s.line(line, i % 2 ? color.accentDeep : color.ink, 7)),
    );
  });
}

function years(s, b) {
  const close = seg(b, 14.75, 16, smooth);
  const top = mix(LEVEL + 50, 392, seg(b, 8.75, 10, smooth));
  for (let i = 24; i >= 0; i--) {
    const born = seg(b, 8.75 + i * 0.22, 10 + i * 0.22);
    if (born <= 0 && i) continue;
    const y = mix(top + (i - 1) * 12.4 * (i ? 1 : 0), top + i * 12.4, born);
    const size = (7 + 5 * Math.sin(i * 1.7)) * seg(b, 9, 11, smooth) * (1 - close);
    const line = sample(
      (x) =>
        mix(y, 470, close) -
        size *
          Math.sin(x / (96 + 5 * i) + i * 0.55 - b * Math.PI * 0.25) *
          (0.6 + 0.4 * Math.sin(x / 310 + i)),
    );
    s.line(line, i === 24 ? color.accentDeep : color.ink, i === 0 ? 6 : i === 24 ? 6 : 3, {
      alpha: i ? born * (1 - close) : 1,
    });
  }
}

/** Heights (0 to 1) of the roofs of a village with a bell tower. */
function village(x) {
  const u = (x - 30) / 152;
  const tower = Math.max(
    square((x - 706) / 90 + 0.5, 0.92, 0.03) * (x > 661 && x < 751 ? 0.8 : 0),
    x > 661 && x < 751 ? 0.8 + 0.28 * triangle((x - 661) / 90) : 0,
  );
  const house =
    0.24 +
    [0.1, 0.22, 0.04, 0.16, 0.3, 0.08, 0.2, 0.12, 0.24][((Math.floor(u) % 9) + 9) % 9] +
    0.24 * triangle(u);
  return x < 30 || x > 1246 ? 0 : Math.max(house, tower);
}
/** Heights (0 to 1) of a wall with three towers. */
function castle(x) {
  const tower = [
    [300, 120, 0.62],
    [760, 150, 1],
    [1080, 100, 0.5],
  ].find(([c, w]) => Math.abs(x - c) < w / 2);
  if (x < 130 || x > 1190) return 0;
  const teeth = square(x / 44, 0.6, 0.05) * 0.12;
  return (tower ? tower[2] - 0.12 : 0.26) + teeth;
}
function craft(s, b) {
  const sound = seg(b, 16, 17.2, smooth);
  const stone = seg(b, 18, 19.2, smooth);
  const homes = seg(b, 20.2, 21.4, smooth);
  const end = seg(b, 23, 24.2, smooth);
  const base = mix(mix(470, 545, stone), 548, end);
  const wave = (x) =>
    52 *
    (sine(x / 142 - b * 0.5) * 2 - 1) *
    sound *
    (1 + 0.15 * pulse(b)) *
    Math.exp(-(((x - 640) / 560) ** 6));
  const line = sample(
    (x) => base - mix(wave(x), mix(castle(x), village(x), homes) * 170 * stone, stone) * (1 - end),
  );
  s.line(line, color.ink, 6);
  s.ridges(lowpass(line, 8), {
    count: 7,
    gap: 24,
    base,
    stroke: color.accentDeep,
    ground: color.paper,
    open: sound * (1 - end),
    blur: 6,
    flatten: 0.1,
    sway: (x, k) => 1.6 * k * Math.sin(x / 150 - b * Math.PI * 0.25 + k),
  });
}

function door(s, b) {
  const grow = seg(b, 23.6, 26, smooth);
  const top = mix(760, 420, grow);
  const wall = sample((x) => top - 44 * square((x - 880) / 128 + 0.5, 0.6, 0.03) * seg(b, 24.5, 26, settle));
  s.under(wall, color.ink);
  const [x, foot, half, spring] = [880, 724, 112, 590];
  const arch = (ctx) => {
    ctx.beginPath();
    ctx.moveTo(x - half, foot);
    ctx.lineTo(x - half, spring);
    ctx.arc(x, spring, half, Math.PI, 0);
    ctx.lineTo(x + half, foot);
    ctx.closePath();
  };
  const open = keys(
    b,
    [
      [0, 0],
      [27, 0.3],
      [28, 0.62],
      [29, 1],
    ],
    1.2,
    smooth,
  );
  s.with({ move: [0, top - 420] }, (ctx) => {
    arch(ctx);
    ctx.save();
    ctx.clip();
    s.block(x - half, 400, 2 * half, 400, color.accent);
    for (const side of [-1, 1]) {
      const leaf = half * (1 - 0.86 * open);
      s.block(side < 0 ? x - half : x + half - leaf, 400, leaf, 400, color.ink);
      s.block(side < 0 ? x - half + leaf - 4 : x + half - leaf, 400, 4, 400, color.paper);
      for (const y of [580, 640, 700])
        s.block(side < 0 ? x - half : x + half - leaf, y, leaf, 3, color.mutedOnLight);
    }
    ctx.restore();
    arch(ctx);
    ctx.strokeStyle = color.paper;
    ctx.lineWidth = 6;
    ctx.stroke();
  });
  const walk = seg(b, 26.4, 29.6, smooth);
  const path = sample(
    (px) =>
      664 -
      26 * Math.sin(px / 40 - b * Math.PI * 0.5) * clamp((x - half - px) / 240) * clamp((px + 60) / 160),
    -8,
    x - half + 20 * open,
  );
  s.line(path, color.paper, 6, { to: (x - half) * walk });
}

export const film = {
  ground: color.paper,
  poster: 31.5,
  draw(s, b) {
    if (b < 8.75) hands(s, b);
    if (b >= 8.75 && b < 16) years(s, b);
    if (b >= 16 && b < 26.2) craft(s, b);
    if (b > 23.5) door(s, b);
  },
};
