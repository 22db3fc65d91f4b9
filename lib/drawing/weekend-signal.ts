/** Path data of the weekend as a signal, in a box of `width` x `height` user units. */
export interface WeekendSignal {
  /** Sines on the base line: they swell before the main part, and fade after it. */
  calm: string[];
  /** Square bars over each highlighted stretch. */
  bars: string[];
}

interface SignalBox {
  width: number;
  height: number;
  /** Over half the width. */
  bars: number;
  /** Of a swelling sine over a quarter of the width. */
  periods: number;
}

/** How many parts of the same width a part of the weekend takes, in the drawing and in the columns below it. */
const breadth = (highlighted: boolean) => (highlighted ? 2 : 1);

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

/** The main part's intensity: it grows until 78 % of the night and comes down a little before the end. */
export function mainIntensity(share: number): number {
  if (share < 0.78) return 0.36 + 0.64 * Math.sin((share / 0.78) * (Math.PI / 2)) ** 1.4;
  return 1 - 0.45 * ((share - 0.78) / 0.22) ** 1.3;
}

/** Neighbours of one kind as one stretch, in user units. */
function stretches(highlighted: boolean[], width: number) {
  const unit = width / highlighted.reduce((sum, part) => sum + breadth(part), 0);
  const found: { highlighted: boolean; from: number; to: number }[] = [];
  for (const part of highlighted) {
    const last = found.at(-1);
    const from = last?.to ?? 0;
    const to = from + breadth(part) * unit;
    if (last?.highlighted === part) last.to = to;
    else found.push({ highlighted: part, from, to });
  }
  return found;
}

/** @param highlighted of each part of the weekend, in their order. */
export function weekendSignal(
  { width, height, bars, periods }: SignalBox,
  highlighted: boolean[],
): WeekendSignal {
  const base = height - 2;
  const reach = height - 8;
  const swell = (share: number) => reach * 0.19 * Math.sin(share * Math.PI) ** 0.7;
  const fade = (share: number) => reach * 0.36 * Math.exp(-share * 3.4);
  const signal: WeekendSignal = { calm: [], bars: [] };
  for (const { highlighted: main, from, to } of stretches(highlighted, width)) {
    const share = (to - from) / width;
    if (main) {
      const count = Math.round(bars * share * 2);
      const step = (to - from) / (count * 2 - 1);
      const columns = Array.from({ length: count }, (_, index) => {
        const top = round(base - mainIntensity(index / (count - 1)) * reach);
        return `M${round(from + index * 2 * step)} ${height}V${top}h${round(step)}V${height}z`;
      });
      signal.bars.push(columns.join(''));
    } else {
      const after = signal.bars.length > 0;
      const count = Math.round(periods * share * 4 * (after ? 0.75 : 1));
      signal.calm.push(`M${round(from)} ${base}${humps(from, to, base, count, after ? fade : swell)}`);
    }
  }
  return signal;
}
