import type { Page } from 'playwright/test';
import { content } from '../../lib/site-content';
import { expect, test } from './fixtures';

/* The screens of an uncaught render error, provoked on the real build from outside it. Errors are logged, of course. */
test.use({
  expectedNoise: /Failed to load|ERR_FAILED|preloaded using link preload|The browser is broken/,
});

const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });

test('a page whose script does not arrive: the message, calm, and another try that works', async ({
  page,
  noise,
}) => {
  const scripts = '**/_next/static/chunks/*.js';
  // On a narrow window the link is in the footer alone: out of view, it is not prefetched.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/aviso-legal');
  await page.waitForLoadState('networkidle');
  await page.route(scripts, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Próximos eventos' }).dispatchEvent('click');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load chunk');
  await expect(page.getByRole('main').locator('section')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(noise.join('\n')).toContain('Failed to load chunk');

  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    content.event.place.split(' ')[0] ?? '',
  );
});

test.describe('a browser in which the frame around every page cannot be rendered', () => {
  test.beforeEach(async ({ page }) => {
    // The links of the navigation bar compare addresses in lower case.
    await page.addInitScript(() => {
      const toLowerCase = String.prototype.toLowerCase;
      String.prototype.toLowerCase = function () {
        if (!('mended' in window) && String(this) === '/galeria') throw new Error('The browser is broken');
        return toLowerCase.call(this);
      };
    });
    await page.goto('/galeria');
    await expect(heading(page)).toBeVisible();
  });

  test('an English document of its own with the message, and another try once the cause is gone', async ({
    page,
  }) => {
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('The browser is broken');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle('Unexpected Application Error!');
    const ground = await page
      .locator('section')
      .evaluate((section) => getComputedStyle(section).backgroundColor);
    expect(ground, "the site's own colours").toBe('rgb(12, 11, 16)');
    await page.evaluate(() => Object.assign(window, { mended: true }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('the way home is a fresh document', async ({ page }) => {
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});
