import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { acceptAll, essentialOnly, type Choice } from '@/lib/consent/consent';

const applyGoogleTags = vi.hoisted(() => vi.fn());
vi.mock('@/lib/consent/google-tag', () => ({ applyGoogleTags }));
vi.mock('@/components/consent/vercel-insights', () => ({
  VercelInsights: () => <i data-testid="insights" />,
}));

const reload = vi.fn();

async function open(props: { gtmId?: string; gaId?: string; vercel?: boolean }) {
  vi.resetModules();
  const { Analytics } = await import('@/components/consent/analytics');
  const { decide, reset } = await import('@/lib/consent/store');
  const page = render(
    <Analytics gtmId={props.gtmId ?? null} gaId={props.gaId ?? null} vercel={props.vercel ?? false} />,
  );
  const settle = () => act(() => vi.dynamicImportSettled());
  await settle();
  return {
    insights: () => page.queryByTestId('insights'),
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
  sessionStorage.clear();
  applyGoogleTags.mockClear();
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
});

it('loads nothing before consent, nor after refusing', async () => {
  const page = await open({ gtmId: 'GTM-TEST', vercel: true });
  await page.choose(essentialOnly);
  expect(applyGoogleTags).not.toHaveBeenCalled();
  expect(page.insights()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

it('measures with the consent to analytics and not with that to personalization', async () => {
  const page = await open({ vercel: true });
  await page.choose({ analytics: false, personalization: true });
  expect(page.insights()).toBeNull();
  await page.choose(acceptAll);
  expect(page.insights()).not.toBeNull();
});

it('never loads Vercel’s measuring elsewhere', async () => {
  const page = await open({ gaId: 'G-TEST' });
  await page.choose(acceptAll);
  expect(page.insights()).toBeNull();
});

it('tells the tags of every change', async () => {
  const page = await open({ gaId: 'G-TEST' });
  await page.choose({ analytics: true, personalization: false });
  await page.choose(acceptAll);
  expect(applyGoogleTags.mock.calls).toEqual([
    [
      { gtmId: null, gaId: 'G-TEST' },
      { analytics: true, personalization: false },
    ],
    [{ gtmId: null, gaId: 'G-TEST' }, acceptAll],
  ]);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page once what runs is withdrawn, after the tags have been told', async () => {
  const page = await open({ gtmId: 'GTM-TEST' });
  await page.choose(acceptAll);
  await page.reset();
  expect(applyGoogleTags).toHaveBeenLastCalledWith({ gtmId: 'GTM-TEST', gaId: null }, essentialOnly);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload for a withdrawal that stops nothing', async () => {
  const page = await open({ vercel: true });
  await page.choose(acceptAll);
  await page.choose({ analytics: true, personalization: false });
  expect(reload).not.toHaveBeenCalled();
  await page.choose(essentialOnly);
  expect(reload).toHaveBeenCalledOnce();
});
