'use client';

import { useStore } from '@/lib/browser/store';
import { toasts } from '@/lib/browser/toast';
import { useModule } from '@/lib/browser/use-module';

/** Call this early if a toast may have to report that the network is down. */
export const loadToaster = () => import('./toaster');

/** Shows the toasts. Their code is loaded with the first toast. */
export function ToastOutlet() {
  const shown = useStore(toasts);
  const toaster = useModule(loadToaster, shown.length);
  return toaster && <toaster.Toaster toasts={shown} />;
}
