'use client';

import { useEffect } from 'react';

declare global {
  interface Window {
    /** The last click on each button before hydration. */
    earlyTaps?: Map<HTMLButtonElement, MouseEvent>;
  }
}

/** Runs while the HTML is parsed. Buttons that open a popover work without a script. */
const listener = `window.earlyTaps = new Map();
addEventListener('click', function (event) {
  var button = event.target.closest('button');
  if (button && button.type === 'button' && !button.popoverTargetElement && window.earlyTaps) window.earlyTaps.set(button, event);
}, true);`;

/** Repeats, after hydration, the clicks on buttons that came before React could handle them. */
export function EarlyTaps() {
  useEffect(() => {
    const taps = window.earlyTaps;
    delete window.earlyTaps;
    taps?.forEach((event, button) => {
      // A click that is still being dispatched reaches its button by itself.
      if (event.eventPhase === Event.NONE) button.click();
    });
  }, []);

  return <script dangerouslySetInnerHTML={{ __html: listener }} />;
}
