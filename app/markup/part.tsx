'use client';

import { lazy } from 'react';
import { ServerMarkup } from '@/components/ui/server-markup';
import type { PartProps } from './server-parts';

/** In development the browser renders the parts as well, so that what is edited shows at once. */
const rendered = typeof window === 'undefined' || process.env.NODE_ENV === 'development';

/** In a production build known to the server alone: neither their code nor their texts are in the browser's scripts. */
const ServerParts = rendered ? lazy(() => import('./server-parts')) : null;

/** A part of a page that only the server renders; see ServerMarkup. Its texts are chosen in server-parts.tsx. */
export function Part(props: PartProps) {
  const id = `part-${props.name}${'of' in props ? `-${props.of}` : ''}`;
  return <ServerMarkup id={id}>{ServerParts && <ServerParts {...props} />}</ServerMarkup>;
}
