import { cx } from 'class-variance-authority';
import { WaveGlyph } from './wave';
import type { Waveform } from '@/lib/brand/waveforms';
import { findGeneratedMedia, type FilmUploads } from '@/lib/media/media-manifest';
import styles from './moving-motifs.module.css';

/*
 * These drawings move with the music, and are hidden in silence. lib/browser/move-motifs.ts sets `--level` on each child of
 * an element with `data-plays`.
 */

/**
 * The merlons of a `battlement`, which rise with the music. For each of the eight bands of frequencies there is a strip with
 * every eighth merlon.
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
 * The outline and light of the castle in a background film, if they have been drawn for this film. They lie over the film,
 * in the same section. The browser fetches them when the music first shows them.
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
