import type { Page } from 'playwright/test';
import { content } from '../site-content';
import { routes, sections } from '@/lib/routes';
import { expect, moving, test } from './fixtures';
import { offPlace } from './follow-links';

test.use(moving);

const { navigation } = content;
const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

test('the bar has exactly the specified items and the button', async ({ page }) => {
  await page.goto(routes.home);
  const bar = page.getByRole('navigation', { name: navigation.texts.main });
  await expect(bar.getByRole('link')).toHaveText([
    'Inicio',
    'El Concepto',
    'Experiencia',
    'Localizaciones',
    'Por qué',
    'FAQ',
    'Contacto',
    'Próximos eventos',
  ]);
});

test('the bar turns opaque past 50 pixels and not before', async ({ page }) => {
  await page.goto(routes.home);
  const bar = page.getByRole('banner');
  await page.waitForLoadState('networkidle');
  const clear = await bar.evaluate(backgroundOf);
  await page.evaluate(scrollTo, 50);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(50);
  expect(await bar.evaluate(backgroundOf)).toBe(clear);
  await page.evaluate(scrollTo, 51);
  await expect.poll(() => bar.evaluate(backgroundOf)).toBe('rgb(12, 11, 16)');
  await page.evaluate(scrollTo, 0);
  await expect.poll(() => bar.evaluate(backgroundOf)).toBe(clear);
});

test('a section link scrolls smoothly to its section, where the keyboard goes on', async ({ page }) => {
  await page.goto(routes.home);
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    addEventListener('scroll', () => places.push(window.scrollY));
  });
  await page.getByRole('navigation', { name: navigation.texts.main }).getByText('FAQ').click();
  await expect(page).toHaveURL(`/#${sections.faq}`);
  await expect.poll(() => offPlace(page, sections.faq)).toBeLessThan(2);
  expect(await page.evaluate(() => Reflect.get(window, 'places').length)).toBeGreaterThan(5);
  await page.keyboard.press('Tab');
  await expect(page.locator(`#${sections.faq} :focus`)).toBeVisible();
});

test('the bar marks the section in view', async ({ page }) => {
  const marked = page.getByRole('navigation', { name: navigation.texts.main }).locator('[aria-current]');
  await page.goto(routes.home);
  await expect(marked).toHaveText(['Inicio']);
  await page.goto(`/#${sections.contact}`);
  await expect(marked).toHaveText(['Contacto']);
  await page.locator(`#${sections.faq}`).evaluate((section) => section.scrollIntoView());
  await expect(marked).toHaveText(['FAQ']);
  await page.locator(`#${sections.audience}`).evaluate((section) => section.scrollIntoView());
  await expect(marked, 'a section without a link').toHaveCount(0);
  await page.evaluate(scrollTo, 0);
  await expect(marked).toHaveText(['Inicio']);
  await page.goto(routes.nextEvent);
  await expect(marked).toHaveText([navigation.button.label]);
});

test('the footer has three groups, the legal links and the current year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T00:00:30+01:00'));
  await page.goto(routes.sponsors);
  const footer = page.getByRole('contentinfo');
  for (const { title, links } of navigation.groups) {
    await expect(footer.getByRole('navigation', { name: title }).getByRole('link')).toHaveText(
      links.map(({ label }) => label),
    );
  }
  for (const { label, href } of navigation.legal) {
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
  await expect(footer).toContainText(`© 2031 ${content.site.brand}`);
  await expect(footer.getByRole('link', { name: content.site.developer.label })).toBeVisible();
});

test.describe('the menu of a phone', { tag: '@phone' }, () => {
  const menuOf = (page: Page) => page.getByRole('navigation', { name: navigation.texts.main });
  const openMenu = (page: Page) => page.getByRole('button', { name: navigation.texts.menu }).click();

  test.beforeEach(({ page }) => page.goto(routes.home));

  test('opens, and closes with a choice, which is followed', async ({ page }) => {
    await expect(menuOf(page)).toBeHidden();
    await openMenu(page);
    await menuOf(page).getByText('Localizaciones').click();
    await expect(menuOf(page)).toBeHidden();
    await expect.poll(() => offPlace(page, sections.locations)).toBeLessThan(2);
    await openMenu(page);
    await menuOf(page).getByRole('link', { name: navigation.button.label }).click();
    await expect(page).toHaveURL(routes.nextEvent);
    await expect(menuOf(page)).toBeHidden();
  });

  test('keeps the keyboard within the bar, and Escape returns it to the button', async ({ page }) => {
    await openMenu(page);
    await expect(page.getByRole('main')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    for (const { label } of [...navigation.items, navigation.button]) {
      await page.keyboard.press('Tab');
      await expect(menuOf(page).getByRole('link', { name: label })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: navigation.texts.menu })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('does not hide the page in print', async ({ page }) => {
    await openMenu(page);
    await expect(page.getByRole('main')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('is no wider than the window, also with a large font size', async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await openMenu(page);
    const menu = page.getByRole('navigation', { name: navigation.texts.main });
    for (const standard of [16, 32]) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard } });
      for (const width of [320, 620]) {
        await page.setViewportSize({ width, height: 640 });
        const outside = await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(outside, `${width} px wide, type ${standard}`).toBe(0);
      }
    }
  });

  test('keeps the page behind it from scrolling', async ({ page }) => {
    await openMenu(page);
    await page.mouse.move(100, 700);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('stays within the bar when the window becomes wide', async ({ page }) => {
    await openMenu(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const link = page
      .getByRole('navigation', { name: navigation.texts.main })
      .getByRole('link', { name: 'FAQ' });
    const bar = await page.getByRole('banner').boundingBox();
    const box = await link.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.height ?? 0);
    await expect(page.getByRole('main')).toBeVisible();
    await link.click();
    await expect.poll(() => offPlace(page, sections.faq)).toBeLessThan(2);
  });
});
