import { madeOf } from '@/lib/media/manifest';

interface VideoPlayerProps {
  /** Names of the uploaded files. */
  video: string;
  poster?: string | undefined;
  captions?: string | undefined;
  label: string;
  unsupported: string;
  captionsLabel: string;
}

/** A film with the browser's own controls and Spanish captions; costs its poster until it is played. */
export function VideoPlayer({
  video,
  poster,
  captions,
  label,
  unsupported,
  captionsLabel,
}: VideoPlayerProps) {
  const { width, height, sources } = madeOf('films', video);
  return (
    <video
      className="clip"
      controls
      playsInline
      preload={poster ? 'none' : 'metadata'}
      width={width}
      height={height}
      aria-label={label}
      poster={poster && madeOf('posters', poster)}
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {captions && (
        <track kind="captions" srcLang="es" label={captionsLabel} src={madeOf('captions', captions)} />
      )}
      {unsupported}
    </video>
  );
}
