import type { Page } from 'playwright/test';
import { content } from '@/lib/site-content';
import { routes, sections } from '@/lib/routes';
import { expect, test } from './fixtures';

const { eventPage, legal, navigation } = content;
const [first, second] = Object.keys(content.placeholders.pages) as [string, string];

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: navigation.texts.main }).getByRole('link', { name });
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const sameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const mainText = (page: Page) => page.getByRole('main').innerText();

/** Opens a page and waits until its links are followed without a new document. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await markDocument(page);
}

/** Keeps every scroll position and every focused element's id, with the time in ms. */
function record(page: Page) {
  return page.evaluate(() => {
    const seen: { positions: number[]; focused: { id: string; time: number }[] } = {
      positions: [],
      focused: [],
    };
    addEventListener('scroll', () => seen.positions.push(Math.round(window.scrollY)));
    addEventListener('focusin', ({ target }) =>
      seen.focused.push({ id: (target as Element).id, time: performance.now() }),
    );
    Object.assign(window, { seen });
  });
}
const recorded = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { seen: { positions: number[]; focused: { id: string; time: number }[] } }).seen,
  );

test(
  'a page reads the same whether followed to or opened',
  { tag: '@everywhere' },
  async ({ page, context }) => {
    const opened = await context.newPage();
    await open(page, routes.legalNotice);
    for (const path of [routes.home, routes.nextEvent, routes.cookiePolicy, first]) {
      await opened.goto(path);
      await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
      await expect(page).toHaveURL(path);
      await expect.poll(() => mainText(page), path).toBe(await mainText(opened));
      await expect(page).toHaveTitle(await opened.title());
    }
    expect(await sameDocument(page)).toBe(true);
  },
);

test('a new page comes smoothly to its top, and the focus to its start', async ({ page }) => {
  await open(page, routes.home);
  await footerLink(page, navigation.button.label).scrollIntoViewIfNeeded();
  await record(page);
  await footerLink(page, navigation.button.label).click();
  await expect(page).toHaveURL(routes.nextEvent);
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  const { positions } = await recorded(page);
  expect(positions.filter((top) => top > 0).length, 'steps on the way').toBeGreaterThan(5);
});

test('with reduced motion it is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, routes.home);
  await footerLink(page, navigation.button.label).scrollIntoViewIfNeeded();
  await record(page);
  await footerLink(page, navigation.button.label).click();
  await expect(page).toHaveURL(routes.nextEvent);
  await expect.poll(() => scrollY(page)).toBe(0);
  const { positions } = await recorded(page);
  expect(positions.filter((top) => top > 0).length, 'steps on the way').toBeLessThanOrEqual(1);
});

test('a section of another page comes 100 ms after that page, with the focus', async ({ page }) => {
  await open(page, routes.legalNotice);
  await record(page);
  await menuLink(page, 'Experiencia').click();
  await expect(page).toHaveURL(`/#${sections.experience}`);
  const section = page.locator(`#${sections.experience}`);
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  const { focused } = await recorded(page);
  const [arrival, landing] = focused.slice(-2);
  expect(landing?.id).toBe(sections.experience);
  expect((landing?.time ?? 0) - (arrival?.time ?? 0)).toBeGreaterThanOrEqual(99);
  expect(await sameDocument(page)).toBe(true);
});

test('home, chosen in a section, takes the anchor away, keeps the query and goes to the top', async ({
  page,
}) => {
  await open(page, `/?utm_source=cartel#${sections.concept}`);
  await menuLink(page, 'Inicio').click();
  await expect(page).toHaveURL('/?utm_source=cartel');
  await expect.poll(() => scrollY(page)).toBe(0);
  await menuLink(page, 'FAQ').click();
  await expect(page).toHaveURL(`/?utm_source=cartel#${sections.faq}`);
  await expect(page.locator(`#${sections.faq}`)).toBeFocused();
  expect(await sameDocument(page)).toBe(true);
});

test('back and forward lead to the top of the page, whose link is then marked', async ({ page }) => {
  const current = page.locator('[aria-current="page"]');
  await open(page, first);
  await footerLink(
    page,
    content.placeholders.pages[second as keyof typeof content.placeholders.pages]?.name ?? '',
  ).click();
  await expect(page).toHaveURL(second);
  await footerLink(page, 'Política de privacidad').click();
  await expect(page).toHaveURL(routes.privacyPolicy);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.goBack();
  await expect(page).toHaveURL(second);
  await expect(current).toHaveAttribute('href', second);
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(legal.privacy.title.lead);
  await expect.poll(() => scrollY(page)).toBe(0);
  expect(await sameDocument(page)).toBe(true);
});

