import { cx } from 'class-variance-authority';
import styles from './castle-lines.module.css';

/** Made by media/scene/ridges.mjs. */
const drawing = '/images/castle-lines.svg';
const lineCount = 10;

/**
 * Draws the castle as a stack of lines. The front line is a hill with a single frequency, and each line behind it adds
 * harmonics. The lines appear in that order when the drawing scrolls into view.
 */
export function CastleLines({ label }: { label: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 1600 680" role="img" aria-label={label}>
      <use className={cx(styles.castle, 'fill-ink')} href={`${drawing}#castle`} />
      {/* Covers the lines of the castle below its foot. */}
      <use className="fill-(--surface)" href={`${drawing}#below-castle`} />
      <use className="fill-ink" href={`${drawing}#front-hill`} />
      {Array.from({ length: lineCount }, (_, index) => (
        <use key={index} className={styles.line} href={`${drawing}#line-${index + 1}`} />
      ))}
    </svg>
  );
}
