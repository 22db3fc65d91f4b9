// Draws lines, blocks, ridges and titles in the brand's colours on a canvas of 1280 x 720 pixels.
import { clamp, fall, seg, settle } from './time.mjs';
import { lowpass, shift, STEP } from './waves.mjs';

export const W = 1280;
const H = 720;
/** The site's colours by role. browser.mjs passes them to the page. */
export const color = window.colors;

const trace = (ctx, { x0, y }) => y.forEach((v, i) => (i ? ctx.lineTo(x0 + i * STEP, v) : ctx.moveTo(x0, v)));

export function createStage(ctx) {
  const stage = {
    ctx,
    clear(fill) {
      ctx.globalAlpha = 1;
      ctx.fillStyle = fill;
      ctx.fillRect(0, 0, W, H);
    },
    with(options, paint) {
      ctx.save();
      ctx.globalAlpha *= options.alpha ?? 1;
      if (options.clip) {
        ctx.beginPath();
        ctx.rect(...options.clip);
        ctx.clip();
      }
      if (options.move) ctx.translate(...options.move);
      if (options.turn) ctx.rotate(options.turn);
      if (options.scale) ctx.scale(...options.scale);
      paint(ctx);
      ctx.restore();
    },
    /** Strokes a sampled line, or only the part between `from` and `to` (px). */
    line(line, stroke, width = 6, { from = -Infinity, to = Infinity, alpha = 1 } = {}) {
      if (to <= from || alpha <= 0) return;
      const left = Math.max(from, -2 * W);
      stage.with({ alpha, clip: [left, -2 * H, Math.min(to, 2 * W) - left, 4 * H] }, () => {
        ctx.beginPath();
        trace(ctx, line);
        ctx.strokeStyle = stroke;
        ctx.lineWidth = width;
        ctx.lineJoin = 'miter';
        ctx.miterLimit = 4;
        ctx.stroke();
      });
    },
    /** Fills everything under a sampled line. */
    under(line, fill, bottom = H + 20) {
      ctx.beginPath();
      trace(ctx, line);
      ctx.lineTo(line.x0 + (line.y.length - 1) * STEP, bottom);
      ctx.lineTo(line.x0, bottom);
      ctx.closePath();
      ctx.fillStyle = fill;
      ctx.fill();
    },
    block(x, y, w, h, fill) {
      if (w <= 0 || h <= 0) return;
      ctx.fillStyle = fill;
      ctx.fillRect(x, y, w, h);
    },
    path(points, stroke, width = 6, closed = false) {
      ctx.beginPath();
      points.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
      if (closed) ctx.closePath();
      ctx.strokeStyle = stroke;
      ctx.lineWidth = width;
      ctx.lineJoin = 'miter';
      ctx.stroke();
    },
    /**
     * Repeats the profile towards the viewer and smooths it a little more each time. Nearer ridges hide farther ones.
     * `open` (0 to 1) unfolds the ridges, and `sway(x, k)` moves them by some px.
     */
    ridges(
      profile,
      { count, gap, base, stroke, ground, open = 1, width = 3, blur = 7, flatten = 0.11, sway },
    ) {
      for (let k = 1; k <= count; k++) {
        const shown = clamp(open * count - (k - 1));
        if (shown <= 0) return;
        let line = shift(
          lowpass(profile, blur * k ** 1.35),
          gap * (k - 1 + shown),
          Math.max(0.12, 1 - flatten * k),
          base,
        );
        if (sway) line = { x0: line.x0, y: line.y.map((v, i) => v + sway(line.x0 + i * STEP, k)) };
        stage.under(shift(line, 12 * (1 - shown)), ground);
        stage.line(line, stroke, width, { alpha: shown });
      }
    },
    /** Draws text whose words rise one after another from behind the baseline and later leave upwards. */
    title(b, { to, x = 88, y = 158, lead, lines, fill }) {
      let baseline = y;
      lines.forEach(
        ([text, at, { serif = false, size = serif ? 112 : 88, space = lead ?? 98 } = {}], index) => {
          if (index) baseline += space;
          stage.words(b, { text, at, to, x, y: baseline, size, serif, fill });
        },
      );
    },
    words(b, { text, at, to, x, y, size, serif, fill }) {
      if (b < at || (to !== undefined && b >= to)) return;
      stage.font(size, serif);
      ctx.fillStyle = fill;
      const up = size * 0.98;
      const leave = to === undefined ? 0 : seg(b, to - 0.8, to, fall);
      let left = x;
      text.split(' ').forEach((word, i) => {
        const rise = seg(b, at + i * 0.25, at + i * 0.25 + 1.1, settle);
        const {
          width,
          actualBoundingBoxAscent: over,
          actualBoundingBoxDescent: below,
        } = ctx.measureText(word);
        stage.with({ clip: [left - 14, y - up, width + 28, up + size * 0.26] }, () =>
          ctx.fillText(word, left, y + (1 - rise) * size * 1.25 - leave * size * 1.35),
        );
        if (rise > 0) stage.boxes?.push({ text: word, x: left, y: y - over, w: width, h: over + below });
        left += width + ctx.measureText(' ').width;
      });
    },
    font(size, serif = false) {
      ctx.font = serif ? `italic 400 ${size}px "Instrument Serif"` : `650 extra-expanded ${size}px Anybody`;
      ctx.letterSpacing = serif ? `${-0.02 * size}px` : `${-0.022 * size}px`;
    },
  };
  return stage;
}
