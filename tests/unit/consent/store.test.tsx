import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { acceptAll, decision, essentialOnly } from '@/lib/consent/consent';
import { storageKeys } from '@/lib/consent/storage-keys';

/** A page load: the store starts anew, the storage stays. */
async function loadStore() {
  vi.resetModules();
  return import('@/lib/consent/store');
}

/** The page is shown again as it was left, out of the browser's cache for back and forward. */
const comeBack = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

it('a full storage keeps no half of a decision, which then holds for the page', async () => {
  localStorage.clear();
  const { decide, isAllowed, reset, useConsent } = await loadStore();
  const storage = window.localStorage;
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem(key: string, value: string) {
      if (key === storageKeys.preferences) throw new DOMException('full', 'QuotaExceededError');
      storage.setItem(key, value);
    },
  } as Storage);
  const { result } = renderHook(useConsent);
  act(() => void expect(decide(acceptAll)).toBe(false));
  expect(isAllowed('analytics')).toBe(true);
  expect(storage).toHaveLength(0);
  comeBack();
  expect(result.current.status).toBe('decided');
  act(reset);
  expect(result.current.status).toBe('unknown');
});

it('a page that comes back from the history takes up what other tabs have decided', async () => {
  localStorage.clear();
  const { useConsent } = await loadStore();
  const { result } = renderHook(useConsent);
  localStorage.setItem(storageKeys.preferences, JSON.stringify(decision(essentialOnly, new Date())));
  comeBack();
  expect(result.current.status).toBe('decided');
});
