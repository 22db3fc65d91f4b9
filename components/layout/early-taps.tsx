'use client';

import { useEffect } from 'react';

declare global {
  interface Window {
    /** The last click on each button before hydration. Deleted after it. */
    earlyTaps?: Map<HTMLButtonElement, MouseEvent>;
  }
}

/** Runs while the HTML is parsed. A button with `popovertarget` works without React. */
const listener = `window.earlyTaps = new Map();
addEventListener('click', function (event) {
  var button = event.target.closest('button');
  if (button && button.type === 'button' && !button.popoverTargetElement && window.earlyTaps) window.earlyTaps.set(button, event);
}, true);`;

/** Repeats, after hydration, the clicks on buttons that React could not handle. */
export function EarlyTaps() {
  useEffect(() => {
    const taps = window.earlyTaps;
    delete window.earlyTaps;
    taps?.forEach((event, button) => {
      // React handles a click that is still being dispatched.
      if (event.eventPhase === Event.NONE) button.click();
    });
  }, []);

  return <script dangerouslySetInnerHTML={{ __html: listener }} />;
}
