'use client';

import type { ComponentProps, MouseEvent } from 'react';

/** How long a step back may take to begin before it counts as impossible. */
const patience = 400;

/** Goes one step back. Where there is nothing to go back to, to `fallback` instead. */
function stepBack(fallback: string) {
  const signs = ['beforeunload', 'pagehide', 'popstate'];
  const timer = setTimeout(() => window.location.assign(fallback), patience);
  const leave = () => clearTimeout(timer);
  for (const sign of signs) window.addEventListener(sign, leave, { once: true });
  window.history.back();
}

/**
 * A link that goes one step back in history, and to its address when there is no history: in a new tab, or
 * without JavaScript.
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
