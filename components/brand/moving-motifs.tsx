import { cx } from 'class-variance-authority';
import { WaveGlyph } from './wave';
import type { Waveform } from '@/lib/brand/waveforms';
import { findGeneratedMedia, type FilmUploads } from '@/lib/media/media-manifest';
import styles from './moving-motifs.module.css';

/* These parts move with the music, and are hidden in silence. lib/browser/move-motifs.ts sets their levels. */

/**
 * The merlons of a `battlement`, which rise with the music. There are eight strips, and each strip has every eighth
 * merlon of the wall.
 */
export function Merlons({ className }: { className?: string }) {
  return (
    <span className={cx(styles.merlons, className)} data-plays aria-hidden="true">
      {Array.from({ length: 8 }, (_, band) => (
        <i key={band} />
      ))}
    </span>
  );
}

/**
 * The outline and light of the castle in a background film, if the film has an outline. Place this component beside the
 * film, in the same section. The browser fetches the drawing when the music starts.
 */
export function Skyline({ film }: { film: FilmUploads }) {
  const [wide, tall] = [film.landscape, film.portrait].map(
    ({ video }) => findGeneratedMedia('films', video).outline,
  );
  if (!wide || !tall) return null;
  return (
    <div className={styles.skyline} data-plays>
      <picture>
        <source media="(orientation: portrait)" srcSet={tall} />
        <img className="film" src={wide} alt="" loading="lazy" />
      </picture>
    </div>
  );
}

/** The waveform across a venue's picture, shown while the venue is open. */
export function VenueWave({ wave }: { wave: Waveform }) {
  return (
    <span className={styles.venueWave} data-plays>
      <WaveGlyph wave={wave} count={4} className="size-full" />
    </span>
  );
}
