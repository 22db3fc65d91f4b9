import { createStore } from './store';

export interface Toast {
  id: number;
  kind: 'success' | 'error';
  text: string;
}

export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a short message, which replaces one with the same text. @returns the id of the message */
export function showToast({ kind, text }: Omit<Toast, 'id'>): number {
  lastId += 1;
  toasts.set([...toasts.get().filter((toast) => toast.text !== text), { id: lastId, kind, text }]);
  return lastId;
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
