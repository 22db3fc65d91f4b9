import type { Page } from 'playwright/test';
import { bannerOf, footerButton, managerOf, prefetchRemark, stored } from './consent-state';
import { expect, test } from './fixtures';

test.use({ expectedNoise: prefetchRemark });

/** Collects what the page asks for that is no plain file of the site: other hosts, and measuring on its own. */
function watch(page: Page, origin: string) {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin: asked, pathname } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:') return;
    if (asked !== origin || pathname.startsWith('/_vercel')) foreign.push(request.url());
  });
  return foreign;
}

for (const decision of ['none', 'X', 'Solo esenciales', 'Aceptar todas'] as const) {
  test(`with the decision '${decision}' the site asks for its own files only`, async ({ page, baseURL }) => {
    const foreign = watch(page, new URL(baseURL ?? '').origin);
    await page.goto('/', { waitUntil: 'networkidle' });
    if (decision === 'X')
      await bannerOf(page)
        .getByRole('button', { name: /^Cerrar sin decidir/ })
        .click();
    else if (decision !== 'none') await bannerOf(page).getByRole('button', { name: decision }).click();
    await page.goto('/proximos-eventos', { waitUntil: 'networkidle' });
    expect(foreign).toEqual([]);
    expect(
      await page.evaluate(
        () => document.querySelectorAll('script[src*="//www."], script[src*="_vercel"]').length,
      ),
    ).toBe(0);
    expect((await stored(page)).cookies).toEqual([]);
  });
}

test('without ids and outside Vercel accepting ships no measuring code, and withdrawing needs no reload', async ({
  page,
}) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text().catch(() => ''));
  });
  await page.goto('/galeria', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await bannerOf(page).getByRole('button', { name: 'Aceptar todas' }).click();
  await footerButton(page).click();
  await managerOf(page).getByRole('button', { name: 'Resetear' }).click();
  await expect(bannerOf(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'samePage'))).toBe(true);
  for (const text of await Promise.all(texts)) {
    expect(text).not.toMatch(/googletagmanager|_vercel\/(insights|speed-insights)/);
  }
});
