import type { Waveform } from './waveforms';

/** Height of each wave (0 base, 1 top) at a share (0 to 1) of its period: the drawings of waveforms.ts as functions. */
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

/** Mean, cosine and sine parts of a wave's first harmonics, damped towards the last so that steps do not ring. */
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

export interface RidgeOptions {
  /** How many harmonics pass; the fewer, the softer the hill. At least 1. */
  harmonics: number;
  /** User units: left end, length of a period, number of periods. */
  x: number;
  period: number;
  count: number;
  /** User units, downwards: mean height of the line, and its swing from base to top. */
  axis: number;
  swing: number;
}

/**
 * SVG path data of a wave with its high harmonics removed: the landscape in front of the building, as the brand's
 * design card describes it ('Idea'). A move, then one period of smooth curves relative to the pen, again and again: the
 * repetition costs next to nothing in a compressed page. Left open.
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

/** Tenths as path data: a space only where no minus sign parts two numbers. */
function numbers(...values: number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ' ' : '') + value / 10).join('');
}
