'use client';

import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import { getServerToasts, getToasts, subscribeToasts } from '@/lib/browser/toast';
import type { ToasterProps } from './toaster';

/** To be called where a notice may follow that is also wanted without network. Never rejects. */
export async function loadToaster(): Promise<{ default: ComponentType<ToasterProps> }> {
  try {
    const { Toaster } = await import('./toaster');
    return { default: Toaster };
  } catch (error) {
    console.error('A notice could not be shown.', error);
    return { default: () => null };
  }
}

const Toaster = lazy(loadToaster);

/** The place of the notices in the layout; what shows them is fetched with the first one, and stays. */
export function ToastOutlet(texts: Omit<ToasterProps, 'toasts'>) {
  const toasts = useSyncExternalStore(subscribeToasts, getToasts, getServerToasts);
  const [needed, setNeeded] = useState(false);
  if (toasts.length > 0 && !needed) setNeeded(true);

  return (
    needed && (
      <Suspense>
        <Toaster toasts={toasts} {...texts} />
      </Suspense>
    )
  );
}