test('back after an anchor and another page brings the page back, then its place', async ({ page }) => {
  await open(page, routes.nextEvent);
  await page.getByRole('link', { name: eventPage.arrivalLink, exact: true }).click();
  await expect(page.locator('#como-llegar')).toBeFocused();
  await footerLink(page, 'Galería').click();
  await expect(page).toHaveURL(routes.gallery);
  await page.goBack();
  await expect(page).toHaveURL(`${routes.nextEvent}#como-llegar`);
  await expect(page.getByRole('link', { name: eventPage.arrivalLink, exact: true })).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(routes.nextEvent);
  await expect.poll(() => scrollY(page)).toBe(0);
  expect(await sameDocument(page)).toBe(true);
});

test('an anchor that the browser followed itself, the skip link, is a step back like any other', async ({
  page,
}) => {
  await open(page, routes.nextEvent);
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: navigation.texts.skip }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#contenido$/);
  await footerLink(page, 'Galería').click();
  await expect(page).toHaveURL(routes.gallery);
  await page.goBack();
  await expect(page.getByRole('link', { name: eventPage.arrivalLink, exact: true })).toBeAttached();
});

test('one press on Volver leaves a legal page, also after its list of contents was used', async ({
  page,
}) => {
  await open(page, routes.home);
  await footerLink(page, 'Aviso legal').click();
  await expect(page).toHaveURL(routes.legalNotice);
  await page.getByRole('navigation', { name: legal.common.contents }).getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/#/);
  await page.getByRole('link', { name: legal.common.back }).first().click();
  await expect(page).toHaveURL(routes.home);
});

test('the own title of a new page is announced', async ({ page }) => {
  await open(page, routes.home);
  for (const [path, { name }] of Object.entries(content.placeholders.pages).slice(0, 2)) {
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('next-route-announcer').getByRole('alert')).toContainText(name);
  }
});

test('with a modifier key a link opens another tab', async ({ page, context }) => {
  await open(page, routes.home);
  const tab = context.waitForEvent('page');
  await footerLink(page, 'Galería').click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(routes.gallery);
  await expect(page).toHaveURL(routes.home);
});

test('an address in capitals is the page it names, and its links work', async ({ page }) => {
  await open(page, routes.gallery.toUpperCase());
  await expect(page.locator('[aria-current="page"]')).toHaveText(['Galería']);
  await footerLink(page, 'Galería').click();
  await expect(page).toHaveURL(routes.gallery.toUpperCase());
  await footerLink(page, 'Testimonios').click();
  await expect(page).toHaveURL(routes.testimonials);
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('Galería');
  expect(await sameDocument(page)).toBe(true);
});

const isPageFetch = (url: URL) => url.searchParams.has('_rsc');

test.describe('where the next page cannot be fetched', () => {
  test.use({ expectedNoise: /Failed to fetch|ERR_FAILED|Failed to load resource/ });

  test('the browser loads it as a document, at its section', async ({ page }) => {
    await page.route(isPageFetch, (route) => route.abort());
    await open(page, routes.gallery);
    await menuLink(page, 'El Concepto').click();
    await expect(page).toHaveURL(`/#${sections.concept}`);
    await expect(page.locator(`#${sections.concept}`)).toBeInViewport();
    expect(await sameDocument(page)).toBe(false);
  });
});

test('a link in view is fetched ahead once the page has loaded, and leads there at once', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isPageFetch(url)) fetched.push(url.pathname);
  });
  await open(page, routes.legalNotice);
  await expect.poll(() => fetched.join()).toContain(routes.nextEvent);
  await page.route(isPageFetch, (route) => route.abort());
  await menuLink(page, navigation.button.label).click();
  await expect(page.getByRole('link', { name: eventPage.arrivalLink, exact: true })).toBeVisible();
  expect(await sameDocument(page)).toBe(true);
});

test('nothing is fetched ahead for visitors who save data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (isPageFetch(new URL(request.url()))) fetched.push(request.url());
  });
  await open(page, routes.legalNotice);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await footerLink(page, 'Galería').click();
  await expect(page).toHaveURL(routes.gallery);
  expect(await sameDocument(page)).toBe(true);
});
