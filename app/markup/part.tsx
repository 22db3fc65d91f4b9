'use client';

import { lazy } from 'react';
import { ServerMarkup } from '@/components/ui/server-markup';
import type { PartProps } from './server-parts';

/** Known to the server alone: in the browser's scripts stand neither the code of the parts nor their texts. */
const ServerParts = typeof window === 'undefined' ? lazy(() => import('./server-parts')) : null;

/** A part of a page that only the server renders; see ServerMarkup. Its texts are chosen in server-parts.tsx. */
export function Part(props: PartProps) {
  const id = `part-${props.name}${'of' in props ? `-${props.of}` : ''}`;
  return <ServerMarkup id={id}>{ServerParts && <ServerParts {...props} />}</ServerMarkup>;
}
