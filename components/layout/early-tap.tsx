'use client';

import { useEffect } from 'react';

declare global {
  interface Window {
    /** The last click on a button; see EarlyTap. */
    earlyTap?: MouseEvent;
  }
}

/**
 * Runs while the HTML is read, long before React is there. It keeps the last click on a button that only does
 * something by script, and closes a popover, the menu, when one of its links is chosen.
 */
const listener = `addEventListener('click', function (event) {
  var button = event.target.closest('button');
  if (button && button.type === 'button' && !button.popoverTargetElement) window.earlyTap = event;
  var link = event.target.closest('[popover] a');
  if (link) link.closest('[popover]').hidePopover();
}, true);`;

/** Repeats, once the page is hydrated, the tap on a button that came too early for React to hear of it. */
export function EarlyTap() {
  useEffect(() => {
    const tap = window.earlyTap;
    delete window.earlyTap;
    // A click that is still under way is what made React hydrate at once: it reaches its button by itself.
    if (!tap || tap.eventPhase !== Event.NONE) return;
    if (tap.target instanceof Element) tap.target.closest('button')?.click();
  }, []);

  return <script dangerouslySetInnerHTML={{ __html: listener }} />;
}
