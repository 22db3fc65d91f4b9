'use client';

import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { dismissToast, getServerToasts, getToasts, subscribeToasts } from '@/lib/browser/toast';
import type { ToasterProps } from './toaster';

/** Call it early where a notice may be needed while the network is down. */
export const loadToaster = () => import('./toaster');

/** Shows notices; their code is fetched with the first one. */
export function ToastOutlet(texts: Omit<ToasterProps, 'toasts'>) {
  const toasts = useSyncExternalStore(subscribeToasts, getToasts, getServerToasts);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);

  useEffect(() => {
    if (toasts.length === 0 || Toaster) return;
    loadToaster()
      .then((loaded) => setToaster(() => loaded.Toaster))
      .catch((error: unknown) => {
        console.error('A notice could not be shown.', error);
        // Drop stale toasts.
        for (const { id } of toasts) dismissToast(id);
      });
  }, [toasts, Toaster]);

  return Toaster && <Toaster toasts={toasts} {...texts} />;
}
