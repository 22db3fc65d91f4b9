import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPreferences, essentialOnly, storageKeys } from '@/lib/consent/consent';
import { useConsent } from '@/lib/consent/store';

it('a page that returns from the back/forward cache takes over what another tab has decided', () => {
  const { result } = renderHook(useConsent);
  expect(result.current.status).toBe('unknown');
  localStorage.setItem(storageKeys.preferences, JSON.stringify(createPreferences(essentialOnly, new Date())));
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(result.current.status).toBe('decided');
});
