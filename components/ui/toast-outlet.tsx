'use client';

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { dismissToast, getServerToasts, getToasts, subscribeToasts } from '@/lib/browser/toast';
import type { ToasterProps } from './toaster';

/** To be called beforehand where a notice may follow that is wanted without network too. */
export const loadToaster = () => import('./toaster');

/** The place of the notices in the layout; what shows them is fetched with the first one. */
export function ToastOutlet(texts: Omit<ToasterProps, 'toasts'>) {
  const toasts = useSyncExternalStore(subscribeToasts, getToasts, getServerToasts);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);

  useEffect(() => {
    if (toasts.length === 0 || Toaster) return;
    loadToaster()
      .then((loaded) => setToaster(() => loaded.Toaster))
      .catch((error: unknown) => {
        console.error('A notice could not be shown.', error);
        // Later it would be told at the wrong moment.
        for (const { id } of toasts) dismissToast(id);
      });
  }, [toasts, Toaster]);

  return Toaster && <Toaster toasts={toasts} {...texts} />;
}
