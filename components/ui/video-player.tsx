interface VideoPlayerProps {
  /** File name in public/faq, without ending. */
  name: string;
  label: string;
  unsupported: string;
  captionsLabel: string;
}

/** A film with the browser's own controls and Spanish captions; costs its poster until it is played. */
export function VideoPlayer({ name, label, unsupported, captionsLabel }: VideoPlayerProps) {
  const file = `/faq/${name}`;
  return (
    <video
      className="clip"
      controls
      playsInline
      preload="none"
      width={1280}
      height={720}
      aria-label={label}
      poster={`${file}.jpg`}
    >
      <source src={`${file}.webm`} type="video/webm" />
      <source src={`${file}.mp4`} type="video/mp4" />
      <track kind="captions" srcLang="es" label={captionsLabel} src={`${file}.vtt`} />
      {unsupported}
    </video>
  );
}
