'use client';

import { useEffect } from 'react';
import { watchTexts } from '@/lib/browser/original-texts';

declare global {
  interface Window {
    /** The last click on each button; see EarlyTap. */
    earlyTaps?: Map<HTMLButtonElement, MouseEvent>;
  }
}

/**
 * Runs while the HTML is read, long before React is there. It keeps the clicks on buttons that only do something by
 * script, and closes the popover, the menu, when one of its links is chosen or a step through the history is taken.
 */
const listener = `window.earlyTaps = new Map();
addEventListener('click', function (event) {
  var button = event.target.closest('button');
  if (button && button.type === 'button' && !button.popoverTargetElement && window.earlyTaps) window.earlyTaps.set(button, event);
  if (event.target.closest('[popover] a')) closeMenu();
}, true);
addEventListener('popstate', closeMenu);
function closeMenu() {
  var menu = document.querySelector('[popover]');
  if (menu && menu.hidePopover) menu.hidePopover();
}
${watchTexts}`;

/** Repeats, once the page is hydrated, the taps on buttons that came too early for React to hear of them. */
export function EarlyTap() {
  useEffect(() => {
    const taps = window.earlyTaps;
    delete window.earlyTaps;
    taps?.forEach((event, button) => {
      // A click that is still under way is what made React hydrate at once: it reaches its button by itself.
      if (event.eventPhase === Event.NONE) button.click();
    });
  }, []);

  return <script dangerouslySetInnerHTML={{ __html: listener }} />;
}
