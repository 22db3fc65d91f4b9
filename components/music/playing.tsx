import { cx } from 'class-variance-authority';
import styles from './playing.module.css';

/*
 * What is seen of the music while it sounds; lib/browser/play-wall.ts sets the levels. Nothing of it is there in silence.
 */

/** The merlons of a `battlement`, which rise: eight strips as wide as the wall, each with every eighth of them. */
export function Merlons({ className }: { className?: string }) {
  return (
    <span className={cx(styles.merlons, className)} data-plays aria-hidden="true">
      {Array.from({ length: 8 }, (_, band) => (
        <i key={band} />
      ))}
    </span>
  );
}

/** Light behind the castle of the background film: to stand beside the film, in the same section. */
export function Glow() {
  return (
    <div className={cx('film', styles.glow)} data-plays aria-hidden="true">
      <i />
    </div>
  );
}
