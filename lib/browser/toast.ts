import { useSyncExternalStore } from 'react';

export interface ToastMessage {
  kind: 'success' | 'error';
  text: string;
}

export interface Toast extends ToastMessage {
  id: number;
}

const none: readonly Toast[] = [];
let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a short message, which replaces one with the same text. @returns the id of the message */
export function showToast({ kind, text }: ToastMessage): number {
  lastId += 1;
  setToasts([...toasts.filter((toast) => toast.text !== text), { id: lastId, kind, text }]);
  return lastId;
}

export function dismissToast(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
}
