'use client';

import { preload } from 'react-dom';
import type { BackgroundFilm } from '@/lib/content-schema/media';
import type { GeneratedPicture } from '@/lib/media/manifest';
import { landscape, portrait } from './media-queries';

/** A version covers its section: it is as wide as the screen's height asks for when that is more than the screen's width. */
const sizes = { portrait: 'max(100vw, 57vh)', landscape: 'max(100vw, 178vh)' };

/** Preloads a version ahead of the scripts. */
function preloadVersion({ src, avif }: GeneratedPicture, imageSizes: string, media: string) {
  preload(src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avif,
    imageSizes,
    media,
    fetchPriority: 'high',
  });
}

/**
 * First frame of a background film, in the first HTML and ahead of scripts and film; until it is there, its colours. A
 * client component, since a server component's preload is also carried out by every page that prefetches this one.
 */
export function Poster({ portrait: tall, landscape: wide }: Record<keyof BackgroundFilm, GeneratedPicture>) {
  preloadVersion(tall, sizes.portrait, portrait);
  preloadVersion(wide, sizes.landscape, landscape);
  return (
    <picture className="contents">
      <source media={portrait} type="image/avif" srcSet={tall.avif} sizes={sizes.portrait} />
      <source media={portrait} srcSet={tall.jpeg} sizes={sizes.portrait} />
      <source type="image/avif" srcSet={wide.avif} sizes={sizes.landscape} />
      <img
        className="film bg-dusk portrait:bg-dusk-tall"
        src={wide.src}
        srcSet={wide.jpeg}
        sizes={sizes.landscape}
        alt=""
        decoding="async"
        fetchPriority="high"
        width={wide.width}
        height={wide.height}
      />
    </picture>
  );
}
