'use client';

import type { ComponentProps } from 'react';
import { Link } from './link';

/**
 * Number of steps back to the previous page, over the sections of this page that were visited; 0 without one. The blank
 * start page of a new tab is not a page: after it, nothing has a referrer.
 */
function stepsToPreviousPage(): number {
  const { history, navigation, location } = window;
  if (!navigation?.currentEntry) return history.length > 1 ? 1 : 0;
  const visited = navigation.entries().slice(0, navigation.currentEntry.index + 1);
  const previous = visited.findLastIndex(({ url }) => url && new URL(url).pathname !== location.pathname);
  return previous === -1 && document.referrer === '' ? 0 : visited.length - 1 - previous;
}

/** Goes back to the previous page, or to `href` without one. */
export function BackButton(props: Omit<ComponentProps<typeof Link>, 'onNavigate'>) {
  return (
    <Link
      {...props}
      onNavigate={(event) => {
        const steps = stepsToPreviousPage();
        if (steps === 0) return;
        event.preventDefault();
        window.history.go(-steps);
      }}
    />
  );
}
