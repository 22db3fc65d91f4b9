import { cx } from 'class-variance-authority';
import { WaveGlyph } from '@/components/brand/wave-glyph';
import { portrait } from '@/components/ui/picture';
import type { BackgroundFilm } from '@/lib/content-model/media';
import type { Waveform } from '@/lib/brand/waveforms';
import { generatedMedia } from '@/lib/media/manifest';
import styles from './playing.module.css';

/* What moves with the music: lib/browser/play-wall.ts sets the levels. In silence nothing of it shows. */

/** The rising merlons of a `battlement`: eight strips as wide as the wall, each with every eighth merlon. */
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
 * Outline and light of the castle in a background film, where the film has them. Belongs beside the film, in the same
 * section. Fetched when the music starts.
 */
export function Skyline({ film }: { film: BackgroundFilm }) {
  const [wide, tall] = [film.landscape, film.portrait].map(
    ({ video }) => generatedMedia('films', video).outline,
  );
  if (!wide || !tall) return null;
  return (
    <div className={styles.skyline} data-plays>
      <picture>
        <source media={portrait} srcSet={tall} />
        <img className="film" src={wide} alt="" loading="lazy" />
      </picture>
    </div>
  );
}

/** A venue's waveform across its picture, while it is the open one. */
export function VenueSignal({ wave }: { wave: Waveform }) {
  return (
    <span className={styles.signal} data-plays>
      <WaveGlyph wave={wave} count={4} className="size-full" />
    </span>
  );
}
