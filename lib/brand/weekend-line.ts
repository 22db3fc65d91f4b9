import { layOutColumns } from './part-columns';

/** Path data of a line that shows how intense each part of the weekend is. */
interface WeekendLinePaths {
  /** Sine waves on the base line, which swell before the highlighted part and fade after it. */
  calm: string[];
  /** Bars, one path for each run of highlighted parts. */
  bars: string[];
}

/** How many bars, and how many sine periods, fit into the whole width. */
const barCount = 34;
const periodCount = 24;

/** Whole units are precise enough and halve the path data. */
const round = Math.round;

/**
 * Path data of `count` humps on the base line between the x values `from` and `to`. `envelope` gives the height of a hump
 * by how far along it stands (0 to 1).
 */
export function drawHumps(
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

/** Intensity (0 to 1) after this share of a highlighted part. It peaks at 78 % and falls a little towards the end. */
export function highlightIntensity(share: number): number {
  if (share < 0.78) return 0.36 + 0.64 * Math.sin((share / 0.78) * (Math.PI / 2)) ** 1.4;
  return 1 - 0.45 * ((share - 0.78) / 0.22) ** 1.3;
}

/** Joins neighbouring parts that are all highlighted or all not. The ends of these runs are in user units. */
function joinRuns(timeline: { highlighted: boolean }[], width: number) {
  const edges = layOutColumns(timeline, 'weekendLine').edges.map((edge) => edge * width);
  const runs: { highlighted: boolean; from: number; to: number }[] = [];
  for (const [index, { highlighted }] of timeline.entries()) {
    const [from = 0, to = width] = [edges[index], edges[index + 1]];
    const last = runs.at(-1);
    if (last?.highlighted === highlighted) last.to = to;
    else runs.push({ highlighted, from, to });
  }
  return runs;
}

/** @param box width and height in user units. @param timeline the parts of the weekend, in order */
export function drawWeekendLine(
  { width, height }: { width: number; height: number },
  timeline: { highlighted: boolean }[],
): WeekendLinePaths {
  const base = height - 2;
  const reach = height - 8;
  const swell = (share: number) => reach * 0.19 * Math.sin(share * Math.PI) ** 0.7;
  const fade = (share: number) => reach * 0.36 * Math.exp(-share * 3.4);
  const paths: WeekendLinePaths = { calm: [], bars: [] };
  for (const { highlighted, from, to } of joinRuns(timeline, width)) {
    const share = (to - from) / width;
    if (highlighted) {
      const count = Math.round(barCount * share);
      const step = (to - from) / (count * 2 - 1);
      const columns = Array.from({ length: count }, (_, index) => {
        const top = round(base - highlightIntensity(index / (count - 1)) * reach);
        return `M${round(from + index * 2 * step)} ${height}V${top}h${round(step)}V${height}z`;
      });
      paths.bars.push(columns.join(''));
    } else {
      const after = paths.bars.length > 0;
      const count = Math.round(periodCount * share * (after ? 0.75 : 1));
      paths.calm.push(`M${round(from)} ${base}${drawHumps(from, to, base, count, after ? fade : swell)}`);
    }
  }
  return paths;
}
