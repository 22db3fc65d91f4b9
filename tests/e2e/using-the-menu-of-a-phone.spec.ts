import type { Page } from 'playwright/test';
import { routes } from '@/lib/routes';
import { navigationWords } from '@/lib/words/layout';
import { expect, withMotion, test } from './support/fixtures';
import { hydrated, menuLink, menuOf, offPlace, openWithoutScripts, scrollY } from './support/follow-links';
import { setFontSize } from './support/layout';

test.use(withMotion);

const menuButton = (page: Page) => page.getByRole('button', { name: navigationWords.menu });

test.describe('the menu', { tag: '@phone' }, () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('opens, and closes with a choice, which is followed, and when the page is left', async ({ page }) => {
    await expect(menuOf(page)).toBeHidden();
    await menuButton(page).click();
    await menuLink(page, '/#localizaciones').click();
    await expect(menuOf(page)).toBeHidden();
    await expect.poll(() => offPlace(page, 'localizaciones'), 'px off its place').toBeLessThan(2);
    await menuButton(page).click();
    await menuLink(page, routes.nextEvent).click();
    await expect(page).toHaveURL(routes.nextEvent);
    await expect(menuOf(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menuOf(page)).toBeVisible();
    // The back/forward cache shows a page as it was left.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expect(menuOf(page)).toBeHidden();
  });

  test('opens, closes and is followed in a browser without popovers', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover', 'popoverTargetElement'])
        for (const { prototype } of [HTMLElement, HTMLButtonElement]) Reflect.deleteProperty(prototype, name);
      // Scripts now see a browser without popovers, but a click on the button would still open one, unless it is prevented.
      addEventListener('click', (event) => event.preventDefault(), true);
    });
    await page.reload();
    await menuButton(page).click();
    await expect(menuLink(page, '/#faq')).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    await menuButton(page).click();
    await expect(menuOf(page)).toBeHidden();
    await menuButton(page).click();
    await menuLink(page, '/#faq').click();
    await expect(menuOf(page)).toBeHidden();
  });

  test('hides the page except in print, keeps the keyboard within the bar, and Escape returns it to the button', async ({
    page,
  }) => {
    await menuButton(page).click();
    await expect(page.getByRole('main')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main'), 'in print').toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    for (const link of await menuOf(page).getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('keeps the page behind it from scrolling, and is no wider than the window, also with a large font size', async ({
    page,
  }) => {
    await menuButton(page).click();
    await page.mouse.move(100, 700);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await scrollY(page)).toBe(0);
    await menuButton(page).click();
    for (const fontSize of [16, 32]) {
      await setFontSize(page, fontSize);
      for (const width of [320, 620]) {
        await page.setViewportSize({ width, height: 640 });
        const outside = await menuOf(page).evaluate((menu) => menu.scrollWidth - menu.clientWidth);
        expect(outside, `px outside at ${width} px, font size ${fontSize}`).toBe(0);
      }
    }
  });

  test('stays within the bar when the window becomes wide', async ({ page }) => {
    await menuButton(page).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    const bar = await page.getByRole('banner').boundingBox();
    const lowerEdge = async () => {
      const link = await menuLink(page, '/#faq').boundingBox();
      return (link?.y ?? Infinity) + (link?.height ?? 0);
    };
    await expect.poll(lowerEdge).toBeLessThanOrEqual(bar?.height ?? 0);
    await expect(page.getByRole('main')).toBeVisible();
    await menuLink(page, '/#faq').click();
    await expect.poll(() => offPlace(page, 'faq'), 'px off its place').toBeLessThan(2);
  });
});

/** The menu must work without scripts, and before they have arrived. */
for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'before the scripts' : 'without scripts', { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled });

    const afterwards = javaScriptEnabled ? ', and stays open during hydration' : '';

    test(`the menu opens, closes with its button and leads to a section${afterwards}`, async ({ page }) => {
      const release = await openWithoutScripts(page);
      await expect(menuOf(page)).toBeHidden();
      await menuButton(page).click();
      await expect(menuOf(page)).toBeVisible();
      await menuButton(page).click();
      await expect(menuOf(page)).toBeHidden();
      await menuButton(page).click();
      await menuLink(page, '/#faq').click();
      const heading = page.locator('#faq').getByRole('heading', { level: 2 });
      await expect(heading).toBeInViewport();
      // No script closes the menu here, so a tap beside it must.
      await heading.click();
      await expect(menuOf(page)).toBeHidden();
      if (!javaScriptEnabled) return;
      await menuButton(page).click();
      release();
      await hydrated(page);
      await expect(menuOf(page), 'after hydration').toBeVisible();
      await menuButton(page).click();
      await expect(menuOf(page)).toBeHidden();
    });
  });
}
