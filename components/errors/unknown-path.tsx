'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useEffect, type ComponentProps } from 'react';
import type { NotFoundScreen } from './not-found-screen';

/** Next sends the root not-found file along with every page: markup and style stay apart until they are needed. */
const Screen = dynamic(() => import('./not-found-screen').then((module) => module.NotFoundScreen));

/** The 404 page. Writes the address nobody answers to into the visitor's console (specification, section 2). */
export function UnknownPath(texts: ComponentProps<typeof NotFoundScreen>) {
  const pathname = usePathname();
  useEffect(() => console.error(`404: page not found: ${pathname}`), [pathname]);
  return <Screen {...texts} />;
}
