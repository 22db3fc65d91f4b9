import { expect, test } from './fixtures';

test.use({ expectedNoise: /404/ });

test('an unknown path is an English 404 that leads home', async ({ page, noise }) => {
  await page.goto('/no-existe');
  const heading = page.getByRole('heading', { level: 1, name: 'Oops! Page not found' });
  await expect(heading).toBeVisible();
  expect(await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  expect(noise).toContain('404: page not found: /no-existe');
});

test('whatever the path, the answer is a 404, and the console names it', async ({ page, noise }) => {
  for (const path of [
    '/index',
    '/_global-error',
    '/NO-Existe',
    '/galeria/fotos',
    '/%F0%9F%8F%B0',
    '/%3Cscript%3E',
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect.poll(() => noise, path).toContain(`404: page not found: ${path}`);
  }
});

test('works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  expect((await page.goto('/no-existe'))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await context.close();
});

test('a link that leads nowhere inside the site ends there too', async ({ page, noise }) => {
  await page.goto('/aviso-legal');
  await page.getByRole('link', { name: 'Contactar', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await expect.poll(() => noise.filter((line) => line === '404: page not found: /contacto').length).toBe(1);
});

test('shows its wall in the first screen', async ({ page }) => {
  await page.goto('/no-existe');
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1024, 768],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const wall = await page.locator('main img').first().boundingBox();
    expect(wall?.y, `${width}`).toBeLessThan(height - 100);
  }
});
