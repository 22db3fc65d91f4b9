'use client';

import type { ComponentProps } from 'react';
import { Link } from './link';

/**
 * Counts the steps back to the previous page. A section visited on this page is a step too. 0 without a previous page.
 */
function countStepsBack(): number {
  const { history, navigation, location } = window;
  if (!navigation?.currentEntry) return history.length > 1 ? 1 : 0;
  const entries = navigation.entries();
  const visited = entries.slice(0, navigation.currentEntry.index + 1);
  const previous = visited.findLastIndex(({ url }) => url && new URL(url).pathname !== location.pathname);
  const steps = visited.length - 1 - previous;
  if (previous !== -1) return steps;
  // `entries` holds only pages of this site. Before them came another site, to which we can go back, or the blank page of
  // a new tab, which leaves no referrer.
  return history.length > entries.length && document.referrer !== '' ? steps : 0;
}

/** Goes back to the previous page, or to `href` if there is none. */
export function BackButton(props: Omit<ComponentProps<typeof Link>, 'onNavigate'>) {
  return (
    <Link
      {...props}
      onNavigate={(event) => {
        const steps = countStepsBack();
        if (steps === 0) return;
        event.preventDefault();
        window.history.go(-steps);
      }}
    />
  );
}
