'use client';

import type { ComponentProps } from 'react';
import { Link } from './link';

/** False in a new tab, whose blank start page may count as a history entry. */
function hasPreviousPage(): boolean {
  const { history, navigation } = window;
  return history.length > 1 && (document.referrer !== '' || navigation?.canGoBack !== false);
}

/** Goes one step back in the history, or to `href` without one. */
export function BackButton(props: Omit<ComponentProps<typeof Link>, 'onNavigate'>) {
  return (
    <Link
      {...props}
      onNavigate={(event) => {
        if (!hasPreviousPage()) return;
        event.preventDefault();
        window.history.back();
      }}
    />
  );
}
