import type { Waveform } from './waveforms';

/** The waveforms of waveforms.ts as functions from a place in the period (0 to 1) to a height (0 to 1). */
const levels: Record<Waveform, (share: number) => number> = {
  castillo: (share) => (share >= 0.25 && share < 0.75 ? 1 : 0),
  palacio: (share) => 1 - Math.abs(2 * share - 1),
  bodega: (share) => Math.sqrt(1 - (2 * share - 1) ** 2),
  playa: (share) => 0.5 + 0.5 * Math.sin(2 * Math.PI * share),
  finca: (share) => share,
  monasterio: (share) => Math.sin((Math.PI / 2) * (1 - Math.abs(2 * share - 1))),
  ruina: (share) => Math.round(2 - 2 * Math.cos(2 * Math.PI * share)) / 4,
};

const samples = 128;

/** Fourier coefficients of a wave's first harmonics. Lanczos sigma factors keep steps from ringing. */
function spectrum(wave: Waveform, harmonics: number) {
  const heights = Array.from({ length: samples }, (_, index) => levels[wave]((index + 0.5) / samples));
  const mean = heights.reduce((sum, height) => sum + height, 0) / samples;
  const parts = Array.from({ length: harmonics }, (_, index) => {
    const order = index + 1;
    const angle = (Math.PI * order) / (harmonics + 1);
    const damping = (2 * Math.sin(angle)) / angle / samples;
    const turn = (place: number) => (2 * Math.PI * order * (place + 0.5)) / samples;
    return {
      order,
      cosine: damping * heights.reduce((sum, height, place) => sum + height * Math.cos(turn(place)), 0),
      sine: damping * heights.reduce((sum, height, place) => sum + height * Math.sin(turn(place)), 0),
    };
  });
  return { mean, parts };
}

interface RidgeOptions {
  /** Number of harmonics, at least 1. Fewer harmonics make a softer hill. */
  harmonics: number;
  /** Left end, in user units. */
  x: number;
  period: number;
  /** Number of periods. */
  count: number;
  /** `axis` is the mean y, and `swing` the distance from base to top, in user units. */
  axis: number;
  swing: number;
}

/**
 * Path data of a wave without its high harmonics, which looks like hills. The path is open. Its curves are relative, so that
 * every period is the same text and compresses well.
 */
export function ridgePath(
  wave: Waveform,
  { harmonics, x, period, count, axis, swing }: RidgeOptions,
): string {
  const { mean, parts } = spectrum(wave, harmonics);
  const pieces = Math.max(6, 3 * harmonics);
  const step = period / pieces;
  const height = (turn: number) =>
    parts.reduce(
      (sum, { order, cosine, sine }) => sum + cosine * Math.cos(order * turn) + sine * Math.sin(order * turn),
      0,
    );
  const slope = (turn: number) =>
    parts.reduce(
      (sum, { order, cosine, sine }) =>
        sum + order * (sine * Math.cos(order * turn) - cosine * Math.sin(order * turn)),
      0,
    );
  const knots = Array.from({ length: pieces }, (_, index) => {
    const turn = (2 * Math.PI * index) / pieces;
    return {
      y: axis - swing * (height(turn) + mean - 0.5),
      reach: ((-swing * slope(turn) * 2 * Math.PI) / period) * (step / 3),
    };
  });
  const at = (index: number) => knots[index % pieces] ?? { y: axis, reach: 0 };
  const curves = Array.from({ length: pieces }, (_, index) => {
    const from = { x: tenths(index * step), y: tenths(at(index).y) };
    const { y, reach } = at(index + 1);
    const end = (index + 1) * step;
    return `s${numbers(
      tenths(end - step / 3) - from.x,
      tenths(y - reach) - from.y,
      tenths(end) - from.x,
      tenths(y) - from.y,
    )}`;
  });
  return `M${numbers(tenths(x), tenths(at(0).y))}${curves.join('').repeat(count)}`;
}

const tenths = (value: number) => Math.round(value * 10);

/** Writes numbers that are given in tenths as path data, separated by a space or a minus sign. */
function numbers(...values: number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ' ' : '') + value / 10).join('');
}
