'use client';

import { useEffect, useLayoutEffect } from 'react';

/** Completes what EarlyScript has begun (early-script.tsx). */
export function AfterHydration() {
  // The attribute is gone if hydration has come late, or if React has rendered the document anew.
  useLayoutEffect(() => document.documentElement.setAttribute('data-scripts', ''), []);

  useEffect(() => {
    window.isHydrated = true;
    // React could not handle clicks that came before hydration, so they are repeated.
    const clicks = window.earlyClicks;
    delete window.earlyClicks;
    clicks?.forEach((event, button) => {
      // A click that is still being dispatched will reach React by itself.
      if (event.eventPhase === Event.NONE) button.click();
    });
  }, []);

  return null;
}
