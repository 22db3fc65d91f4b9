'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};
const readYear = () => new Date().getFullYear();

/** The year by the visitor's clock, so that a page built in December is correct in January. */
export function CurrentYear({ buildYear }: { buildYear: number }) {
  return useSyncExternalStore(subscribe, readYear, () => buildYear);
}
