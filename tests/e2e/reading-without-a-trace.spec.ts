import { missingContactPage } from '@/lib/routes';
import { stored } from './support/consent-state';
import { expect, test } from './support/fixtures';
import { pages } from './support/pages';

test.use({ expectedNoise: /status of 404|page not found/i });

test('nothing is in the browser at any address before the visitor does something', async ({ page }) => {
  for (const path of [...pages, missingContactPage, '/?asunto=localizacion']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect.soft(await stored(page), path).toEqual({ local: {}, session: {}, cookies: [] });
    const others = await page.evaluate(async () => [
      ...(await window.caches.keys()),
      ...(await indexedDB.databases()),
    ]);
    expect.soft(others, path).toEqual([]);
  }
});
