// The weekend is one signal. A camera follows the signal from the first waves through the music to the table, and then steps
// back to see all of it.
import { keys, mix, pulse, seg, settle, smooth } from '../engine/time.mjs';
import { lowpass, sample, sine } from '../engine/waves.mjs';
import { color, W } from '../engine/stage.mjs';

const BARS = 10;
const level = (i) => 0.34 + 0.66 * Math.exp(-(((i - 6.6) / 4.4) ** 2));

/**
 * Where the camera looks. Centre and width are in weekends: the arrival ends at 0.25, the music at 0.75 and the table at 1.
 * The base line and the gain follow.
 */
function camera(b) {
  const at = (arrival, music, rest, all) =>
    keys(
      b,
      [
        [0, arrival],
        [7, music],
        [20.75, rest],
        [26, all],
      ],
      2.2,
      smooth,
    );
  const drift = 0.012 * seg(b, 1, 7, (x) => x);
  const cx = at(0.1, 0.5, 0.915, 0.5) + drift * (b < 9 ? 1 : 0) * (1 - seg(b, 7, 8.8, smooth));
  const vw = at(0.24, 0.57, 0.29, 1.08);
  return {
    x: (u) => ((u - cx) / vw) * W + W / 2,
    u: (x) => ((x - W / 2) / W) * vw + cx,
    y: at(560, 640, 560, 500),
    gain: at(1, 1, 1, 0.62),
    vw,
  };
}

const arriving = (u, b) =>
  sine(u * 32) * mix(0.25, 1, Math.sin(Math.PI * u * 4) ** 0.8 || 0) * (1 + 0.1 * pulse(b));
const leaving = (u) => {
  const v = (u - 0.75) * 4;
  return sine(v * 4.5) * Math.exp(-v * 6.6) * 1.35;
};

function signal(s, b, cam) {
  const seen = mix(
    cam.x(-0.02),
    1300,
    seg(b, 0, 6, (x) => x ** 0.8),
  );
  const up = seg(b, 20.75, 22.5, smooth);
  const line = sample((x) => {
    const u = cam.u(x);
    if (u < 0 || u > 1) return cam.y;
    if (u < 0.25) return cam.y - arriving(u - 0, b) * 112 * cam.gain;
    if (u < 0.75) return cam.y;
    return cam.y - leaving(u) * 190 * cam.gain * up;
  });
  s.line(line, color.paper, 6, { to: b < 6 ? Math.max(seen, 2) : W + 50 });
  if (seen < 1280) s.block(seen - 22, line.y[Math.max(0, Math.round(seen + 8))] - 47, 44, 44, color.accent);
}

function bars(s, b, cam) {
  const dusk = mix(1, 0, seg(b, 26.2, 28.6, smooth));
  const left = cam.x(0.25);
  const right = cam.x(0.75);
  const pitch = (right - left) / (BARS - 0.4);
  for (let i = 0; i < BARS; i++) {
    const born = 8 + i;
    const dance =
      1 +
      0.09 *
        Math.sin(b * Math.PI - i * 0.7) *
        seg(b, born + 1, born + 2, smooth) *
        (1 - seg(b, 29, 31, smooth));
    const h = 300 * level(i) * cam.gain * seg(b, born, born + 1.2) * dance * (i === 6 || i === 7 ? 0.97 : 1);
    s.block(left + i * pitch, cam.y - h, pitch * 0.6, h + 1, color.accent);
  }
  s.block(
    left,
    cam.y - 3,
    right - left,
    3 + 240 * seg(b, 7, 8, smooth) * dusk + 3 * (1 - dusk),
    color.accent,
  );
}

const BOWLS = [
  [0.885, 22.5],
  [0.935, 23.5],
  [0.985, 24.5],
];
function table(s, b, cam) {
  const away = seg(b, 26, 26.9, smooth);
  BOWLS.forEach(([u, beat], i) => {
    const down = seg(b, beat, beat + 1, settle);
    if (down <= 0) return;
    const r = 62;
    const x = cam.x(u);
    const y = cam.y - 3;
    s.with({ alpha: Math.min(1, down * 2) * (1 - away) }, (ctx) => {
      ctx.beginPath();
      ctx.arc(x, y - r - (1 - down) * 46, r, 0, Math.PI);
      ctx.closePath();
      ctx.lineWidth = 6;
      ctx.lineJoin = 'miter';
      ctx.strokeStyle = ctx.fillStyle = i === 1 ? color.accent : color.paper;
      if (i === 1) ctx.fill();
      ctx.stroke();
    });
    const steam = seg(b, beat + 0.7, beat + 2.4, smooth) * (1 - away);
    for (const side of [-20, 20]) {
      const points = [];
      for (let k = 0; k <= 40 * steam; k++) {
        const v = k / 40;
        points.push([
          x + side + 13 * Math.sin(v * 9 - b * Math.PI * 0.5 + side) * v ** 0.5,
          y - r - 16 - v * 92,
        ]);
      }
      if (points.length > 1) s.with({ alpha: steam * 0.9 }, () => s.path(points, color.mutedOnDark, 4));
    }
  });
}

function place(s, b, cam) {
  const open = seg(b, 27, 30, smooth);
  if (open <= 0) return;
  const profile = sample((x) => {
    const u = cam.u(x);
    if (u < 0 || u > 1) return cam.y;
    if (u < 0.25) return cam.y - arriving(u, b) * 30;
    if (u > 0.75) return cam.y - leaving(u) * 60;
    return cam.y - 110 * level(((u - 0.25) / 0.5) * BARS - 0.5) * 0.75;
  });
  const hill = lowpass(profile, 16);
  s.with({ clip: [0, cam.y + 8, W, 400] }, () =>
    s.ridges(
      { x0: hill.x0, y: hill.y.map((v) => v + 70) },
      {
        count: 8,
        gap: 27,
        base: cam.y + 70,
        stroke: color.mutedOnDark,
        ground: color.ink,
        open,
        blur: 4,
        flatten: 0.08,
        sway: (x, k) => 2.2 * k * Math.sin(x / 170 - b * Math.PI * 0.25 + k) * 0.6,
      },
    ),
  );
}

export const film = {
  ground: color.ink,
  poster: 18,
  draw(s, b) {
    const cam = camera(b);
    place(s, b, cam);
    signal(s, b, cam);
    if (b > 6.5) bars(s, b, cam);
    if (b > 20) table(s, b, cam);
  },
};
