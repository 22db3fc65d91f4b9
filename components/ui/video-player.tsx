interface VideoPlayerProps {
  /** File name in public/faq, without ending. */
  name: string;
  label: string;
  /** The poster is a download: it comes when the answer is first opened. */
  withPoster: boolean;
  unsupported: string;
  captionsLabel: string;
}

/** A film with the browser's own controls and Spanish captions; costs no byte until it is played. */
export function VideoPlayer({ name, label, withPoster, unsupported, captionsLabel }: VideoPlayerProps) {
  const file = `/faq/${name}`;
  return (
    <video
      // Captions show from the first play on, unless the visitor hides them; a default track would be fetched with the page.
      onPlay={({ currentTarget: { played, textTracks } }) => {
        if (played.length === 0 && textTracks[0]) textTracks[0].mode = 'showing';
      }}
      className="clip"
      controls
      playsInline
      preload="none"
      width={1280}
      height={720}
      aria-label={label}
      poster={withPoster ? `${file}.jpg` : undefined}
    >
      <source src={`${file}.webm`} type="video/webm" />
      <source src={`${file}.mp4`} type="video/mp4" />
      <track kind="captions" srcLang="es" label={captionsLabel} src={`${file}.vtt`} />
      {unsupported}
    </video>
  );
}
