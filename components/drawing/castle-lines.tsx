import { cx } from 'class-variance-authority';
import styles from './castle-lines.module.css';

/** Paths by media/scene/ridges.mjs. In a file, because the page would contain them twice: as HTML and as React's data. */
const file = '/images/castle-lines.svg';
const lineCount = 10;

/**
 * The castle as lines: one frequency is the hill in front, each line behind it adds harmonics. They draw themselves in
 * that order while they scroll into view.
 */
export function CastleLines({ label }: { label: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 1600 680" role="img" aria-label={label}>
      <use className={cx(styles.ink, styles.castle)} href={`${file}#castle`} />
      <use className={styles.foot} href={`${file}#foot`} />
      {Array.from({ length: lineCount }, (_, index) => (
        <use key={index} className={styles.line} href={`${file}#line-${lineCount - index}`} />
      ))}
      <use className={styles.ink} href={`${file}#foreground`} />
    </svg>
  );
}
