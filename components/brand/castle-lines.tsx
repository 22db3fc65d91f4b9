import { cx } from 'class-variance-authority';
import { castleLines } from '@/lib/brand/castle-lines';
import styles from './castle-lines.module.css';

const { width, height, castle, ridges } = castleLines;
const [castleFoot, ...hills] = ridges;
const foreground = hills.at(-1);
/** Close a line beyond the bottom or the top edge of the drawing. */
const closedBelow = `V${height + 9}H-9z`;
const closedAbove = 'V-9H-9z';

/**
 * The castle as lines: one frequency is the hill in front, each line behind it adds harmonics. They draw themselves in
 * that order while they scroll into view.
 */
export function CastleLines({ label }: { label: string }) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <clipPath id="above-castle-foot">
        <path d={castleFoot + closedAbove} />
      </clipPath>
      <path className={styles.ink} d={foreground + closedBelow} />
      {hills.toReversed().map((line, index) => (
        <path key={index} className={styles.line} pathLength={1} d={line} />
      ))}
      <g clipPath="url(#above-castle-foot)">
        <path className={cx(styles.ink, styles.castle)} d={castle + closedBelow} />
      </g>
    </svg>
  );
}
