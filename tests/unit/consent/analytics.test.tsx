import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { acceptAll, createPreferences, essentialOnly, storageKeys, type Choice } from '@/lib/consent/consent';

const startGoogleAnalytics = vi.hoisted(() => vi.fn());
const stopGoogleAnalytics = vi.hoisted(() => vi.fn());
vi.mock('@/lib/consent/google-analytics', () => ({ startGoogleAnalytics, stopGoogleAnalytics }));
vi.mock('@/components/consent/vercel-insights', () => ({ VercelInsights: () => <i /> }));

const personalizationOnly: Choice = { analytics: false, personalization: true };
const reload = vi.fn();

/** Renders the component as if the page were new. */
async function open(props: { gaId?: string; onVercel?: boolean }) {
  vi.resetModules();
  const { Analytics } = await import('@/components/consent/analytics');
  const { decide, reset } = await import('@/lib/consent/store');
  const page = render(<Analytics gaId={props.gaId ?? null} onVercel={props.onVercel ?? false} />);
  const settleAfter = (change: () => void) =>
    act(() => {
      change();
      return vi.dynamicImportSettled();
    });
  return {
    hasInsights: () => page.container.innerHTML === '<i></i>',
    choose: (choice: Choice) => settleAfter(() => decide(choice)),
    reset: () => settleAfter(reset),
    acceptAndReset: () => {
      act(() => void decide(acceptAll));
      return settleAfter(reset);
    },
    /** Withdraws consent while this page is in the back/forward cache, and comes back to it. */
    withdrawAndComeBack: () => {
      localStorage.removeItem(storageKeys.preferences);
      act(() => void document.dispatchEvent(new Event('resume')));
    },
    decideInAnotherTab: (choice: Choice) =>
      settleAfter(() => {
        localStorage.setItem(storageKeys.preferences, JSON.stringify(createPreferences(choice, new Date())));
        window.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.preferences }));
      }),
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  vi.stubGlobal('location', { ...window.location, reload });
});

it('loads nothing before a decision, nor after a decision against analytics', async () => {
  const page = await open({ gaId: 'G-TEST', onVercel: true });
  await page.choose(essentialOnly);
  await page.choose(personalizationOnly);
  expect(startGoogleAnalytics).not.toHaveBeenCalled();
  expect(page.hasInsights()).toBe(false);
});

it.each([true, false])("loads Vercel's analytics with consent, on Vercel only: %s", async (onVercel) => {
  const page = await open({ gaId: 'G-TEST', onVercel });
  await page.choose(acceptAll);
  expect(page.hasInsights()).toBe(onVercel);
  await page.reset();
  expect(page.hasInsights()).toBe(false);
});

it('loads Google Analytics with consent, and silences it after a withdrawal in any tab without a reload', async () => {
  const page = await open({ gaId: 'G-TEST' });
  await page.choose(acceptAll);
  expect(startGoogleAnalytics).toHaveBeenCalledWith('G-TEST');
  await page.reset();
  expect(stopGoogleAnalytics).toHaveBeenCalledExactlyOnceWith('G-TEST');
  await page.choose(acceptAll);
  await page.decideInAnotherTab(essentialOnly);
  expect(stopGoogleAnalytics).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

it('silences Google Analytics in a page that comes back, before the page is shown', async () => {
  const page = await open({ gaId: 'G-TEST' });
  await page.choose(acceptAll);
  page.withdrawAndComeBack();
  expect(stopGoogleAnalytics).toHaveBeenCalledExactlyOnceWith('G-TEST');
});

it('loads nothing if consent is withdrawn before the code has arrived', async () => {
  const page = await open({ gaId: 'G-TEST', onVercel: true });
  await page.acceptAndReset();
  expect(startGoogleAnalytics).not.toHaveBeenCalled();
  expect(page.hasInsights()).toBe(false);
});

it('removes the cookies that an expired decision has left', async () => {
  document.cookie = '_ga=1; path=/';
  await open({ gaId: 'G-TEST' });
  await act(() => vi.dynamicImportSettled());
  document.cookie = `_ga=; path=/; expires=${new Date(0).toUTCString()}`;
  expect(stopGoogleAnalytics).toHaveBeenCalledOnce();
});
