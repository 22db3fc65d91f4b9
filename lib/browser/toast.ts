/** Short notices that anyone may raise; the outlet in the layout shows them. Holds no React. */

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

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a notice for about four and a half seconds. The same notice is not stacked. */
export function showToast({ kind, text }: ToastMessage): void {
  lastId += 1;
  change([...toasts.filter((toast) => toast.text !== text), { id: lastId, kind, text }]);
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function getToasts(): readonly Toast[] {
  return toasts;
}

/** On the server there is never a notice. */
export function getServerToasts(): readonly Toast[] {
  return none;
}
