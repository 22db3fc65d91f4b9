'use client';

import { Link, type LinkProps } from './link';

function canGoBack(): boolean {
  const { history, navigation } = window;
  if (!navigation) return history.length > 1;
  // `canGoBack` says nothing of other sites, and `length` also counts the blank page of a new tab, which leaves no referrer.
  const isFromElsewhere = history.length > navigation.entries().length && document.referrer !== '';
  return navigation.canGoBack || isFromElsewhere;
}

/** Goes one step back in the history, or to `href` if there is none. */
export function BackLink(props: Omit<LinkProps, 'onNavigate'>) {
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
