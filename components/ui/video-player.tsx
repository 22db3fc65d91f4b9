import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { isHeard, pauseFilms } from '@/lib/browser/heard-films';
import type { AnswerFilm } from '@/lib/media/manifest';

interface VideoPlayerProps {
  film: AnswerFilm;
  label: string;
  /** A hidden player pauses, and loads neither poster nor first frame. */
  shown: boolean;
  /** Label on the poster. */
  play: string;
  unsupported: string;
  captionsLabel: string;
}

function silenceOthers({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
  if (isHeard(currentTarget)) pauseFilms(currentTarget);
}

const cover = 'group absolute inset-0 flex cursor-pointer items-end text-start noscript:hidden';
const tab = cx(
  'relative flex min-h-12 items-center gap-3 bg-accent px-5 py-2 text-ink transition-surface group-hover:bg-accent-light',
  'font-display text-label font-stretch-118% before:icon before:icon-play',
  'forced-colors:border forced-colors:border-[ButtonText]',
);

/**
 * A film with the browser's controls and Spanish captions. It loads only its poster until it is played. Until then a
 * button hides the controls, which would darken the poster.
 */
export function VideoPlayer({ film, label, shown, play, unsupported, captionsLabel }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [played, setPlayed] = useState(false);
  const { width, height, sources, poster, captions } = film;
  const covered = poster !== undefined && !played;

  useEffect(() => {
    if (!shown) video.current?.pause();
  }, [shown]);

  function start() {
    // Only a visible film can take the focus.
    flushSync(() => setPlayed(true));
    video.current?.focus();
    video.current?.play().catch((error: DOMException) => {
      // Another film has paused this one before it started.
      if (error.name !== 'AbortError') console.error('The film could not be played.', error);
    });
  }

  return (
    <div className="relative print:hidden">
      <video
        ref={video}
        onPlay={(event) => {
          setPlayed(true);
          // Captions are on at the first play. A `default` track would load with the page.
          const { played: ranges, textTracks } = event.currentTarget;
          if (ranges.length === 0 && textTracks[0]) textTracks[0].mode = 'showing';
          silenceOthers(event);
        }}
        onVolumeChange={silenceOthers}
        // Captions are 5 % of the film's height, which is too small to read on a phone.
        className={cx(
          'aspect-16/9 w-full bg-black [&::cue]:text-[length:max(0.875rem,1em)]',
          covered && 'not-noscript:invisible',
        )}
        controls
        playsInline
        preload={shown && !poster ? 'metadata' : 'none'}
        width={width}
        height={height}
        aria-label={label}
        poster={shown ? poster : undefined}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {captions && <track kind="captions" srcLang="es" label={captionsLabel} src={captions} />}
        {unsupported}
      </video>
      {covered && (
        <button type="button" className={cover} onClick={start}>
          <img
            className="absolute inset-0 size-full bg-black object-cover"
            src={shown ? poster : undefined}
            alt=""
          />
          <span className={tab}>{play}</span>
        </button>
      )}
    </div>
  );
}
