'use client';

import { Link, type LinkProps } from './link';

function canGoBack(): boolean {
  const { history, navigation } = window;
  if (!navigation) return history.length > 1;
  // `canGoBack` knows only pages of this site. `length` counts those of other sites too, but also the blank page with which a
  // new tab begins. A visitor who comes from a blank page has no referrer.
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
