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
      <use className={cx(styles.silhouette, styles.castle)} href={`${drawing}#castle`} />
      <use className={styles.belowCastle} href={`${drawing}#below-castle`} />
      <use className={styles.silhouette} href={`${drawing}#front-hill`} />
      {Array.from({ length: lineCount }, (_, index) => (
        <use key={index} className={styles.line} href={`${drawing}#line-${index + 1}`} />
      ))}
    </svg>
  );
}
