'use client';

import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SiteContent } from '@/lib/content-schema/site';
import type { MusicPlayer } from '@/lib/browser/music-player';

interface MusicToggleProps {
  unmute: string;
  mute: string;
  track: SiteContent['track'];
  glyph: ReactNode;
}

const toggleLook = cx(
  'group inline-flex min-h-14 cursor-pointer items-center gap-3.5 px-5 py-2 inset-ring-stroke inset-ring-current',
  'font-display text-small leading-button font-semibold font-stretch-115%',
  'forced-colors:border forced-colors:bg-[ButtonFace] noscript:hidden',
);
/** While it plays it is at hand on the whole page. */
const playing = cx(
  'aria-pressed:fixed aria-pressed:bottom-[calc(1.25rem+var(--cookies,0px))] aria-pressed:left-gutter',
  'aria-pressed:z-30 aria-pressed:bg-tinta aria-pressed:text-cal',
);

/** Background music, silent until asked for: the player and the track are fetched by the first click. */
export function MusicToggle({ unmute, mute, track, glyph }: MusicToggleProps) {
  const [on, setOn] = useState(false);
  const player = useRef<Promise<MusicPlayer>>(undefined);

  useEffect(
    () => () => {
      player.current?.then(
        (music) => music.stop(),
        () => {},
      );
    },
    [],
  );

  async function toggle() {
    const next = !on;
    setOn(next);
    try {
      player.current ??= import('@/lib/browser/music-player').then(({ createMusicPlayer }) =>
        createMusicPlayer(track),
      );
      const music = await player.current;
      await (next ? music.play() : music.stop());
    } catch (error) {
      player.current = undefined;
      setOn(false);
      console.error('Music could not be played:', error);
    }
  }

  return (
    <button type="button" className={cx(toggleLook, playing)} aria-pressed={on} onClick={toggle}>
      {glyph}
      {on ? mute : unmute}
    </button>
  );
}
