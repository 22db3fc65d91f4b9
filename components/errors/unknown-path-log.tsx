'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Logs the unknown path in the browser's console, so that a broken link can be found (docs/requirements.md, 1.4). */
export function UnknownPathLog() {
  const pathname = usePathname();
  useEffect(() => console.error(`404: page not found: ${pathname}`), [pathname]);
  return null;
}
