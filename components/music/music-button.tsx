'use client';

import { cx } from 'class-variance-authority';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { music } from '@/lib/browser/music';
import type { Track } from '@/lib/browser/music-player';
import { useStore } from '@/lib/browser/store';
import { routes } from '@/lib/routes';
import styles from './music-button.module.css';

interface MusicSquareProps {
  /** The label while the music plays. */
  mute: string;
  track: Track;
  /** The wave that moves with the music. */
  glyph: ReactNode;
}

/** Starts and stops the music. The player and the track are fetched only by the first click. */
export function MusicButton({ unmute, mute, track, glyph }: MusicSquareProps & { unmute: string }) {
  const isOn = useStore(music.isOn);
  const label = isOn ? mute : unmute;
  return (
    <button
      type="button"
      className={cx(
        styles.button,
        'inline-flex cursor-pointer items-center font-display text-small leading-button font-semibold font-stretch-115% edge-line noscript:hidden',
        isOn && styles.playing,
      )}
      onClick={() => music.toggle(track)}
    >
      <span className={styles.wave} data-plays>
        {glyph}
      </span>
      {/* The key replaces the element with the label, because React cannot change a text that the browser has translated. */}
      <span key={label}>{label}</span>
    </button>
  );
}

/** Stop button in the navigation bar, shown while music plays if `MusicButton` is not on the page or scrolled away. */
export function MusicSquare({ mute, track, glyph }: MusicSquareProps) {
  const isOn = useStore(music.isOn);
  const isHome = usePathname() === routes.home;
  return (
    isOn && (
      <button
        type="button"
        className={cx(
          styles.square,
          styles.playing,
          isHome && styles.afterScrolling,
          'inline-flex flex-none cursor-pointer items-center justify-center edge-line',
        )}
        aria-label={mute}
        onClick={() => music.toggle(track)}
      >
        <span className={styles.wave} data-plays>
          {glyph}
        </span>
      </button>
    )
  );
}
