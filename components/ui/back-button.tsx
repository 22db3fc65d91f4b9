'use client';

import type { ComponentProps, MouseEvent } from 'react';

/** How long a step back may take to begin before it counts as impossible, in ms. */
const patience = 400;
/** How long another press means the same step, where the page before is slow to come, in ms. */
const onePress = 3000;

/**
 * Entries of the history from here to the page before this one: anchors inside the page are entries too. 0 where no page
 * has led here, as in a new tab, whose own blank page is an entry.
 */
function stepsToPreviousPage(): number {
  // A greater length says little: it also counts the pages ahead of this one.
  if (window.history.length < 2) return 0;
  // Not in every browser yet: there each press takes one step.
  const current = 'navigation' in window && window.navigation.currentEntry;
  if (!current) return 1;
  const before = window.navigation.entries().slice(0, current.index);
  const last = before.findLastIndex(({ url }) => url && new URL(url).pathname !== window.location.pathname);
  return last === -1 && document.referrer === '' ? 0 : current.index - last;
}

/** Whether a step back is under way: another press means the same one. */
let stepping = false;

/** Goes back. Where that turns out to be impossible, to `fallback` instead. */
function stepBack(steps: number, fallback: string) {
  if (stepping) return;
  stepping = true;
  const timer = setTimeout(() => window.location.assign(fallback), patience);
  for (const sign of ['beforeunload', 'pagehide', 'popstate'])
    window.addEventListener(sign, () => clearTimeout(timer), { once: true });
  const end = () => (stepping = false);
  setTimeout(end, onePress);
  for (const sign of ['popstate', 'pageshow']) window.addEventListener(sign, end, { once: true });
  window.history.go(-steps);
}

/**
 * A link that goes back to the page before, and to its address when there is none: in a new tab, or without JavaScript.
 */
export function BackButton({
  href,
  children,
  ...props
}: Omit<ComponentProps<'a'>, 'onClick'> & { href: string }) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const steps = stepsToPreviousPage();
    if (steps === 0) return;
    event.preventDefault();
    stepBack(steps, href);
  }

  return (
    <a {...props} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}
