'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { getServerToasts, getToasts, subscribeToasts } from '@/lib/browser/toast';
import type { ToasterProps } from './toaster';
import { useOnDemand } from './use-on-demand';

const loadToaster = () => import('./toaster').then(({ Toaster }) => Toaster);

/** The place of the notices in the layout; what shows them is fetched with the first one. */
export function ToastOutlet(texts: Omit<ToasterProps, 'toasts'>) {
  const toasts = useSyncExternalStore(subscribeToasts, getToasts, getServerToasts);
  const [Toaster, fetchToaster] = useOnDemand(loadToaster);
  const wanted = toasts.length > 0 && !Toaster;

  useEffect(() => {
    if (wanted)
      fetchToaster().catch((error: unknown) => console.error('A notice could not be shown.', error));
  }, [wanted, fetchToaster]);

  return Toaster && <Toaster toasts={toasts} {...texts} />;
}
