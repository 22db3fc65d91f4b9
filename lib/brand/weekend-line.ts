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

/** How many columns a part is wide, in the drawing and in the list below it. */
export const findColumnSpan = (highlighted: boolean) => (highlighted ? 2 : 1);

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
function joinRuns(highlighted: boolean[], width: number) {
  const unit = width / highlighted.reduce((sum, part) => sum + findColumnSpan(part), 0);
  const runs: { highlighted: boolean; from: number; to: number }[] = [];
  for (const part of highlighted) {
    const last = runs.at(-1);
    const from = last?.to ?? 0;
    const to = from + findColumnSpan(part) * unit;
    if (last?.highlighted === part) last.to = to;
    else runs.push({ highlighted: part, from, to });
  }
  return runs;
}

/** @param box width and height in user units. @param highlighted whether each part of the weekend is highlighted, in order */
export function drawWeekendLine(
  { width, height }: { width: number; height: number },
  highlighted: boolean[],
): WeekendLinePaths {
  const base = height - 2;
  const reach = height - 8;
  const swell = (share: number) => reach * 0.19 * Math.sin(share * Math.PI) ** 0.7;
  const fade = (share: number) => reach * 0.36 * Math.exp(-share * 3.4);
  const paths: WeekendLinePaths = { calm: [], bars: [] };
  for (const { highlighted: isHighlighted, from, to } of joinRuns(highlighted, width)) {
    const share = (to - from) / width;
    if (isHighlighted) {
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
