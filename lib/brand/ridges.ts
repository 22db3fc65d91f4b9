import type { Waveform } from './waveforms';

/** The waveforms of waveforms.ts as functions from a place in the period (0 to 1) to a height (0 to 1). */
const levels: Record<Waveform, (place: number) => number> = {
  castillo: (place) => (place >= 0.25 && place < 0.75 ? 1 : 0),
  palacio: (place) => 1 - Math.abs(2 * place - 1),
  bodega: (place) => Math.sqrt(1 - (2 * place - 1) ** 2),
  playa: (place) => 0.5 + 0.5 * Math.sin(2 * Math.PI * place),
  finca: (place) => place,
  monasterio: (place) => Math.sin((Math.PI / 2) * (1 - Math.abs(2 * place - 1))),
  ruina: (place) => Math.round(2 - 2 * Math.cos(2 * Math.PI * place)) / 4,
};

const samples = Array.from({ length: 128 }, (_, index) => (index + 0.5) / 128);

/** A wave without its high harmonics, from place to height. Lanczos sigma factors keep steps from ringing. */
function soften(wave: Waveform, harmonics: number): (place: number) => number {
  const orders = Array.from({ length: harmonics }, (_, index) => index + 1);
  const sigma = (order: number) => {
    const angle = (Math.PI * order) / (harmonics + 1);
    return Math.sin(angle) / angle;
  };
  const kernel = (shift: number) =>
    orders.reduce((sum, order) => sum + 2 * sigma(order) * Math.cos(2 * Math.PI * order * shift), 1);
  return (place) =>
    samples.reduce((sum, sample) => sum + levels[wave](sample) * kernel(place - sample), 0) / samples.length;
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
 * Path data of a softened wave, which looks like hills. The path is open. Its curves are relative, so that every period is
 * the same text and compresses well.
 */
export function drawRidge(
  wave: Waveform,
  { harmonics, x, period, count, axis, swing }: RidgeOptions,
): string {
  const height = soften(wave, harmonics);
  const y = (place: number) => axis - swing * (height(place) - 0.5);
  const slope = (place: number) => (y(place + 1e-4) - y(place - 1e-4)) / 2e-4;
  const pieces = Math.max(6, 3 * harmonics);
  const third = 1 / pieces / 3;
  const curves = Array.from({ length: pieces }, (_, index) => {
    const [from, to] = [index / pieces, (index + 1) / pieces];
    const [startX, startY] = [toTenths(from * period), toTenths(y(from))];
    return `s${writeNumbers(
      toTenths((to - third) * period) - startX,
      toTenths(y(to) - slope(to) * third) - startY,
      toTenths(to * period) - startX,
      toTenths(y(to)) - startY,
    )}`;
  });
  return `M${writeNumbers(toTenths(x), toTenths(y(0)))}${curves.join('').repeat(count)}`;
}

const toTenths = (value: number) => Math.round(value * 10);

/** Writes numbers, given in tenths, as path data, separated by a space or a minus sign. */
function writeNumbers(...values: number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ' ' : '') + value / 10).join('');
}
