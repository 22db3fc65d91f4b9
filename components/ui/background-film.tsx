'use client';

import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { shouldSaveData } from '@/lib/browser/connection';
import { unloadIfRemoved } from '@/lib/browser/unload-media';
import type { FilmVersions, GeneratedPicture } from '@/lib/media/media-manifest';
import { backgroundFilmWords } from '@/lib/words/media';
import styles from './background-film.module.css';

const canAutoplay = () =>
  !shouldSaveData('slow-2g', '2g', '3g') && !window.matchMedia('(prefers-reduced-data: reduce)').matches;

const tallWindow = '(orientation: portrait)';

type Posters = Record<keyof FilmVersions, GeneratedPicture>;

/** A section may be higher than the picture, which then covers it and is wider than the window. */
const posterSizes = { portrait: 'max(100vw, 57vh)', landscape: 'max(100vw, 178vh)' };

function preloadPoster({ src, avif }: GeneratedPicture, imageSizes: string, media: string) {
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
 * The first frame of the film. The preload must be in a client component: from a server component, every page that
 * prefetches this page would preload the poster too.
 */
function Poster({ portrait: tall, landscape: wide }: Posters) {
  preloadPoster(tall, posterSizes.portrait, tallWindow);
  preloadPoster(wide, posterSizes.landscape, '(orientation: landscape)');
  return (
    <picture className="contents">
      <source media={tallWindow} type="image/avif" srcSet={tall.avif} sizes={posterSizes.portrait} />
      <source media={tallWindow} srcSet={tall.src} />
      <source type="image/avif" srcSet={wide.avif} sizes={posterSizes.landscape} />
      <img
        className={cx('film', styles.poster)}
        src={wide.src}
        alt=""
        decoding="async"
        fetchPriority="high"
        width={wide.width}
        height={wide.height}
      />
    </picture>
  );
}

/** If the browser refuses autoplay or can play no file, the poster stays and the button offers to play. */
function tryToPlay(film: HTMLVideoElement) {
  film.play().catch(({ name }: DOMException) => {
    // 'AbortError' only says that the film was paused before it began. By now it may have been started again.
    if (name !== 'AbortError') film.pause();
  });
}

/** Plays the film while it is in view, unless the visitor has paused it. Each rotation of the window renders a new <video>. */
function useBackgroundFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const isWanted = useRef(true);
  const [{ rotations, isShown, isPlaying }, setState] = useState({
    rotations: 0,
    isShown: false,
    isPlaying: false,
  });

  useEffect(() => {
    const element = video.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    isWanted.current &&= canAutoplay();
    let isInView = false;
    const playOrPause = () => {
      // Earlier, the film would compete with the page for the connection.
      const hasPageLoaded = document.readyState === 'complete';
      if (!isInView) element.pause();
      else if (isWanted.current && element.paused && !document.hidden && hasPageLoaded) tryToPlay(element);
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      playOrPause();
    });
    const orientation = window.matchMedia(tallWindow);
    const startAnew = () =>
      setState((before) => ({ rotations: before.rotations + 1, isShown: false, isPlaying: false }));
    observer.observe(element);
    orientation.addEventListener('change', startAnew);
    window.addEventListener('load', playOrPause);
    // The browser itself pauses the film in a hidden tab and on a locked phone.
    document.addEventListener('visibilitychange', playOrPause);
    return () => {
      observer.disconnect();
      orientation.removeEventListener('change', startAnew);
      window.removeEventListener('load', playOrPause);
      document.removeEventListener('visibilitychange', playOrPause);
      unloadIfRemoved(element);
    };
  }, [rotations]);

  function togglePlaying() {
    const element = video.current;
    if (!element) return;
    isWanted.current = element.paused;
    // An iPhone that saves power plays a film only if play() is called within the tap.
    if (element.paused) tryToPlay(element);
    else element.pause();
  }

  return {
    video,
    rotations,
    isShown,
    isPlaying,
    togglePlaying,
    events: {
      onPlay: () => setState((before) => ({ ...before, isPlaying: true })),
      onPlaying: () => setState((before) => ({ ...before, isShown: true })),
      onPause: () => setState((before) => ({ ...before, isPlaying: false })),
    },
  };
}

interface BackgroundFilmProps {
  film: FilmVersions;
  poster: Posters;
}

/**
 * The background film over its poster, and its button. If the visitor saves data or has a slow connection, the film loads
 * only on request; with reduced motion it never loads. When the window becomes tall or wide, the poster returns, and the
 * film starts again in the other version.
 */
export function BackgroundFilm({ film, poster }: BackgroundFilmProps) {
  const { video, rotations, isShown, isPlaying, togglePlaying, events } = useBackgroundFilm();

  const sources = (version: keyof FilmVersions, media?: string) =>
    film[version].map(({ src, type }) => <source key={src} src={src} type={type} media={media} />);

  return (
    <>
      <Poster {...poster} />
      {/* A new element chooses its version anew, and unlike load() it fetches nothing until it plays. */}
      <video
        key={rotations}
        ref={video}
        className={cx(
          'film transition-opacity duration-beat motion-reduce:hidden',
          isShown ? 'opacity-100' : 'opacity-0',
        )}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        {...events}
      >
        {sources('portrait', tallWindow)}
        {sources('landscape')}
      </video>
      <button
        type="button"
        className={cx(
          styles.toggle,
          'grid size-[44px] cursor-pointer place-items-center border border-paper/50 bg-shadow/60',
          'motion-reduce:hidden forced-colors:bg-[ButtonFace] noscript:hidden',
        )}
        aria-label={isPlaying ? backgroundFilmWords.pause : backgroundFilmWords.play}
        onClick={togglePlaying}
      >
        <svg className="w-3.5 fill-current" viewBox="0 0 14 14" aria-hidden="true">
          <path d={isPlaying ? 'M2 1H5V13H2zM9 1H12V13H9z' : 'M3 1L12 7L3 13z'} />
        </svg>
      </button>
    </>
  );
}
