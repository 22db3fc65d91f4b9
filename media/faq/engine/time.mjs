// Musical time. A film lasts eight bars of four beats at 116 BPM, and all its times are in beats.
export const BEAT = 60 / 116;
export const BEATS = 32;
export const DURATION = BEATS * BEAT;
export const FPS = 30;
export const FRAMES = Math.floor(DURATION * FPS);

export const clamp = (v, low = 0, high = 1) => Math.min(high, Math.max(low, v));
export const mix = (a, b, k) => a + (b - a) * k;
export const frac = (v) => v - Math.floor(v);

/** Easing like `cubic-bezier()` in CSS. x and y are from 0 to 1. */
function bezier(x1, y1, x2, y2) {
  const at = (t, a, b) => 3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t;
  return (x) => {
    let low = 0;
    let high = 1;
    for (let i = 0; i < 24; i++) {
      const t = (low + high) / 2;
      if (at(t, x1, x2) < x) low = t;
      else high = t;
    }
    return at((low + high) / 2, y1, y2);
  };
}
/** The site's easing, which starts quickly and settles slowly. */
export const settle = bezier(0.2, 0.7, 0.2, 1);
export const smooth = (x) => x * x * x * (x * (6 * x - 15) + 10);
export const fall = (x) => x * x * x;
export const linear = (x) => x;

/** Eased progress (0 to 1) of beat b between two beats. */
export const seg = (b, from, to, ease = settle) => ease(clamp((b - from) / (to - from)));
/** Goes from 0 to 1 and back to 0 between two beats. `rise` and `drop` are in beats. */
export const hold = (b, from, to, rise = 1, drop = 1) =>
  seg(b, from, from + rise) * (1 - seg(b, to - drop, to, smooth));
/** A soft swell (0 to 1) on every beat, without jumps. */
export function pulse(b) {
  const f = frac(b);
  return f < 0.14 ? mix(Math.exp(-3.4), 1, smooth(f / 0.14)) : Math.exp((-3.4 * (f - 0.14)) / 0.86);
}
/** Moves from value to value. A movement starts on the beat of each [beat, value] and takes `span` beats. */
export function keys(b, list, span = 1, ease = settle) {
  let value = list[0][1];
  for (const [beat, next] of list.slice(1))
    if (b > beat) value = mix(value, next, seg(b, beat, beat + span, ease));
  return value;
}
