import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as vercelInsights from '@/components/consent/vercel-insights';
import { acceptAll, createPreferences, essentialOnly, type Choice } from '@/lib/consent/consent';
import { storageKeys } from '@/lib/storage-keys';

vi.mock('@/components/consent/vercel-insights', (): Partial<typeof vercelInsights> => ({
  VercelInsights: () => <i />,
}));

const gaId = 'G-TEST';
const isSilenced = () => window[`ga-disable-${gaId}`];
const personalizationOnly: Choice = { analytics: false, personalization: true };
const append = vi.fn();

/** Renders the component as if the page were new. */
async function open({ onVercel = false } = {}) {
  vi.resetModules();
  const { Analytics } = await import('@/components/consent/analytics');
  const { forgetDecision, saveDecision } = await import('@/lib/consent/consent-state');
  const page = render(<Analytics gaId={gaId} onVercel={onVercel} />);
  const settleAfter = (...changes: (() => void)[]) =>
    act(() => {
      for (const change of changes) change();
      return vi.dynamicImportSettled();
    });
  await settleAfter();
  return {
    hasInsights: () => page.container.innerHTML === '<i></i>',
    choose: (choice: Choice) => settleAfter(() => saveDecision(choice)),
    reset: () => settleAfter(forgetDecision),
    acceptAndReset: () => settleAfter(() => act(() => void saveDecision(acceptAll)), forgetDecision),
    /** Another tab stores a decision, and this page learns of it by the event. */
    decideInAnotherTab: (choice: Choice, event: string) =>
      settleAfter(() => {
        localStorage.setItem(storageKeys.preferences, JSON.stringify(createPreferences(choice, new Date())));
        const details = { key: storageKeys.preferences, persisted: true };
        window.dispatchEvent(Object.assign(new Event(event), details));
      }),
  };
}

/** The commands so far. Google's tag accepts a command only as an `arguments` object. */
const commands = () =>
  (window.dataLayer ?? []).map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]');
    return [...(entry as IArguments)];
  });
const updates = () => commands().flatMap(([, kind, values]) => (kind === 'update' ? [values] : []));

beforeEach(() => {
  localStorage.clear();
  delete window.dataLayer;
  delete window[`ga-disable-${gaId}`];
  vi.spyOn(document.head, 'append').mockImplementation(append.mockClear());
});

it('nothing is loaded before a decision, nor after a decision against analytics', async () => {
  const page = await open({ onVercel: true });
  await page.choose(essentialOnly);
  await page.choose(personalizationOnly);
  expect([append.mock.calls, commands(), page.hasInsights()]).toEqual([[], [], false]);
});

it.each([true, false])("Vercel's analytics are loaded with consent, on Vercel only: %s", async (onVercel) => {
  const page = await open({ onVercel });
  await page.choose(acceptAll);
  expect(page.hasInsights()).toBe(onVercel);
  await page.reset();
  expect(page.hasInsights()).toBe(false);
});

it('Google Analytics is loaded once with consent, and allowed nothing but analytics before it starts', async () => {
  const page = await open();
  await page.choose(acceptAll);
  const advertising = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  expect(commands()).toEqual([
    ['consent', 'default', { analytics_storage: 'granted', ...advertising }],
    ['js', expect.any(Date)],
    ['config', gaId, { cookie_expires: 31_104_000, cookie_update: false }],
  ]);
  expect(isSilenced()).toBe(false);
  await page.reset();
  expect(isSilenced()).toBe(true);
  await page.choose(acceptAll);
  expect(isSilenced()).toBe(false);
  expect(updates()).toEqual([{ analytics_storage: 'denied' }, { analytics_storage: 'granted' }]);
  expect(append.mock.calls.flat().map((node) => (node as HTMLScriptElement).src)).toEqual([
    `https://www.googletagmanager.com/gtag/js?id=${gaId}`,
  ]);
});

it.each([
  ['while this page is open', 'storage'],
  ['before this page returns from the back/forward cache', 'pageshow'],
])('Google Analytics is silenced without a reload after a withdrawal in another tab %s', async (_, event) => {
  const page = await open();
  await page.choose(acceptAll);
  await page.decideInAnotherTab(essentialOnly, event);
  expect([isSilenced(), updates()]).toEqual([true, [{ analytics_storage: 'denied' }]]);
});

it('Google Analytics is silenced in a page that comes back from the cache, before the page is shown', async () => {
  const page = await open();
  await page.choose(acceptAll);
  localStorage.removeItem(storageKeys.preferences);
  act(() => void document.dispatchEvent(new Event('resume')));
  expect(isSilenced()).toBe(true);
});

it('nothing is loaded if consent is withdrawn before the code has arrived', async () => {
  const page = await open({ onVercel: true });
  await page.acceptAndReset();
  expect([append.mock.calls, commands(), page.hasInsights()]).toEqual([[], [], false]);
});

it('the cookies of Analytics that an expired decision has left are removed, and no others', async () => {
  for (const name of ['_ga', '_ga_TEST', 'other']) document.cookie = `${name}=1; path=/`;
  await open();
  expect([document.cookie, isSilenced(), window.dataLayer]).toEqual(['other=1', true, undefined]);
});
