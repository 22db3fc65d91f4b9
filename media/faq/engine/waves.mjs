// Periodic profiles, and tools for lines made of samples. In a profile u counts periods, and values are from 0 to 1.
import { clamp, frac } from './time.mjs';

export const sine = (u) => 0.5 - 0.5 * Math.cos(2 * Math.PI * u);
/** A square wave. `duty` is its solid share. A flank is `edge` periods wide, so that the wave can move by less than a pixel. */
export const square = (u, duty = 0.5, edge = 0.008) =>
  clamp(0.5 + (duty / 2 - Math.abs(frac(u) - 0.5)) / edge);
export const triangle = (u) => 1 - Math.abs(2 * frac(u) - 1);
export const arcs = (u) => Math.sqrt(Math.max(0, 1 - (2 * frac(u) - 1) ** 2));
export const saw = (u, edge = 0.02) => Math.min(frac(u) / (1 - edge), (1 - frac(u)) / edge);
export function ogive(u) {
  const x = Math.min(frac(u), 1 - frac(u));
  const h = 0.82;
  const r = h * h + 0.25;
  return Math.sqrt(Math.max(0, r * r - (r - x) ** 2)) / h;
}
export function stairs(u) {
  const s = sine(u) * 4;
  const low = Math.floor(s - 0.5);
  return clamp((low + clamp((s - 0.5 - low) * 9)) / 4);
}
/** The sum of the first n odd harmonics of a square wave around 0.5. n need not be whole: the last harmonic then fades in. */
export function harmonics(u, n) {
  let sum = 0;
  for (let i = 0; i < n; i++)
    sum -= (clamp(n - i) * Math.cos(2 * Math.PI * (2 * i + 1) * u) * (i % 2 ? -1 : 1)) / (2 * i + 1);
  return 0.5 + (sum * 2) / Math.PI;
}

export const STEP = 1;
/** Samples y = fn(x) from x0 to x1, every STEP px. */
export function sample(fn, x0 = -8, x1 = 1288) {
  const count = Math.round((x1 - x0) / STEP) + 1;
  const y = new Float64Array(count);
  for (let i = 0; i < count; i++) y[i] = fn(x0 + i * STEP);
  return { x0, y };
}
/** Removes the high harmonics of a line. Three box blurs come close to a Gaussian of `sigma` px. */
export function lowpass(line, sigma) {
  const r = Math.round(sigma);
  if (r < 1) return line;
  let y = line.y;
  for (let pass = 0; pass < 3; pass++) {
    const n = y.length;
    const next = new Float64Array(n);
    let sum = 0;
    for (let i = -r; i <= r; i++) sum += y[clamp(i, 0, n - 1)];
    for (let i = 0; i < n; i++) {
      next[i] = sum / (2 * r + 1);
      sum += y[clamp(i + r + 1, 0, n - 1)] - y[clamp(i - r, 0, n - 1)];
    }
    y = next;
  }
  return { x0: line.x0, y };
}
export const shift = (line, dy, gain = 1, base = 0) => ({
  x0: line.x0,
  y: line.y.map((v) => base + (v - base) * gain + dy),
});
