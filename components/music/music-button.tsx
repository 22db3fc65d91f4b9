'use client';

import { cx } from 'class-variance-authority';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { music, type Track } from '@/lib/browser/music';
import { useStore } from '@/lib/browser/store';
import { routes } from '@/lib/routes';
import { musicWords } from '@/lib/words/media';
import styles from './music-button.module.css';

interface MusicButtonProps {
  track: Track;
  /** The wave that moves with the music. The server draws it, so its code stays out of the browser. */
  glyph: ReactNode;
}

const buttonClasses =
  'inline-flex cursor-pointer items-center edge-line forced-colors:border forced-colors:bg-[ButtonFace]';

/** Starts and stops the music. The track is fetched only by a click. */
export function MusicButton({ track, glyph }: MusicButtonProps) {
  const state = useStore(music.state);
  const label = musicWords[state];
  return (
    <button
      type="button"
      className={cx(
        buttonClasses,
        'min-h-14 gap-3.5 px-[min(1.25rem,5vw)] py-2 noscript:hidden',
        'font-display text-small leading-button font-semibold font-stretch-115%',
        state === 'on' && styles.playing,
        state !== 'off' && styles.beforeScrolling,
      )}
      aria-busy={state === 'loading'}
      onClick={() => music.toggle(track)}
    >
      <span className={cx(styles.wave, 'w-10')} data-plays>
        {glyph}
      </span>
      {/* The key replaces the element with the label, because React cannot change a text that the browser has translated. */}
      <span key={label}>{label}</span>
    </button>
  );
}

/**
 * The button that stops the music. It is in the navigation bar, on pages without `MusicButton` and where that has scrolled
 * away.
 */
export function MusicSquare({ track, glyph }: MusicButtonProps) {
  const state = useStore(music.state);
  const isHome = usePathname() === routes.home;
  return (
    state !== 'off' && (
      <button
        type="button"
        className={cx(
          buttonClasses,
          'size-[48px] justify-center 320:max-352:edge-none',
          styles.square,
          styles.playing,
          isHome && styles.afterScrolling,
        )}
        aria-label={musicWords[state]}
        aria-busy={state === 'loading'}
        onClick={() => music.toggle(track)}
      >
        <span className={cx(styles.wave, 'w-[30px]')} data-plays>
          {glyph}
        </span>
      </button>
    )
  );
}
