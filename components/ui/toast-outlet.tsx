'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { useToasts } from '@/lib/browser/toast';
import type { ToasterProps } from './toaster';

/** Call this early if a toast may have to report that the network is down. */
export const loadToaster = () => import('./toaster');

/** Shows the toasts. Their code is loaded with the first toast. */
export function ToastOutlet(texts: Omit<ToasterProps, 'toasts'>) {
  const toasts = useToasts();
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);

  useEffect(() => {
    if (toasts.length === 0 || Toaster) return;
    loadToaster()
      .then((loaded) => setToaster(() => loaded.Toaster))
      .catch((error: unknown) => console.error('Toasts could not be loaded.', error));
  }, [toasts, Toaster]);

  return Toaster && <Toaster toasts={toasts} {...texts} />;
}
