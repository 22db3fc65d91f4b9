'use client';

import type { ComponentProps } from 'react';
import { Link } from './link';

function canGoBack(): boolean {
  const { history, navigation } = window;
  if (!navigation) return history.length > 1;
  // The browser tells us only about pages of this site. Another site before them leaves a referrer, but the blank page of a
  // new tab does not.
  const isFromElsewhere = history.length > navigation.entries().length && document.referrer !== '';
  return navigation.canGoBack || isFromElsewhere;
}

/** Goes one step back in the history, or to `href` if there is none. */
export function BackButton(props: Omit<ComponentProps<typeof Link>, 'onNavigate'>) {
  return (
    <Link
      {...props}
      onNavigate={(event) => {
        if (!canGoBack()) return;
        event.preventDefault();
        window.history.back();
      }}
    />
  );
}
