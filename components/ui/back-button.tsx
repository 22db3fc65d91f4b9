'use client';

import type { ComponentProps, MouseEvent } from 'react';

/** How long a step back may take to begin before it counts as impossible, in ms. */
const patience = 400;

/** Entries of the history from here to the page before this one: anchors inside the page are entries too. */
function stepsToPreviousPage(): number {
  // Not in every browser yet: there each press takes one step.
  const current = 'navigation' in window && window.navigation.currentEntry;
  if (!current) return 1;
  const before = window.navigation.entries().slice(0, current.index);
  const last = before.findLastIndex(({ url }) => url && new URL(url).pathname !== window.location.pathname);
  return current.index - last;
}

/** Goes back to the page before. Where there is none, to `fallback` instead. */
function stepBack(fallback: string) {
  const signs = ['beforeunload', 'pagehide', 'popstate'];
  const timer = setTimeout(() => window.location.assign(fallback), patience);
  const leave = () => clearTimeout(timer);
  for (const sign of signs) window.addEventListener(sign, leave, { once: true });
  window.history.go(-stepsToPreviousPage());
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
    // The length alone does not tell: it also counts the pages ahead of this one.
    if (window.history.length < 2) return;
    event.preventDefault();
    stepBack(href);
  }

  return (
    <a {...props} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}
