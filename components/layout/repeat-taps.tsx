'use client';

import { useEffect } from 'react';

declare global {
  interface Window {
    /** The last click on each button before this is there; see EarlyTap. */
    earlyTaps?: Map<HTMLButtonElement, MouseEvent>;
  }
}

/** Repeats, once the page is hydrated, the taps on buttons that came too early for React to hear of them. */
export function RepeatTaps() {
  useEffect(() => {
    const taps = window.earlyTaps;
    delete window.earlyTaps;
    // Not within the effect: there React could not hydrate a section that is still to come, as it does for a click.
    queueMicrotask(() =>
      taps?.forEach((event, button) => {
        // A click that is still under way is what made React hydrate at once: it reaches its button by itself.
        if (event.eventPhase === Event.NONE) button.click();
      }),
    );
  }, []);

  return null;
}
