import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { acceptAll, essentialOnly, type Choice } from '@/lib/consent/consent';

const startGoogleAnalytics = vi.hoisted(() => vi.fn());
const removeGoogleCookies = vi.hoisted(() => vi.fn());
vi.mock('@/lib/consent/google-analytics', () => ({ startGoogleAnalytics, removeGoogleCookies }));
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
  expect(reload).not.toHaveBeenCalled();
});

it.each([true, false])("loads Vercel's analytics with consent, on Vercel only: %s", async (onVercel) => {
  const page = await open({ gaId: 'G-TEST', onVercel });
  await page.choose(acceptAll);
  expect(page.hasInsights()).toBe(onVercel);
});

it('loads Google Analytics with consent; a withdrawal removes its cookies and reloads the page', async () => {
  const page = await open({ gaId: 'G-TEST' });
  await page.choose(acceptAll);
  expect(startGoogleAnalytics).toHaveBeenCalledWith('G-TEST');
  expect(reload).not.toHaveBeenCalled();
  document.cookie = '_ga=1; path=/';
  await page.reset();
  document.cookie = `_ga=; path=/; expires=${new Date(0).toUTCString()}`;
  expect(removeGoogleCookies).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});
