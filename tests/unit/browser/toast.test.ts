import { expect, it, vi } from 'vitest';
import { dismissToast, getToasts, showToast, subscribeToasts } from '@/lib/browser/toast';

it('shows notices in their order, the same one only once, and tells who listens', () => {
  const listener = vi.fn();
  const stop = subscribeToasts(listener);
  showToast({ kind: 'success', text: 'Uno' });
  showToast({ kind: 'error', text: 'Dos' });
  showToast({ kind: 'success', text: 'Uno' });
  expect(getToasts().map(({ kind, text }) => [kind, text])).toEqual([
    ['error', 'Dos'],
    ['success', 'Uno'],
  ]);
  expect(listener).toHaveBeenCalledTimes(3);

  const [first] = getToasts();
  dismissToast(first?.id ?? 0);
  expect(getToasts().map(({ text }) => text)).toEqual(['Uno']);
  stop();
  showToast({ kind: 'success', text: 'Tres' });
  expect(listener).toHaveBeenCalledTimes(4);
});
