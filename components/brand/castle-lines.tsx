import { cx } from 'class-variance-authority';
import styles from './castle-lines.module.css';

/** Made by media/scene/ridges.mjs. */
const file = '/images/castle-lines.svg';
const lineCount = 10;

/**
 * The castle as lines: one frequency is the hill in front, each line behind it adds harmonics. They draw themselves in
 * that order once they are in view.
 */
export function CastleLines({ label }: { label: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 1600 680" role="img" aria-label={label}>
      <use className={cx(styles.ink, styles.castle)} href={`${file}#castle`} />
      <use className={styles.paper} href={`${file}#below-castle`} />
      <use className={styles.ink} href={`${file}#front-hill`} />
      {Array.from({ length: lineCount }, (_, index) => (
        <use key={index} className={styles.line} href={`${file}#line-${index + 1}`} />
      ))}
    </svg>
  );
}
