'use client';

import { cx } from 'class-variance-authority';
import { usePathname } from 'next/navigation';
import { useSyncExternalStore, type ReactNode } from 'react';
import { music } from '@/lib/browser/music';
import type { Track } from '@/lib/browser/music-player';
import { routes } from '@/lib/routes';
import styles from './music-button.module.css';

interface MusicSquareProps {
  /** Label while the music plays. */
  mute: string;
  track: Track;
  /** The wave, which moves with the music. */
  glyph: ReactNode;
}

const useMusic = () => useSyncExternalStore(music.subscribe, music.isOn, () => false);

/** Background music, silent until asked for: the player and the track are fetched by the first click. */
export function MusicButton({ unmute, mute, track, glyph }: MusicSquareProps & { unmute: string }) {
  const isOn = useMusic();
  const label = isOn ? mute : unmute;
  return (
    <button
      type="button"
      className={cx(
        styles.button,
        'font-display text-small leading-button font-semibold font-stretch-115% edge-line noscript:hidden',
        isOn && styles.playing,
      )}
      onClick={() => music.toggle(track)}
    >
      <span className={styles.wave} data-plays>
        {glyph}
      </span>
      {/* An element of its own for each label: a browser's translation may have replaced the text in it. */}
      <span key={label}>{label}</span>
    </button>
  );
}

/** The button while music plays and `MusicButton` is out of reach: on a page that is scrolled, and on every other page. */
export function MusicSquare({ mute, track, glyph }: MusicSquareProps) {
  const isOn = useMusic();
  const isHome = usePathname() === routes.home;
  return (
    isOn && (
      <button
        type="button"
        className={cx(styles.square, styles.playing, isHome && styles.afterScrolling, 'edge-line')}
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
