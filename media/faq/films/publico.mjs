// Each person is a merlon. Twenty-one of them stand up. One learns to listen, one dances and one travels, and in the end all share
// a wall.
import { profiles } from '../engine/brand.mjs';
import { clamp, frac, keys, mix, pulse, seg, smooth } from '../engine/time.mjs';
import { harmonics, lowpass, sample } from '../engine/waves.mjs';
import { color, W } from '../engine/stage.mjs';

const SIZE = 62;
const FLOOR = 560;

/** Draws a person as a block that stands on (x, y), turned by `turn` and pressed by `press`. */
function person(s, x, y, { turn = 0, press = 0, fill = color.accentDeep } = {}) {
  s.with({ move: [x, y - (SIZE / 2) * (1 - press)], turn, scale: [1 + press * 0.4, 1 - press] }, () =>
    s.block(-SIZE / 2, -SIZE / 2, SIZE, SIZE, fill),
  );
}

function twentyOne(s, b) {
  const pitch = (W - 2 * 88) / 20.6;
  const base = mix(642, FLOOR, seg(b, 7.3, 8.7, smooth));
  for (let i = 0; i < 21; i++) {
    const born = 1.5 + i * 0.25;
    const up = seg(b, born, born + 0.9) * (1 - seg(b, 7.3 + (20 - i) * 0.05, 8.3 + (20 - i) * 0.05, smooth));
    const wave = 0.12 * Math.sin(i * 0.6 - b * Math.PI * 0.5) * seg(b, 6, 7, smooth);
    s.block(
      88 + i * pitch,
      base - 150 * up * (1 + wave),
      pitch * 0.6,
      150 * up * (1 + wave),
      i === 20 ? color.accentDeep : color.ink,
    );
  }
  s.line(
    sample(() => base),
    color.ink,
    6,
    { to: W * seg(b, 0, 1.75, smooth) + 2 },
  );
}

function listener(s, b) {
  const front = mix(
    -200,
    1700,
    seg(b, 8.6, 13.6, (x) => x),
  );
  const strength = mix(26, 62, seg(b, 10, 13, smooth)) * (1 - seg(b, 12.9, 14.1, smooth));
  const y = (x) => FLOOR + strength * clamp((front - x) / 420) * Math.sin(x / 62 - b * Math.PI);
  s.line(sample(y), color.ink, 6);
  const x = 960;
  const arrive = seg(b, 8, 9.2);
  const slope = Math.atan((y(x + 24) - y(x - 24)) / 48) * 0.8;
  s.with({ alpha: clamp(arrive * 3) }, () => person(s, x + (1 - arrive) * 420, y(x) - 3, { turn: slope }));
}

function dancer(s, b) {
  const rich = keys(
    b,
    [
      [0, 1],
      [15, 2],
      [16, 3],
      [17, 4],
      [18, 5],
    ],
    0.8,
    smooth,
  );
  const leave = seg(b, 20, 21, smooth);
  const years = Math.min(9, Math.max(0, (b - 14.4) * 1.9));
  let front;
  for (let k = Math.ceil(years); k >= 0; k--) {
    const shown = clamp(years - k + 1) * (1 - leave);
    const lag = b - k * 0.25;
    const line = sample((x) => {
      const size = (46 - 3.4 * k) * seg(lag, 14.4, 16, smooth) * (1 - leave) * (0.8 + 0.3 * pulse(lag));
      return (
        FLOOR -
        30 * seg(b, 14.2, 15.4, smooth) * (1 - leave) +
        k * 17 * (1 - leave) -
        size * (2 * harmonics(x / 300 + lag * 0.125, rich) - 1) * Math.exp(-(((x - 640) / 620) ** 4))
      );
    });
    if (!k) front = lowpass(line, 12);
    s.line(line, k ? color.mutedOnLight : color.ink, k ? 3 : 6, { alpha: k ? shown * 0.8 : 1 });
  }
  let top = FLOOR;
  for (let d = -SIZE / 2 - 12; d <= SIZE / 2 + 12; d += 2) top = Math.min(top, front.y[908 + d]);
  const f = frac(b);
  const into = seg(b, 14.2, 15.2, smooth) * (1 - leave);
  person(s, mix(960, 900, seg(b, 14.2, 15.4, smooth)), top - 3 - 176 * f * (1 - f) * into, {
    turn: b > 15 && b < 20 ? (seg(f, 0.1, 0.9, smooth) * Math.PI) / 2 : 0,
    press: 0.16 * Math.max(0, 1 - f * 7) * into,
  });
}

