'use client';

import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import { canAutoplay } from '@/lib/browser/can-autoplay';
import { whenIdle } from '@/lib/browser/when-idle';
import type { FilmVersions } from '@/lib/media/manifest';
import { portrait } from './media-queries';

interface HeroFilmProps {
  film: FilmVersions;
  pause: string;
  play: string;
}

/** In a narrow window, where words may fill the width, it stands beside the last of them. */
const pauseButton = cx(
  'absolute top-3 right-gutter z-3 mt-bar grid size-[44px] cursor-pointer place-items-center bg-sombra-60 edge-half',
  'max-column:static max-column:col-start-1 max-column:row-start-1 max-column:mt-0 max-column:mr-gutter max-column:self-end max-column:justify-self-end',
  'forced-colors:border forced-colors:bg-[ButtonFace]',
);
/**
 * The background film over its poster: fetched once the page is interactive and idle; with data saving or on a slow
 * connection only when it is asked for, and with reduced motion never. It stops while out of view; the visitor's pause
 * holds until taken back.
 */
export function HeroFilm({ film, pause, play }: HeroFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [shown, setShown] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(
    () =>
      whenIdle(() => {
        setPaused(!canAutoplay());
        setWanted(!window.matchMedia('(prefers-reduced-motion: reduce)').matches);
      }),
    [],
  );

  useEffect(() => {
    const element = video.current;
    if (!wanted || !element) return;
    const start = () => {
      if (paused) return;
      // A refused autoplay (power saving) leaves the poster; the button still starts the film. Out of view it only waits.
      element.play().catch(({ name }: DOMException) => {
        if (name !== 'AbortError') setPaused(true);
      });
    };
    const observer = new IntersectionObserver((entries) =>
      entries.at(-1)?.isIntersecting ? start() : element.pause(),
    );
    observer.observe(element);
    if (paused) element.pause();
    return () => observer.disconnect();
  }, [wanted, paused]);

  const sources = (version: keyof typeof film, media?: string) =>
    film[version].map(({ src, type }) => <source key={src} src={src} type={type} media={media} />);

  return (
    <>
      <video
        ref={video}
        className={cx('film opacity-0 motion-reduce:hidden', shown && 'animate-film-in')}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={() => setShown(true)}
      >
        {wanted && sources('portrait', portrait)}
        {wanted && sources('landscape')}
      </video>
      {wanted && (
        <button
          type="button"
          className={pauseButton}
          aria-label={paused ? play : pause}
          onClick={() => setPaused(!paused)}
        >
          <svg className="w-3.5 fill-current" viewBox="0 0 14 14" aria-hidden="true">
            <path d={paused ? 'M3 1L12 7L3 13z' : 'M2 1H5V13H2zM9 1H12V13H9z'} />
          </svg>
        </button>
      )}
    </>
  );
}
