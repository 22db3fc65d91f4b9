import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { acceptAll, essentialOnly, type Choice } from '@/lib/consent/consent';

const applyGoogleTags = vi.hoisted(() => vi.fn());
vi.mock('@/lib/consent/google-tag', () => ({ applyGoogleTags }));
vi.mock('@/components/consent/vercel-insights', () => ({
  VercelInsights: () => <i />,
}));

const analyticsOnly: Choice = { analytics: true, personalization: false };
const reload = vi.fn();

/** Renders the component as on a new page. */
async function open(props: { gtmId?: string; onVercel?: boolean }) {
  vi.resetModules();
  const { Analytics } = await import('@/components/consent/analytics');
  const { decide, reset } = await import('@/lib/consent/store');
  const page = render(
    <Analytics gtmId={props.gtmId ?? null} gaId={null} onVercel={props.onVercel ?? false} />,
  );
  const settle = () => act(() => vi.dynamicImportSettled());
  await settle();
  return {
    hasInsights: () => page.container.innerHTML === '<i></i>',
    async choose(choice: Choice) {
      act(() => void decide(choice));
      await settle();
    },
    async reset() {
      act(reset);
      await settle();
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  applyGoogleTags.mockClear();
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
});

it('loads nothing before consent, nor after a refusal', async () => {
  const page = await open({ gtmId: 'GTM-TEST', onVercel: true });
  await page.choose(essentialOnly);
  expect(applyGoogleTags).not.toHaveBeenCalled();
  expect(page.hasInsights()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it("loads Vercel's analytics with the consent to analytics, on Vercel only", async () => {
  const page = await open({ onVercel: true });
  await page.choose({ analytics: false, personalization: true });
  expect(page.hasInsights()).toBe(false);
  await page.choose(acceptAll);
  expect(page.hasInsights()).toBe(true);

  const elsewhere = await open({ gtmId: 'GTM-TEST' });
  await elsewhere.choose(acceptAll);
  expect(elsewhere.hasInsights()).toBe(false);
});

it("passes every change on to Google's tags, and reloads the page after a withdrawal", async () => {
  const page = await open({ gtmId: 'GTM-TEST' });
  await page.choose(analyticsOnly);
  await page.choose(acceptAll);
  expect(reload).not.toHaveBeenCalled();
  await page.reset();
  expect(applyGoogleTags.mock.calls.map(([, choice]) => choice)).toEqual([
    analyticsOnly,
    acceptAll,
    essentialOnly,
  ]);
  expect(reload).toHaveBeenCalledOnce();
});
