import type { Page } from 'playwright/test';
import { createPreferences, type Choice } from '@/lib/consent/consent';
import { storageKeys } from '@/lib/storage-keys';
import { bannerWords, categoryNames, decisionWords, panelWords } from '@/lib/words/consent';
import { toastWords } from '@/lib/words/layout';

/** The preferences as the site stores them after a decision. */
export const storedDecision = (choice: Choice, changes: object = {}) =>
  JSON.stringify({ ...createPreferences(choice, new Date()), ...changes });

/** Puts preferences into the browser's storage once, before the first page opens. */
export async function seed(page: Page, preferences: string) {
  // This file has the site's storage, but none of its scripts, which would react to the change.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([keys, text]) => {
      localStorage.setItem(keys.preferences, text);
      localStorage.setItem(keys.accepted, 'all');
      localStorage.setItem(keys.timestamp, new Date().toISOString());
    },
    [storageKeys, preferences] as const,
  );
}

/** Everything that the site stores in this tab: local storage, session storage and cookies. */
export async function stored(page: Page) {
  const [local, session] = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  return { local: local ?? {}, session: session ?? {}, cookies: await page.context().cookies() };
}

/**
 * Chromium's warning of a style sheet that was prefetched and is not used. Tests expect it if their pointer comes to rest on a
 * link, for example when the banner closes under it, because the link then prefetches its page.
 */
export const prefetchRemark = /was preloaded using link preload but not used/;

export const bannerOf = (page: Page) => page.getByRole('region', { name: bannerWords.name });
export const closeButtonOf = (page: Page) => bannerOf(page).getByRole('button', { name: bannerWords.close });
export const footerButton = (page: Page) => page.getByRole('button', { name: panelWords.title });
/** The button of the cookie panel in the bar of narrow windows. */
export const barButtonOf = (page: Page) => page.getByRole('button', { name: panelWords.barButtonName });
export const panelOf = (page: Page) => page.getByRole('dialog', { name: panelWords.title });
export const switchOf = (page: Page, category: keyof typeof categoryNames) =>
  panelOf(page).getByRole('switch', { name: categoryNames[category] });
/** The announcement of a decision to screen readers. */
export const confirmationOf = (page: Page) =>
  page.getByRole('status').filter({ hasText: decisionWords.saved });
export const toastsOf = (page: Page) =>
  page.getByRole('region', { name: `${toastWords.name} (F8)`, exact: true }).getByRole('listitem');
