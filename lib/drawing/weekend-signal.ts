/**
 * The weekend as a signal: a small sine that swells (Friday), square bars (Saturday), a sine that fades (Sunday).
 * Everything is path data in a box of `width` x `height` user units, Friday and Sunday a quarter each.
 */
export interface WeekendSignal {
  friday: string;
  saturday: string;
  sunday: string;
}

interface SignalBox {
  width: number;
  height: number;
  bars: number;
  /** Periods of the two sines. */
  periods: number;
}

/** Whole units are fine enough for a drawing this wide, and halve the path data. */
const round = Math.round;

/** A chain of sine periods standing on the base line whose height follows `envelope` (0..1, sampled per period). */
function humps(
  from: number,
  to: number,
  base: number,
  count: number,
  envelope: (share: number) => number,
): string {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => {
    const height = envelope((index + 0.5) / count);
    const x = from + index * step;
    const top = round(base - height);
    return `C${round(x + step * 0.25)} ${base} ${round(x + step * 0.28)} ${top} ${round(x + step / 2)} ${top}S${round(x + step * 0.75)} ${base} ${round(x + step)} ${base}`;
  }).join('');
}

/** Saturday's intensity: it grows until 78 % of the night and comes down a little before the end. */
export function saturdayIntensity(share: number): number {
  if (share < 0.78) return 0.36 + 0.64 * Math.sin((share / 0.78) * (Math.PI / 2)) ** 1.4;
  return 1 - 0.45 * ((share - 0.78) / 0.22) ** 1.3;
}

export function weekendSignal({ width, height, bars, periods }: SignalBox): WeekendSignal {
  const base = height - 2;
  const reach = height - 8;
  const start = width / 4;
  const end = width * 0.75;
  const step = (end - start) / (bars * 2 - 1);
  const saturday = Array.from({ length: bars }, (_, index) => {
    const top = round(base - saturdayIntensity(index / (bars - 1)) * reach);
    return `M${round(start + index * 2 * step)} ${height}V${top}h${round(step)}V${height}z`;
  }).join('');
  return {
    friday: `M0 ${base}${humps(0, start, base, periods, (share) => reach * 0.19 * Math.sin(share * Math.PI) ** 0.7)}`,
    saturday,
    sunday: `M${end} ${base}${humps(end, width, base, Math.round(periods * 0.75), (share) => reach * 0.36 * Math.exp(-share * 3.4))}`,
  };
}
