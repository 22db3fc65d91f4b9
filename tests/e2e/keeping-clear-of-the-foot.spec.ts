import type { Page } from 'playwright/test';
import { routes } from '@/lib/routes';
import { bannerWords } from '@/lib/words/consent';
import { content } from '../site-content';
import { bannerOf, closeButtonOf, prefetchRemark } from './support/consent-state';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/follow-links';
import { expectAbove, windows } from './support/layout';

/* What stands at the foot of the window: the cookie banner, and the ticket bar of the event's page. */

test.use({ expectedNoise: prefetchRemark });

const firstSection = (page: Page) => page.locator('main section').first();

test('closing the banner moves no word and no button of the first screen', async ({ page }) => {
  for (const path of [routes.home, routes.nextEvent]) {
    await page.goto(path);
    const places = () =>
      firstSection(page)
        .locator('p, h1, dt, a, button')
        .evaluateAll((all) =>
          all.map((element) => [element.textContent, element.getBoundingClientRect().toJSON()]),
        );
    for (const { name, ...size } of windows('360x740 390x844 820x1180 1366x650 1440x900')) {
      await page.setViewportSize(size);
      const before = await places();
      await closeButtonOf(page).click();
      await expect(bannerOf(page)).toBeHidden();
      expect(await places(), `${path}, ${name}`).toEqual(before);
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await expect(bannerOf(page)).toBeVisible();
    }
  }
});

test(
  "on a phone the event's ticket bar stands on the banner, below notice and title, and falls to the foot with it",
  { tag: ['@phone', '@engines'] },
  async ({ page }) => {
    await page.goto(routes.nextEvent);
    await hydrated(page);
    const bar = page.locator('[data-ticket-bar]');
    /** The distance in px between the bar and what it stands on. */
    const gap = () =>
      bar.evaluate((element) => {
        const banner = document.getElementById('cookies');
        const floor = banner?.checkVisibility() ? banner.getBoundingClientRect().top : window.innerHeight;
        return Math.round(floor - element.getBoundingClientRect().bottom);
      });
    for (const { name, ...size } of windows('360x740 390x844')) {
      await page.setViewportSize(size);
      expect(await gap(), name).toBe(0);
      const [notice, title] = [
        firstSection(page).locator('p').first(),
        page.getByRole('heading', { level: 1 }),
      ];
      for (const text of [notice, title]) await expectAbove(text, bar, 0, name);
    }
    await bannerOf(page).getByRole('button', { name: bannerWords.showDetails }).click();
    await expect(bannerOf(page).getByText(bannerWords.detailsTitle)).toBeInViewport();
    expect(await gap(), 'with details').toBe(0);
    await bannerOf(page).getByRole('button', { name: bannerWords.essentialOnly }).click();
    await expect(bannerOf(page)).toBeHidden();
    expect(await gap(), 'at the foot of the window').toBe(0);
    const { label } = content.eventView.buttons.closing;
    await expect(firstSection(page).getByRole('link', { name: label, includeHidden: true })).toBeHidden();
  },
);

/**
 * Runs in the page. Returns how many px of the focused element no bar covers, and how many must be in view: all of it, or
 * some lines of something tall, because browsers scroll a text area to the line of its caret.
 */
function focusedHeight() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { top, bottom, height } = focused.getBoundingClientRect();
  /** The bars that lie over the focused element. */
  const over = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((bar) => bar.checkVisibility())
      .map((bar) => bar.getBoundingClientRect())
      .filter((bar) => bar.top < bottom && bar.bottom > top);
  const isInBar = focused.closest('body > header, #cookies, [data-ticket-bar]') !== null;
  const [above, below] = isInBar ? [[], []] : [over('body > header'), over('#cookies, [data-ticket-bar]')];
  const upper = Math.max(top, 0, ...above.map((bar) => bar.bottom));
  const lower = Math.min(bottom, innerHeight, ...below.map((bar) => bar.top));
  return {
    name: (focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 40),
    inView: Math.round(lower - upper),
    needed: Math.floor(Math.min(height, focused.localName === 'textarea' ? 30 : 110)),
  };
}

test('the keyboard passes through whole pages, and nothing focused is covered', async ({ page }) => {
  test.slow();
  for (const path of [routes.home, routes.nextEvent, routes.cookiePolicy])
    for (const { name, ...size } of windows('320x640 390x844 400x460 1280x640')) {
      await page.setViewportSize(size);
      await page.goto(path);
      await hydrated(page);
      for (const key of ['Tab', 'Shift+Tab']) {
        const seen = [];
        for (let focused; seen.length < 150 && focused !== null;) {
          await page.keyboard.press(key);
          focused = await page.evaluate(focusedHeight);
          seen.push(focused);
        }
        const where = `${path}, ${name}, ${key}`;
        expect(seen.length, where).toBeGreaterThan(20);
        const covered = seen.filter((focused) => focused && focused.inView < focused.needed - 2);
        expect.soft(covered, where).toEqual([]);
      }
    }
});
