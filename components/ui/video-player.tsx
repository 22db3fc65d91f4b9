import type { AnswerFilm } from '@/lib/media/manifest';

interface VideoPlayerProps {
  film: AnswerFilm;
  label: string;
  unsupported: string;
  captionsLabel: string;
}

/** A film with the browser's own controls and Spanish captions; costs its poster until it is played. */
export function VideoPlayer({ film, label, unsupported, captionsLabel }: VideoPlayerProps) {
  const { width, height, sources, poster, captions } = film;
  return (
    <video
      className="clip"
      controls
      playsInline
      preload={poster ? 'none' : 'metadata'}
      width={width}
      height={height}
      aria-label={label}
      poster={poster}
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {captions && <track kind="captions" srcLang="es" label={captionsLabel} src={captions} />}
      {unsupported}
    </video>
  );
}
