// The waves of a picture: waves without their high harmonics, and the sway of ridge lines.
import { TAU, random } from './landscape/numbers.mjs';

const SAMPLES = 1024;
const HARMONICS = 160;

/**
 * Softens the wave `f(x)`, which has the period `period`. `cut` is the share of a period over which the wave is smeared; 0
 * changes nothing. The mean stays the same.
 */
export function softened(f, period, cut) {
  if (cut === 0) return f;
  const heights = Float64Array.from({ length: SAMPLES }, (_, i) => f((i / SAMPLES - 0.5) * period));
  const soft = new Float64Array(SAMPLES);
  for (let h = 0; h <= HARMONICS; h++) {
    let re = 0;
    let im = 0;
    for (let i = 0; i < SAMPLES; i++) {
      re += heights[i] * Math.cos((TAU * h * i) / SAMPLES);
      im += heights[i] * Math.sin((TAU * h * i) / SAMPLES);
    }
    const kept = ((h === 0 ? 1 : 2) / SAMPLES) * Math.exp(-0.5 * (TAU * h * cut) ** 2);
    for (let i = 0; i < SAMPLES; i++)
      soft[i] += kept * (re * Math.cos((TAU * h * i) / SAMPLES) + im * Math.sin((TAU * h * i) / SAMPLES));
  }
  return (x) => {
    const place = (x / period + 0.5 - Math.floor(x / period + 0.5)) * SAMPLES;
    const i = place | 0;
    return soft[i] + (soft[(i + 1) % SAMPLES] - soft[i]) * (place - i);
  };
}

/** The sway of a line, about -1 to 1. It adds sines with wavelengths from `longest` to `shortest`; longer ones are stronger. */
export function sway(seed, longest, shortest, count = 5) {
  const next = random(seed);
  const sines = Array.from({ length: count }, (_, i) => {
    const length = longest * (shortest / longest) ** (i / Math.max(1, count - 1));
    return { turn: TAU / length, high: length / longest, phase: next() * TAU };
  });
  const sum = sines.reduce((total, { high }) => total + high, 0);
  return (x) =>
    sines.reduce((total, { turn, high, phase }) => total + high * Math.sin(turn * x + phase), 0) / sum;
}
