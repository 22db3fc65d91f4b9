'use client';

import type { ComponentProps } from 'react';
import { Link } from './link';

/** False in a new tab: its own blank page may count as an entry, but no page has led here. */
function hasPreviousPage(): boolean {
  const { history, navigation } = window;
  return history.length > 1 && (document.referrer !== '' || navigation?.canGoBack !== false);
}

/** A link one step back in the history, and to its address where there is none. */
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
