'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SiteContent } from '@/lib/content-schema/site';
import type { MusicPlayer } from '@/lib/browser/music-player';

interface MusicToggleProps {
  unmute: string;
  mute: string;
  track: SiteContent['track'];
  glyph: ReactNode;
}

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
    <button type="button" className="music" aria-pressed={on} onClick={toggle}>
      {glyph}
      {on ? mute : unmute}
    </button>
  );
}
