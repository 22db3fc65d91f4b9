'use client';

import { useSyncExternalStore } from 'react';

const nothingToWatch = () => () => {};
const thisYear = () => new Date().getFullYear();

/** The year of the visitor's clock, so that a page built in December is right in January. */
export function CurrentYear({ built }: { built: number }) {
  return useSyncExternalStore(nothingToWatch, thisYear, () => built);
}