const SPAN = 430;
/** The road passes the seven profiles one after another, with open country between them. */
function road(x) {
  const u = x / SPAN;
  const i = Math.floor(u);
  const f = u - i;
  if (i < 0 || f < 0.24 || f > 0.9) return 0;
  const v = ((f - 0.24) / 0.66) * 3;
  return profiles[(i + 1) % 7](v) * (i % 7 === 3 ? 0.8 : 1);
}
function traveller(s, b) {
  const gone = seg(b, 25.4, 26.7, smooth);
  const go = Math.max(0, b - 20.6);
  const way = -900 + (go < 1.4 ? (go * go * 250) / 2.8 : 175 + (go - 1.4) * 250) * 1.05;
  const tall = 84 * seg(b, 21, 22.4, smooth) * (1 - gone);
  const land = sample(
    (x) =>
      FLOOR -
      road(x + way + 640) * tall +
      12 * Math.sin((x + way) / 210) * seg(b, 21, 22.4, smooth) * (1 - gone),
  );
  s.line(land, color.ink, 6);
  s.ridges(lowpass(land, 10), {
    count: 5,
    gap: 30,
    base: FLOOR,
    stroke: color.mutedOnLight,
    ground: color.paper,
    open: seg(b, 21, 23.5, smooth) * (1 - gone),
    blur: 10,
  });
  let top = FLOOR;
  for (let d = -110; d <= 110; d += 4)
    top = Math.min(
      top,
      land.y[900 + 8 + d] + (Math.abs(d) > SIZE / 2 ? ((Math.abs(d) - SIZE / 2) / 80) ** 2 * 90 : 0),
    );
  const slope = (land.y[948] - land.y[868]) / 900;
  if (b < 26.75) person(s, 900, top - 3, { turn: slope });
}

function wall(s, b) {
  const tide = seg(b, 27, 29.6, smooth);
  const pitch = 1280 / 9;
  const join = [4, 2, 6, 1, 7, 3, 5, 0, 8];
  for (let i = 0; i < 9; i++) {
    const turn = join.indexOf(i);
    const land = seg(b, 26.75 + turn * 0.25, 27.75 + turn * 0.25);
    const stand = 1 + 0.22 * Math.sin(i * 0.75 - b * Math.PI * 0.5) * seg(b, 29, 30, smooth);
    const x = i * pitch + pitch * 0.2;
    const tall = mix(SIZE, 92, seg(b, 28, 29.5, smooth)) * stand;
    const from = i === 6 ? [900 - x - SIZE / 2, 0] : [0, -70];
    const wide = mix(SIZE, pitch * 0.6, seg(b, 27.5, 29, smooth));
    s.with({ alpha: i === 6 ? 1 : clamp(land * 5) }, () =>
      s.block(
        x + from[0] * (1 - land) + ((pitch * 0.6 - wide) / 2) * land,
        FLOOR - 3 - tall + from[1] * (1 - land),
        wide,
        tall + 3,
        [2, 4, 6].includes(i) ? color.accentDeep : color.ink,
      ),
    );
  }
  s.block(0, FLOOR - 3, W, 6, color.ink);
  s.block(0, 724 - 166 * tide, W, 170, color.ink);
}

export const film = {
  ground: color.paper,
  poster: 7,
  draw(s, b) {
    if (b < 8.7) twentyOne(s, b);
    else if (b < 14.2) listener(s, b);
    else if (b < 21) dancer(s, b);
    else if (b < 26.75) traveller(s, b);
    else {
      traveller(s, b);
      wall(s, b);
    }
  },
};
