'use client';

import { useEffect } from 'react';

/** Repeats the clicks that came before hydration, which React could not handle (early-script.tsx). */
export function EarlyTaps() {
  useEffect(() => {
    const taps = window.earlyTaps;
    delete window.earlyTaps;
    taps?.forEach((event, button) => {
      // A click that is still being dispatched will reach React by itself.
      if (event.eventPhase === Event.NONE) button.click();
    });
  }, []);

  return null;
}
