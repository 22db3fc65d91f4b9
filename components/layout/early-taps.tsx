'use client';

import { useEffect } from 'react';

declare global {
  interface Window {
    /** The last click on each button. Deleted after hydration. */
    earlyTaps?: Map<HTMLButtonElement, MouseEvent>;
  }
}

/** Runs while the HTML is parsed. Ignores buttons with `popovertarget`, which work without React. */
const listener = `window.earlyTaps = new Map();
addEventListener('click', function (event) {
  var button = event.target.closest('button');
  if (button && button.type === 'button' && !button.popoverTargetElement && window.earlyTaps) window.earlyTaps.set(button, event);
}, true);`;

/** Repeats the clicks that came before hydration, which React could not handle. */
export function EarlyTaps() {
  useEffect(() => {
    const taps = window.earlyTaps;
    delete window.earlyTaps;
    taps?.forEach((event, button) => {
      // A click that is still being dispatched will reach React by itself.
      if (event.eventPhase === Event.NONE) button.click();
    });
  }, []);

  return <script dangerouslySetInnerHTML={{ __html: listener }} />;
}
