'use client';

import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { music } from '@/lib/browser/music';
import type { Track } from '@/lib/browser/music-player';

interface MusicToggleProps {
  unmute: string;
  mute: string;
  track: Track;
  glyph: ReactNode;
}

/** Background music, silent until asked for: the player and the track are fetched by the first click. */
export function MusicToggle({ unmute, mute, track, glyph }: MusicToggleProps) {
  const on = useSyncExternalStore(music.subscribe, music.isOn, () => false);
  const label = on ? mute : unmute;

  useEffect(() => music.stop, []);

  return (
    <button type="button" className="music" aria-pressed={on} onClick={() => music.toggle(track)}>
      {glyph}
      {/* An element of its own for each label: a browser's translation may have replaced the text in it. */}
      <span key={label}>{label}</span>
    </button>
  );
}
