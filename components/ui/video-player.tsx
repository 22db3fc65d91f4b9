import { useEffect, useRef } from 'react';
import { music } from '@/lib/browser/music';
import { unloadIfRemoved } from '@/lib/browser/unload-media';
import type { AnswerFilm } from '@/lib/media/media-manifest';
import { videoPlayerWords } from '@/lib/words/media';

interface VideoPlayerProps {
  film: AnswerFilm;
  label: string;
  /** A hidden player has no poster to load, and lets go of what it had loaded. */
  shown: boolean;
}

/**
 * A film with the browser's controls and Spanish captions. If the film has a poster, nothing else loads until the
 * visitor plays it.
 */
export function VideoPlayer({ film, label, shown }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { width, height, sources, poster, captions } = film;

  useEffect(() => {
    const element = video.current;
    // Before the scripts ran, all answers were open. The visitor may have started a film in one that is closed now.
    if (!shown) element?.pause();
    return () => unloadIfRemoved(element);
  }, [shown]);

  return (
    <video
      key={String(shown)}
      ref={video}
      onPlay={({ currentTarget }) => {
        // Captions are switched on at the first play, because a `default` track would load with the page.
        const { played, textTracks } = currentTarget;
        if (played.length === 0 && textTracks[0]) textTracks[0].mode = 'showing';
        music.makeWayFor(currentTarget);
      }}
      className="aspect-16/9 w-full bg-black print:hidden"
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
      {captions && <track kind="captions" srcLang="es" label={videoPlayerWords.captions} src={captions} />}
      {videoPlayerWords.unsupported}
    </video>
  );
}
