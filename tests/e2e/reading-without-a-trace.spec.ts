import type { Page } from 'playwright/test';
import { legalContact } from '@/lib/routes';
import { stored } from './consent-state';
import { expect, test } from './fixtures';
import { pages } from './pages';

test.use({ expectedNoise: /status of 404|page not found/i });

/** Everything that a page can leave in the browser. */
async function findTraces(page: Page) {
  const [caches, databases] = await page.evaluate(async () => [
    await window.caches.keys(),
    await indexedDB.databases(),
  ]);
  return { ...(await stored(page)), caches, databases };
}

test('nothing is in the browser at any address before the visitor does something', async ({ page }) => {
  for (const path of [...pages, legalContact, '/?asunto=localizacion']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const nothing = { local: {}, session: {}, cookies: [], caches: [], databases: [] };
    expect.soft(await findTraces(page), path).toEqual(nothing);
  }
});
