import { content } from '@/lib/site-content';
import { routes, sections } from '@/lib/routes';
import { expect, moving, test } from './fixtures';
import { offPlace } from './following';

test.use(moving);

const { navigation } = content;
const ground = (bar: Element) => getComputedStyle(bar).backgroundColor;
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
  const clear = await bar.evaluate(ground);
  await page.evaluate(scrollTo, 50);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(50);
  expect(await bar.evaluate(ground)).toBe(clear);
  await page.evaluate(scrollTo, 51);
  await expect.poll(() => bar.evaluate(ground)).toBe('rgb(12, 11, 16)');
  await page.evaluate(scrollTo, 0);
  await expect.poll(() => bar.evaluate(ground)).toBe(clear);
});

test('a section link on the home page scrolls smoothly to its section, where the keyboard goes on', async ({
  page,
}) => {
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

test('the bar marks the section in view, and the start of the page at its top alone', async ({ page }) => {
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

test('a footer anchor elsewhere goes home first and scrolls there', async ({ page }) => {
  await page.goto(routes.gallery);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Por qué' }).click();
  await expect(page).toHaveURL(`/#${sections.why}`);
  await expect(page.locator(`#${sections.why}`)).toBeInViewport();
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

test.describe('on a phone', { tag: '@phone' }, () => {
  test.beforeEach(({ page }) => page.goto(routes.home));

  test('the page is on paper even with the menu open', async ({ page }) => {
    await page.getByRole('button', { name: navigation.texts.open }).click();
    await expect(page.getByRole('main')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('the menu opens, closes after a choice and scrolls to it', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: navigation.texts.main });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: navigation.texts.open }).click();
    await expect(menu).toBeVisible();
    await menu.getByText('Localizaciones').click();
    await expect(menu).toBeHidden();
    await expect.poll(() => offPlace(page, sections.locations)).toBeLessThan(2);
  });

  test('the button toggles, Escape closes and the focus returns to the button', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: navigation.texts.main });
    await page.getByRole('button', { name: navigation.texts.open }).click();
    await page.getByRole('button', { name: navigation.texts.close }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: navigation.texts.open }).click();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await expect(page.getByRole('main')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: navigation.texts.open })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the menu is seen until it has faded', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: navigation.texts.main });
    await page.getByRole('button', { name: navigation.texts.open }).click();
    await expect(menu).toBeVisible();
    const display = await menu.evaluate((closing: HTMLElement) => {
      closing.hidePopover();
      return getComputedStyle(closing).display;
    });
    expect(display).not.toBe('none');
    await expect(menu).toBeHidden();
  });

  test('the keyboard stays within the bar and its menu while that is open', async ({ page }) => {
    await page.getByRole('button', { name: navigation.texts.open }).click();
    // It gives way while the menu opens.
    await expect(page.getByRole('main')).toBeHidden();
    for (const { label } of [...navigation.items, navigation.button]) {
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('navigation', { name: navigation.texts.main }).getByRole('link', { name: label }),
      ).toBeFocused();
    }
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => !document.activeElement?.closest('header') && document.activeElement !== document.body,
    );
    expect(outside, 'the focus is on something behind the menu').toBe(false);
  });

  test('the menu is no wider than the window, with letters of twice the size too', async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await page.getByRole('button', { name: navigation.texts.open }).click();
    const menu = page.getByRole('navigation', { name: navigation.texts.main });
    for (const standard of [16, 24, 32]) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard } });
      for (const width of [320, 390, 620]) {
        await page.setViewportSize({ width, height: 640 });
        const outside = await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(outside, `${width} px wide, type ${standard}`).toBe(0);
      }
    }
  });

  test('the menu marks the section behind it', async ({ page }) => {
    await page.goto(`/#${sections.contact}`);
    await expect(page.locator(`#${sections.contact}`)).toBeInViewport();
    await page.getByRole('button', { name: navigation.texts.open }).click();
    const menu = page.getByRole('navigation', { name: navigation.texts.main });
    await expect(menu.locator('[aria-current]')).toHaveText(['Contacto']);
  });

  test('the page behind the menu does not scroll', async ({ page }) => {
    await page.getByRole('button', { name: navigation.texts.open }).click();
    await page.mouse.move(100, 700);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a window made wide keeps the bar and its links', async ({ page }) => {
    await page.getByRole('button', { name: navigation.texts.open }).click();
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

  test('a choice of another page closes the menu on arrival', async ({ page }) => {
    await page.getByRole('button', { name: navigation.texts.open }).click();
    const menu = page.getByRole('navigation', { name: navigation.texts.main });
    await menu.getByRole('link', { name: navigation.button.label }).click();
    await expect(page).toHaveURL(routes.nextEvent);
    await expect(menu).toBeHidden();
  });
});
