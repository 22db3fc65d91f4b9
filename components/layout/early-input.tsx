'use client';

import { useEffect } from 'react';
import { draftKey } from '@/lib/contact/fields';

declare global {
  interface Window {
    /** The last click on each button. Deleted after hydration. */
    earlyTaps?: Map<HTMLButtonElement, MouseEvent>;
  }
}

/**
 * Runs while the HTML is parsed. Ignores buttons with `popovertarget`, which work without React. Keeps the draft of the
 * contact form from the first key on (components/contact/draft.ts reads it), because React renders a page anew, with
 * an empty form, if a browser extension or a translation has changed it before hydration. Clicks on the question of a
 * closed answer in which the browser has found what it searches for, which may be a fragment of the page's address.
 */
const listeners = `window.earlyTaps = new Map();
addEventListener('click', function (event) {
  var button = event.target.closest('button');
  if (button && button.type === 'button' && !button.popoverTargetElement && window.earlyTaps) window.earlyTaps.set(button, event);
}, true);
addEventListener('input', function (event) {
  try {
    sessionStorage.setItem('${draftKey}', JSON.stringify(Object.fromEntries(new FormData(event.target.form))));
  } catch (blockedOrFull) {}
});
addEventListener('beforematch', function (event) {
  document.getElementById(event.target.getAttribute('aria-labelledby')).click();
});`;

/** Repeats the clicks that came before hydration, which React could not handle, and keeps what was typed. */
export function EarlyInput() {
  useEffect(() => {
    const taps = window.earlyTaps;
    delete window.earlyTaps;
    taps?.forEach((event, button) => {
      // A click that is still being dispatched will reach React by itself.
      if (event.eventPhase === Event.NONE) button.click();
    });
  }, []);

  return <script dangerouslySetInnerHTML={{ __html: listeners }} />;
}
