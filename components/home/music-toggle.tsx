'use client';

import { cx } from 'class-variance-authority';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { music } from '@/lib/browser/music';
import type { Track } from '@/lib/browser/music-player';

interface MusicToggleProps {
  unmute: string;
  mute: string;
  track: Track;
  glyph: ReactNode;
}

const toggleLook = cx(
  'inline-flex min-h-14 cursor-pointer items-center gap-3.5 px-5 py-2 edge-line',
  'font-display text-small leading-button font-semibold font-stretch-115%',
  'forced-colors:border forced-colors:bg-[ButtonFace] noscript:hidden',
);
/** While it plays it is at hand on the whole page; at its top it stands in its place, clear of the ticket button. */
const playing = 'bottom-foot left-gutter bg-tinta text-cal in-data-scrolled:fixed';

/** Background music, silent until asked for: the player and the track are fetched by the first click. */
export function MusicToggle({ unmute, mute, track, glyph }: MusicToggleProps) {
  const on = useSyncExternalStore(music.subscribe, music.isOn, () => false);
  const label = on ? mute : unmute;

  useEffect(() => music.stop, []);

  return (
    // Its line stays when the button leaves it.
    <span className="min-h-14">
      <button
        type="button"
        className={cx(toggleLook, on && playing)}
        aria-pressed={on}
        onClick={() => music.toggle(track)}
      >
        <span className={cx('contents', on && 'text-oxido')}>{glyph}</span>
        {/* An element of its own for each label: a browser's translation may have replaced the text in it. */}
        <span key={label}>{label}</span>
      </button>
    </span>
  );
}
