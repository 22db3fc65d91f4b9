'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Logs the unknown path in the browser's console, as the specification asks (section 2). */
export function UnknownPathLog() {
  const pathname = usePathname();
  useEffect(() => console.error(`404: page not found: ${pathname}`), [pathname]);
  return null;
}
