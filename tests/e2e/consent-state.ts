import type { Page } from 'playwright/test';
import { createPreferences, storageKeys, type Choice } from '@/lib/consent/consent';

/** The preferences that a decision made now stores. */
export const storedDecision = (choice: Choice, changes: object = {}) =>
  JSON.stringify({ ...createPreferences(choice, new Date()), ...changes });

/** Puts preferences into the browser's storage before the first page opens, and only then. */
export async function seed(page: Page, preferences: string) {
  await page.route('**/seed', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>seed</title>' }),
  );
  await page.goto('/seed');
  await page.evaluate(
    ([keys, text]) => {
      localStorage.setItem(keys.preferences, text);
      localStorage.setItem(keys.accepted, 'all');
      localStorage.setItem(keys.timestamp, new Date().toISOString());
    },
    [storageKeys, preferences] as const,
  );
}

/** Everything the site stores in this tab: local storage, session storage, cookies. */
export async function stored(page: Page) {
  const [local, session] = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  return { local: local ?? {}, session: session ?? {}, cookies: await page.context().cookies() };
}

/**
 * A link under the pointer prefetches its page, and Chromium reports a style sheet that no visit uses. For tests whose
 * pointer comes to rest on a link, as it does where the banner closes.
 */
export const prefetchRemark = /was preloaded using link preload but not used/;

export const bannerOf = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' });
export const closeButtonOf = (page: Page) =>
  bannerOf(page).getByRole('button', { name: /^Cerrar sin decidir/ });
export const footerButton = (page: Page) => page.getByRole('button', { name: 'Gestionar Cookies' });
/** The floating button of narrow screens. */
export const tabOf = (page: Page) => page.getByRole('button', { name: 'Cookies: cambiar tu elección' });
export const managerOf = (page: Page) => page.getByRole('dialog', { name: 'Gestionar Cookies' });
export const switchOf = (page: Page, name: 'Esenciales' | 'Analítica' | 'Personalización') =>
  managerOf(page).getByRole('switch', { name });
/** The announcement of a decision to screen readers. */
export const confirmationOf = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Preferencias de cookies actualizadas.' });
/** The toasts at the bottom right. */
export const noticesOf = (page: Page) => page.getByRole('region', { name: /^Avisos / }).getByRole('listitem');
