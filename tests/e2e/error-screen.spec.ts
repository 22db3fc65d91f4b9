import type { Page } from 'playwright/test';
import { content } from '../../lib/site-content';
import { sections } from '../../lib/routes';
import { expect, test } from './fixtures';
import { offPlace, restingPlace } from './following';

/* The screens of an uncaught render error, provoked on the real build from outside it. Errors are logged, of course. */
test.use({
  expectedNoise: /Failed to load|ERR_FAILED|preloaded using link preload|The browser is broken/,
});

// A visitor who saves data: nothing is fetched ahead, so every page's scripts are asked for by the click.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
);

const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });

test('a page whose script does not arrive without a network: the message, calm, and another try that works', async ({
  page,
  noise,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await page.goto('/aviso-legal');
  const scripts = '**/_next/static/chunks/*.js';
  await page.route(scripts, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Próximos eventos' }).click();
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

test('a page whose script a new deployment has replaced is loaded anew, at its anchor, and stays there', async ({
  page,
}) => {
  let replaced = true;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.goto('/aviso-legal');
  await page.route('**/_next/static/chunks/*.js', (route) =>
    replaced ? route.fulfill({ status: 404 }) : route.continue(),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) replaced = false;
  });
  await page.route(/\.(avif|jpg)$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'El Concepto' }).click();
  await expect(page).toHaveURL('/#concepto');
  await expect(page.locator(`#${sections.concept}`)).toBeInViewport();
  await expect(heading(page)).toHaveCount(0);
  expect(replaced, 'the page came as a new document').toBe(false);
  release();
  await page.waitForLoadState('load');
  await restingPlace(page);
  expect(await offPlace(page, sections.concept), 'with late pictures').toBeLessThan(16);
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
