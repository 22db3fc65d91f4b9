import { useEffect, useRef, type SyntheticEvent } from 'react';
import { isHeard, pauseFilms } from '@/lib/browser/heard-films';
import type { AnswerFilm } from '@/lib/media/manifest';

interface VideoPlayerProps {
  film: AnswerFilm;
  label: string;
  /** Hidden, the film stops. Its poster, or without one its first picture, is a download too: it comes when the film is shown. */
  shown: boolean;
  unsupported: string;
  captionsLabel: string;
}

function silenceOthers({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
  if (isHeard(currentTarget)) pauseFilms(currentTarget);
}

/** A film with the browser's own controls and Spanish captions; costs its poster until it is played. */
export function VideoPlayer({ film, label, shown, unsupported, captionsLabel }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { width, height, sources, poster, captions } = film;

  useEffect(() => {
    if (!shown) video.current?.pause();
  }, [shown]);

  return (
    <video
      ref={video}
      // Captions show from the first play on, unless the visitor hides them; a default track would be fetched with the page.
      onPlay={(event) => {
        const { played, textTracks } = event.currentTarget;
        if (played.length === 0 && textTracks[0]) textTracks[0].mode = 'showing';
        silenceOthers(event);
      }}
      onVolumeChange={silenceOthers}
      className="aspect-16/9 w-full bg-black"
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
  );
}
