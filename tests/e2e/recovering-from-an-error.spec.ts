import type { Page } from 'playwright/test';
import { routes } from '@/lib/routes';
import { errorWords } from '@/lib/words/errors';
import { content } from '../site-content';
import { footerButton } from './support/consent-state';
import { expect, test } from './support/fixtures';
import { footerLink } from './support/follow-links';

/* The tests cause uncaught render errors from the browser. */
test.use({
  expectedNoise: /Failed to load|ERR_FAILED|preloaded using link preload|The browser is broken/,
});

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: errorWords.title });

test('a page whose script fails to load shows the error, and works when it is tried again', async ({
  page,
  noise,
}) => {
  const scripts = '**/_next/static/chunks/*.js';
  // On a narrow screen only the footer has the link. Next does not prefetch the page, because the footer is out of
  // view.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/aviso-legal');
  await page.waitForLoadState('networkidle');
  await page.route(scripts, (route) => route.abort());
  await footerLink(page, routes.nextEvent).dispatchEvent('click');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load chunk');
  await expect(page.getByRole('main').locator('section')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect.poll(() => noise.join('\n')).toContain('Failed to load chunk');

  await page.unroute(scripts);
  await page.getByRole('button', { name: errorWords.retry }).click();
  await expect(heading(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    content.eventView.texts.placeTitle.lead,
  );
});

test('when the root layout cannot be rendered, an English document shows the error, trying again works once the cause is gone, and a link leads home', async ({
  page,
}) => {
  // The links of the navigation bar call this function.
  await page.addInitScript(() => {
    const toLowerCase = String.prototype.toLowerCase;
    String.prototype.toLowerCase = function () {
      if (!('isFixed' in window) && String(this) === '/galeria') throw new Error('The browser is broken');
      return toLowerCase.call(this);
    };
  });
  await page.goto('/galeria');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('The browser is broken');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(errorWords.title);
  await expect(page.locator('section'), 'the site’s styles').toHaveCSS('background-color', /^rgb\(/);
  await page.evaluate(() => Object.assign(window, { isFixed: true }));
  await page.getByRole('button', { name: errorWords.retry }).click();
  await expect(heading(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(footerButton(page), 'instead of the link of a page without scripts').toBeVisible();

  // The new document is not fixed, so the error comes back.
  await page.goto('/galeria');
  await page.getByRole('link', { name: errorWords.home }).click();
  await expect(page).toHaveURL(routes.home);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
