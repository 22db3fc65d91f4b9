import { bannerOf, footerButton, managerOf, prefetchRemark, stored } from './consent-state';
import { expect, test } from './fixtures';

test.use({ expectedNoise: prefetchRemark });

for (const decision of ['none', 'Solo esenciales', 'Aceptar todas'] as const) {
  test(`with the decision '${decision}' the site requests only its own files`, async ({ page, baseURL }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin, pathname } = new URL(request.url());
      const isOwn = origin === new URL(baseURL ?? '').origin && !pathname.startsWith('/_vercel');
      if (!isOwn && protocol !== 'data:' && protocol !== 'blob:') requested.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    if (decision !== 'none') await bannerOf(page).getByRole('button', { name: decision }).click();
    await page.goto('/proximos-eventos', { waitUntil: 'networkidle' });
    expect(requested).toEqual([]);
    expect((await stored(page)).cookies).toEqual([]);
  });
}

test('without a configured tag and outside Vercel no analytics code is sent, and withdrawing consent does not reload the page', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  await page.goto('/galeria', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await bannerOf(page).getByRole('button', { name: 'Aceptar todas' }).click();
  await footerButton(page).click();
  await managerOf(page).getByRole('button', { name: 'Resetear' }).click();
  await expect(bannerOf(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  for (const script of await Promise.all(scripts))
    expect(script).not.toMatch(/googletagmanager|_vercel\/(insights|speed-insights)/);
});
