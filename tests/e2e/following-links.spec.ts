import { routes } from '@/lib/routes';
import { expect, withMotion, test } from './support/fixtures';
import {
  footerLink,
  menuLink,
  offPlace,
  open,
  sameDocument,
  scrollTo,
  scrollY,
} from './support/follow-links';

test.use(withMotion);

/** Runs in the page and lists its texts, then the computed style of each element. */
function looks(): string[] {
  // After a link was followed, the start of the page has the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // These differ for no reason that a visitor sees: custom properties are listed in the order of the style sheets, and sizes
  // and places change by a fraction of a pixel when a picture loads.
  const leftOut =
    /^--|^(width|height|block-size|inline-size|top|right|bottom|left)$|^inset|origin$|^grid-template/;
  const names = [...getComputedStyle(document.body)].filter((name) => !leftOut.test(name));
  const elements = document.querySelectorAll('header *, main, main *');
  const lines = [...elements].map((element, place) => {
    const style = getComputedStyle(element);
    const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return `${place} <${element.localName} class="${element.className}"> ${values.join('; ')}`;
  });
  return [document.title, document.querySelector('main')?.innerText ?? '', ...lines];
}

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'a page looks the same after following links as after opening its address, and no style sheet is fetched twice',
    { tag: '@engines' },
    async ({ page }) => {
      const path = routes.nextEvent;
      await open(page, path);
      const opened = await page.evaluate(looks);
      const sheets: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
      });
      await open(page, routes.cookiePolicy);
      const inPage = await page.locator('style[data-href]').getAttribute('data-href');
      sheets.push(...(inPage?.split(' ') ?? []));
      // Each visited page leaves its styles in the document, so at the end they are in another order than at first.
      for (const next of ['/partners', path]) {
        await page.locator(`a[href="${next}"]`).first().dispatchEvent('click');
        await expect(page).toHaveURL(next);
      }
      await expect.poll(() => page.evaluate(looks)).toEqual(opened);
      expect(await sameDocument(page)).toBe(true);
      expect(new Set(sheets).size, sheets.join('\n')).toBe(sheets.length);
    },
  );
});

test('a new page is scrolled smoothly to its top, with reduced motion at once, and its start takes the focus', async ({
  page,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, routes.home);
    await scrollTo(page, 3000);
    // Right after the call a smooth scroll is still on its way, while a scroll without motion is already at the top.
    await page.evaluate(() => {
      const original = window.scrollTo.bind(window);
      window.scrollTo = (options: ScrollToOptions | number = {}) => {
        original(options as ScrollToOptions);
        Object.assign(window, { isOnItsWay: window.scrollY > 0 });
      };
    });
    await footerLink(page, routes.nextEvent).dispatchEvent('click');
    await expect(page).toHaveURL(routes.nextEvent);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(0);
    const isOnItsWay = await page.evaluate(() => Reflect.get(window, 'isOnItsWay'));
    expect(isOnItsWay, reducedMotion).toBe(reducedMotion === 'no-preference');
  }
});

test('a section of another page takes the focus 100 ms after that page is shown, and scrolls into view', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/aviso-legal');
  await page.clock.pauseAt(Date.now() + 60_000);
  await menuLink(page, '/#experiencia').press('Enter');
  await expect(page).toHaveURL('/#experiencia');
  await expect(page.getByRole('main')).toBeFocused();
  await page.clock.runFor(99);
  await expect(page.getByRole('main'), '99 ms after the page is shown').toBeFocused();
  await page.clock.runFor(1);
  const section = page.locator('#experiencia');
  await expect(section, '100 ms after the page is shown').toBeFocused();
  await expect(section).toHaveCSS('outline-style', 'none');
  await expect.poll(() => offPlace(page, 'experiencia'), 'px off its place').toBeLessThan(2);
  expect(await sameDocument(page)).toBe(true);
});

test('the link home leaves out the section but not the query, and a section link leads back', async ({
  page,
}) => {
  await open(page, '/?utm_source=cartel#concepto');
  await menuLink(page, routes.home).click();
  await expect(page).toHaveURL('/?utm_source=cartel');
  await expect.poll(() => scrollY(page)).toBe(0);
  await menuLink(page, '/#faq').click();
  await expect(page).toHaveURL('/?utm_source=cartel#faq');
  await expect.poll(() => offPlace(page, 'faq'), 'px off its place').toBeLessThan(2);
  await page.keyboard.press('Tab');
  await expect(page.locator('#faq :focus'), 'the keyboard goes on in the section').toBeVisible();
  expect(await sameDocument(page)).toBe(true);
});
