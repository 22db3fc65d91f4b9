'use client';

import { useEffect, useRef } from 'react';

interface VideoPlayerProps {
  /** File name in public/faq, without ending. */
  name: string;
  label: string;
  /** Hidden, the film stops. Its poster is a download too: it comes when the film is first shown. */
  shown: boolean;
  unsupported: string;
  captionsLabel: string;
}

/** A film with the browser's own controls and Spanish captions; costs its poster until it is played. */
export function VideoPlayer({ name, label, shown, unsupported, captionsLabel }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const file = `/faq/${name}`;

  useEffect(() => {
    if (!shown) video.current?.pause();
  }, [shown]);

  return (
    <video
      ref={video}
      // Captions show from the first play on, unless the visitor hides them; a default track would be fetched with the page.
      onPlay={({ currentTarget: { played, textTracks } }) => {
        if (played.length === 0 && textTracks[0]) textTracks[0].mode = 'showing';
      }}
      className="aspect-video h-auto w-full bg-black"
      controls
      playsInline
      preload="none"
      width={1280}
      height={720}
      aria-label={label}
      poster={shown ? `${file}.jpg` : undefined}
    >
      <source src={`${file}.webm`} type="video/webm" />
      <source src={`${file}.mp4`} type="video/mp4" />
      <track kind="captions" srcLang="es" label={captionsLabel} src={`${file}.vtt`} />
      {unsupported}
    </video>
  );
}
