'use client';

import { cx } from 'class-variance-authority';
import { usePathname } from 'next/navigation';
import { useSyncExternalStore, type ReactNode } from 'react';
import { music } from '@/lib/browser/music';
import type { Track } from '@/lib/browser/music-player';
import { routes } from '@/lib/routes';
import styles from './music-button.module.css';

interface MusicButtonProps {
  unmute: string;
  mute: string;
  track: Track;
  /** The wave, which moves with the music. */
  glyph: ReactNode;
}

const look = cx(
  'font-display text-small leading-button font-semibold font-stretch-115% edge-line',
  // A form that is being filled in has the window to itself.
  'in-[:root:has(form_:focus)]:invisible noscript:hidden',
);

const useMusic = () => useSyncExternalStore(music.subscribe, music.isOn, () => false);

/**
 * Background music, silent until asked for: the player and the track are fetched by the first click. While it plays and
 * the page is scrolled the button is a square that stays in view; its line stays when it leaves it.
 */
export function MusicButton({ unmute, mute, track, glyph }: MusicButtonProps) {
  const isOn = useMusic();
  const words = isOn ? mute : unmute;
  return (
    <span className="min-h-14">
      <button
        type="button"
        className={cx(look, styles.button, isOn && styles.playing)}
        data-playing={isOn || undefined}
        onClick={() => music.toggle(track)}
      >
        <span className={styles.wave} data-plays>
          {glyph}
        </span>
        {/* An element of its own for each label: a browser's translation may have replaced the text in it. */}
        <span key={words} className={styles.words}>
          {words}
        </span>
      </button>
    </span>
  );
}

/** The square on every other page, while the music plays. */
export function MusicSquare({ mute, track, glyph }: Omit<MusicButtonProps, 'unmute'>) {
  const isOn = useMusic();
  const isElsewhere = usePathname() !== routes.home;
  return (
    isOn &&
    isElsewhere && (
      <button
        type="button"
        className={cx(look, styles.button, styles.square, 'behind-menu print:hidden')}
        data-playing
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
