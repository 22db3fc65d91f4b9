export type Waveform = 'castillo' | 'palacio' | 'bodega' | 'playa' | 'finca' | 'monasterio' | 'ruina';

interface Box {
  /** Left end, in user units. */
  x: number;
  period: number;
  base: number;
  top: number;
}

const round = (value: number) => Number(value.toFixed(2));

function square({ x, period, base, top }: Box): string {
  const at = (share: number) => round(x + share * period);
  return `H${at(0.25)}V${top}H${at(0.75)}V${base}H${at(1)}`;
}

function triangle({ x, period, base, top }: Box): string {
  return `L${round(x + period / 2)} ${top}L${round(x + period)} ${base}`;
}

function rectifiedSine({ x, period, base }: Box): string {
  const radius = round(period / 2);
  return `A${radius} ${radius} 0 0 1 ${round(x + period)} ${base}`;
}

function sine({ x, period, base, top }: Box): string {
  const axis = (base + top) / 2;
  const reach = (base - top) / 1.5;
  const at = (share: number) => round(x + share * period);
  const half = (from: number, y: number) =>
    `C${at(from + 0.182)} ${round(y)} ${at(from + 0.318)} ${round(y)} ${at(from + 0.5)} ${round(axis)}`;
  return half(0, axis - reach) + half(0.5, axis + reach);
}

function sawtooth({ x, period, base, top }: Box): string {
  return `L${round(x + period)} ${top}V${base}`;
}

function ogive({ x, period, base, top }: Box): string {
  const height = base - top;
  const half = period / 2;
  const radius = round((height * height + half * half) / period);
  return `A${radius} ${radius} 0 0 1 ${round(x + half)} ${round(top)}A${radius} ${radius} 0 0 1 ${round(x + period)} ${base}`;
}

function quantisedSine({ x, period, base, top }: Box): string {
  const steps = 8;
  return Array.from({ length: steps }, (_, step) => {
    const level = Math.round((0.5 - 0.5 * Math.cos(((step + 0.5) / steps) * 2 * Math.PI)) * 4) / 4;
    return `V${round(base - level * (base - top))}H${round(x + ((step + 1) / steps) * period)}`;
  }).join('');
}

/** Path data of one period, which starts and ends at the y of `findWaveEnd`. */
const periods: Record<Waveform, (box: Box) => string> = {
  castillo: square,
  palacio: triangle,
  bodega: rectifiedSine,
  playa: sine,
  finca: sawtooth,
  monasterio: ogive,
  ruina: quantisedSine,
};

/** Path data of `count` periods. Ogives are narrower and a little taller: three stand where other waves have two periods. */
export function drawWave(
  wave: Waveform,
  { x = 0, count = 2, period = 32, base = 26, top = 6 }: Partial<Box> & { count?: number } = {},
): string {
  const isOgive = wave === 'monasterio';
  const repeats = isOgive ? Math.round(count * 1.5) : count;
  const box = {
    period: isOgive ? (period * count) / repeats : period,
    base,
    top: isOgive ? top - (base - top) * 0.15 : top,
  };
  const start = findWaveEnd(wave, base, top);
  const drawn = Array.from({ length: repeats }, (_, index) =>
    periods[wave]({ ...box, x: x + index * box.period }),
  ).join('');
  return `M${round(x)} ${round(start)}${drawn}`;
}

/** The y at which a wave starts and ends. A sine starts on its axis, and every other wave on the base line. */
export function findWaveEnd(wave: Waveform, base: number, top: number): number {
  return wave === 'playa' ? (base + top) / 2 : base;
}

/** The height of each waveform (0 to 1) by the phase (0 to 1). */
const heights: Record<Waveform, (phase: number) => number> = {
  castillo: (phase) => (phase >= 0.25 && phase < 0.75 ? 1 : 0),
  palacio: (phase) => 1 - Math.abs(2 * phase - 1),
  bodega: (phase) => Math.sqrt(1 - (2 * phase - 1) ** 2),
  playa: (phase) => 0.5 + 0.5 * Math.sin(2 * Math.PI * phase),
  finca: (phase) => phase,
  monasterio: (phase) => Math.sin((Math.PI / 2) * (1 - Math.abs(2 * phase - 1))),
  ruina: (phase) => Math.round(2 - 2 * Math.cos(2 * Math.PI * phase)) / 4,
};

const samples = Array.from({ length: 128 }, (_, index) => (index + 0.5) / 128);

/** Removes the high harmonics of a wave. Lanczos sigma factors keep its steps from ringing. */
function soften(wave: Waveform, harmonics: number): (phase: number) => number {
  const orders = Array.from({ length: harmonics }, (_, index) => index + 1);
  const sigma = (order: number) => {
    const angle = (Math.PI * order) / (harmonics + 1);
    return Math.sin(angle) / angle;
  };
  const kernel = (shift: number) =>
    orders.reduce((sum, order) => sum + 2 * sigma(order) * Math.cos(2 * Math.PI * order * shift), 1);
  return (phase) =>
    samples.reduce((sum, sample) => sum + heights[wave](sample) * kernel(phase - sample), 0) / samples.length;
}

interface RidgeOptions {
  /** At least 1. Fewer harmonics make softer hills. */
  harmonics: number;
  /** Left end, in user units. */
  x: number;
  period: number;
  count: number;
  /** `axis` is the mean y, and `swing` the distance from base to top, in user units. */
  axis: number;
  swing: number;
}

/** Draws a softened wave as an open path. Its curves are relative, so that all periods have the same text and compress well. */
export function drawRidge(
  wave: Waveform,
  { harmonics, x, period, count, axis, swing }: RidgeOptions,
): string {
  const height = soften(wave, harmonics);
  const y = (phase: number) => axis - swing * (height(phase) - 0.5);
  const slope = (phase: number) => (y(phase + 1e-4) - y(phase - 1e-4)) / 2e-4;
  const pieces = Math.max(6, 3 * harmonics);
  const third = 1 / pieces / 3;
  const curves = Array.from({ length: pieces }, (_, index) => {
    const [from, to] = [index / pieces, (index + 1) / pieces];
    const [startX, startY] = [toTenths(from * period), toTenths(y(from))];
    return `s${joinTenths(
      toTenths((to - third) * period) - startX,
      toTenths(y(to) - slope(to) * third) - startY,
      toTenths(to * period) - startX,
      toTenths(y(to)) - startY,
    )}`;
  });
  return `M${joinTenths(toTenths(x), toTenths(y(0)))}${curves.join('').repeat(count)}`;
}

const toTenths = (value: number) => Math.round(value * 10);

/** `joinTenths(15, 8, -5)` is `1.5 0.8-0.5`. In path data a minus sign separates numbers as well as a space does. */
function joinTenths(...values: number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ' ' : '') + value / 10).join('');
}
