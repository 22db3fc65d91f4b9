/** Each kind of venue has a waveform. */
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

/** Path data of one period, which starts and ends on the base line. */
const periods: Record<Waveform, (box: Box) => string> = {
  castillo: square,
  palacio: triangle,
  bodega: rectifiedSine,
  playa: sine,
  finca: sawtooth,
  monasterio: ogive,
  ruina: quantisedSine,
};

/** Path data of `count` periods. Ogives are narrower and a little taller, so three of them stand in the place of two. */
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
  const close = wave === 'ruina' ? `V${base}` : '';
  const drawn = Array.from({ length: repeats }, (_, index) =>
    periods[wave]({ ...box, x: x + index * box.period }),
  ).join('');
  return `M${round(x)} ${round(start)}${drawn}${close}`;
}

/** The y at which a wave starts and ends. A sine starts on its axis, and every other wave on the base line. */
export function findWaveEnd(wave: Waveform, base: number, top: number): number {
  return wave === 'playa' ? (base + top) / 2 : base;
}
