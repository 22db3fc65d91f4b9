import { cx } from 'class-variance-authority';
import { castleLines } from '@/lib/drawing/castle-lines';
import styles from './castle-lines.module.css';

const { width, height, castle, ridges } = castleLines;
const [castleFoot, ...hills] = ridges;
const foreground = hills.at(-1);
/** Closes a line along the bottom or the top of the drawing, beyond its edges. */
const closedBelow = `V${height + 9}H-9z`;
const closedAbove = 'V-9H-9z';

/**
 * The castle as lines: the hill in front is one frequency, each line behind it has more harmonics, the castle has all.
 * They draw themselves in that order on the way into view.
 */
export function CastleLines({ label, className }: { label: string; className?: string }) {
  return (
    <svg
      className={cx(styles.drawing, className)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
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
