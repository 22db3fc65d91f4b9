import type { BackgroundFilm } from '@/lib/content-schema/media';
import { madeOf } from '@/lib/media/manifest';
import { portrait } from './media-queries';

/** A cut covers its section: it is as wide as the screen's height asks for when that is more than the screen's width. */
const sizes = { portrait: 'max(100vw, 57vh)', landscape: 'max(100vw, 178vh)' };

interface PosterProps {
  film: BackgroundFilm;
  /** High where the words above it are few. Elsewhere they would wait for it. */
  fetchPriority?: 'high';
}

/** First frame of a background film, in the first HTML and ahead of the film. */
export function Poster({ film, fetchPriority }: PosterProps) {
  const tall = madeOf('pictures', film.portrait.poster);
  const wide = madeOf('pictures', film.landscape.poster);
  return (
    <picture>
      <source media={portrait} type="image/avif" srcSet={tall.avif} sizes={sizes.portrait} />
      <source media={portrait} srcSet={tall.jpeg} sizes={sizes.portrait} />
      <source type="image/avif" srcSet={wide.avif} sizes={sizes.landscape} />
      <img
        className="film"
        src={wide.src}
        srcSet={wide.jpeg}
        sizes={sizes.landscape}
        alt=""
        decoding="async"
        fetchPriority={fetchPriority}
        width={wide.width}
        height={wide.height}
      />
    </picture>
  );
}
