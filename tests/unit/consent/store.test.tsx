import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptAll, decision, essentialOnly } from '@/lib/consent/consent';
import { storageKeys } from '@/lib/consent/storage-keys';

/** A page load: the store starts anew, the storage stays. */
async function loadStore() {
  vi.resetModules();
  return import('@/lib/consent/store');
}

function keep(preferences: object | string) {
  const text = typeof preferences === 'string' ? preferences : JSON.stringify(preferences);
  localStorage.setItem(storageKeys.preferences, text);
  localStorage.setItem(storageKeys.accepted, 'all');
  localStorage.setItem(storageKeys.timestamp, new Date().toISOString());
}

const kept = () => Object.values(storageKeys).filter((key) => localStorage.getItem(key) !== null);

/** A change made in another tab: the storage has it, this page hears of it. */
function otherTab(change: () => void, key: string | null = storageKeys.preferences) {
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a page load', () => {
  it('knows nothing without a record, and allows nothing', async () => {
    const { isAllowed, useConsent } = await loadStore();
    const { result } = renderHook(useConsent);
    expect(result.current).toEqual({ status: 'unknown', dismissed: false });
    expect([isAllowed('analytics'), isAllowed('personalization')]).toEqual([false, false]);
  });

  it('takes up a stored decision', async () => {
    keep(decision({ analytics: true, personalization: false }, new Date()));
    const { isAllowed } = await loadStore();
    expect([isAllowed('analytics'), isAllowed('personalization')]).toEqual([true, false]);
  });

  it('logs and removes a corrupt record', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    keep('{"essential":');
    const { useConsent } = await loadStore();
    const { result } = renderHook(useConsent);
    expect(result.current.status).toBe('unknown');
    expect(kept()).toEqual([]);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      'Stored cookie preferences were corrupt (not JSON) and have been removed.',
    );
  });

  it.each([
    ['expired', decision(acceptAll, new Date('2020-01-01'))],
    ['of an older version', { ...decision(acceptAll, new Date()), version: 0 }],
  ])('silently removes a record that is %s', async (_, preferences) => {
    keep(preferences);
    const { isAllowed } = await loadStore();
    expect(isAllowed('analytics')).toBe(false);
    expect(kept()).toEqual([]);
  });
});

describe('deciding', () => {
  it.each([
    [acceptAll, 'all'],
    [essentialOnly, 'essential'],
    [{ analytics: true, personalization: false }, 'essential'],
  ])('%o stores the three keys with the marker %s', async (choice, marker) => {
    const { decide, isAllowed } = await loadStore();
    expect(decide(choice)).toBe(true);
    const preferences: unknown = JSON.parse(localStorage.getItem(storageKeys.preferences) ?? '');
    expect(preferences).toMatchObject({ essential: true, ...choice });
    expect(localStorage.getItem(storageKeys.accepted)).toBe(marker);
    expect(preferences).toMatchObject({ timestamp: localStorage.getItem(storageKeys.timestamp) });
    expect(kept()).toHaveLength(3);
    expect(isAllowed('analytics')).toBe(choice.analytics);
  });

  it('resetting clears the three keys and asks again, even after the X', async () => {
    const { decide, dismiss, reset, useConsent } = await loadStore();
    const { result } = renderHook(useConsent);
    act(dismiss);
    expect(result.current).toEqual({ status: 'unknown', dismissed: true });
    act(() => void decide(acceptAll));
    act(reset);
    expect(result.current).toEqual({ status: 'unknown', dismissed: false });
    expect(kept()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('closing with the X stores nothing but the session’s mark, and holds after a reload', async () => {
    const { dismiss } = await loadStore();
    dismiss();
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(1);
    const { useConsent, isAllowed } = await loadStore();
    expect(renderHook(useConsent).result.current).toEqual({ status: 'unknown', dismissed: true });
    expect(isAllowed('analytics')).toBe(false);
  });
});

describe('a storage that refuses', () => {
  it('when full: the decision lives for the page and leaves no half record', async () => {
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
    expect(kept()).toEqual([]);
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(result.current.status).toBe('decided');
    act(reset);
    expect(result.current.status).toBe('unknown');
  });

  it('when blocked: everything works for the page, nothing throws', async () => {
    const { decide, dismiss, isAllowed, reset, useConsent } = await loadStore();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { result } = renderHook(useConsent);
    act(dismiss);
    expect(result.current).toEqual({ status: 'unknown', dismissed: true });
    act(() => void decide(acceptAll));
    expect(isAllowed('personalization')).toBe(true);
    act(reset);
    expect(result.current).toEqual({ status: 'unknown', dismissed: false });
  });
});

describe('other tabs', () => {
  it('are followed when they decide, withdraw and clear', async () => {
    const { useConsent, isAllowed } = await loadStore();
    renderHook(useConsent);
    otherTab(() => keep(decision(acceptAll, new Date())));
    expect(isAllowed('analytics')).toBe(true);
    otherTab(() => keep(decision(essentialOnly, new Date())));
    expect(isAllowed('analytics')).toBe(false);
    otherTab(() => localStorage.clear(), null);
    expect(renderHook(useConsent).result.current.status).toBe('unknown');
  });

  it('are left alone when they write something else', async () => {
    const { useConsent } = await loadStore();
    const { result } = renderHook(useConsent);
    const before = result.current;
    otherTab(() => localStorage.setItem('other', '1'), 'other');
    expect(result.current).toBe(before);
  });

  it('are caught up with when the page comes back from the history', async () => {
    const { useConsent } = await loadStore();
    const { result } = renderHook(useConsent);
    keep(decision(essentialOnly, new Date()));
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(result.current.status).toBe('decided');
  });
});
