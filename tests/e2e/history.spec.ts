import type { Page } from 'playwright/test';
import { essentialOnly } from '@/lib/consent/consent';
import { content } from '@/lib/site-content';
import { routes, sections } from '@/lib/routes';
import { footerButton, managerOf, seed, storedDecision } from './consent-state';
import { openWithoutScripts } from './early';
import { expect, moving, test } from './fixtures';
import { footerLink, menuLink, offPlace, open, restingPlace, sameDocument, scrollY } from './following';

test.use(moving);

const { eventPage, legal, navigation } = content;
const [first, second] = Object.keys(content.placeholders.pages) as [string, string];

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
  await expect(page.locator('#como-llegar')).toBeFocused();
  await expect(page.getByRole('link', { name: eventPage.arrivalLink, exact: true })).toBeAttached();
  await expect(page.locator('#como-llegar').getByRole('heading')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(routes.nextEvent);
  // Where the link was pressed: at the top, or as far down as it takes to press it beside the cookie bar.
  await expect.poll(() => scrollY(page)).toBeLessThan(400);
  expect(await sameDocument(page)).toBe(true);
});

test('a second step back, before the page is where the first one leads, has the last word', async ({
  page,
}) => {
  await open(page, routes.nextEvent);
  await page.getByRole('link', { name: eventPage.arrivalLink, exact: true }).click();
  await expect(page.locator('#como-llegar')).toBeFocused();
  await footerLink(page, 'Galería').click();
  await expect(page).toHaveURL(routes.gallery);
  await expect.poll(() => scrollY(page)).toBe(0);
  // As soon as the page is there, well before its section is.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const arrived = new MutationObserver(() => {
          if (!document.getElementById('como-llegar')) return;
          arrived.disconnect();
          window.history.back();
          resolve();
        });
        arrived.observe(document.body, { childList: true, subtree: true });
        window.history.back();
      }),
  );
  await expect(page).toHaveURL(routes.nextEvent);
  await expect.poll(() => scrollY(page)).toBeLessThan(400);
  await expect(page.locator('#como-llegar')).not.toBeFocused();
});

/** Takes a step back as soon as the page is on its way from where it is. */
const backOnTheWay = (page: Page) =>
  page.evaluate(async () => {
    const start = window.scrollY;
    while (Math.abs(window.scrollY - start) < 200) await new Promise(requestAnimationFrame);
    window.history.back();
  });

test('a step back while the page still moves to an anchor returns to its place, and forward to the anchor', async ({
  page,
}) => {
  await open(page, routes.home);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await menuLink(page, 'Contacto').click();
  await backOnTheWay(page);
  await expect(page).toHaveURL(routes.home);
  await expect.poll(() => restingPlace(page)).toBe(300);
  await page.goForward();
  await expect.poll(() => offPlace(page, sections.contact)).toBeLessThan(2);
  await menuLink(page, 'El Concepto').click();
  await expect(page.locator(`#${sections.concept}`)).toBeFocused();
  await backOnTheWay(page);
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expect.poll(() => restingPlace(page), 'after two quick steps').toBe(300);
  expect(await sameDocument(page)).toBe(true);
});

test('a step back to a section returns to where the visitor had read on to', async ({ page }) => {
  await seed(page, storedDecision(essentialOnly));
  await open(page, routes.home);
  await menuLink(page, 'El Concepto').click();
  await expect.poll(() => offPlace(page, sections.concept)).toBeLessThan(2);
  await footerLink(page, 'Por qué').scrollIntoViewIfNeeded();
  const pressedAt = await restingPlace(page);
  await footerLink(page, 'Por qué').click();
  await expect.poll(() => offPlace(page, sections.why)).toBeLessThan(2);
  await page.goBack();
  await expect(page).toHaveURL(`${routes.home}#${sections.concept}`);
  await expect.poll(() => restingPlace(page)).toBe(pressedAt);
  const readTo = pressedAt - 500;
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), readTo);
  await restingPlace(page);
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL(`${routes.home}#${sections.concept}`);
  await expect.poll(() => restingPlace(page), 'left by a step back').toBe(readTo);
});

test('an anchor that the browser followed itself is a step back like any other', async ({ page }) => {
  const release = await openWithoutScripts(page);
  await menuLink(page, 'El Concepto').click();
  await expect(page).toHaveURL(`${routes.home}#${sections.concept}`);
  release();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await footerLink(page, 'Galería').click();
  await expect(page).toHaveURL(routes.gallery);
  await page.evaluate(() => window.history.go(-2));
  await expect(page).toHaveURL(routes.home);
  await expect(page.locator(`#${sections.concept}`)).toBeAttached();
  await expect.poll(() => restingPlace(page)).toBe(0);
  expect(await sameDocument(page)).toBe(true);

  // In a hurry: the skip link, and a link of the page before the router knows of it.
  await open(page, routes.nextEvent);
  await page.getByRole('link', { name: navigation.texts.skip }).evaluate((skip: HTMLElement) => {
    skip.click();
    document.querySelector<HTMLElement>('footer a[href="/galeria"]')?.click();
  });
  await expect(page).toHaveURL(routes.gallery);
  await page.goBack();
  await expect(page).toHaveURL(`${routes.nextEvent}#contenido`);
  await expect(page.getByRole('link', { name: eventPage.arrivalLink, exact: true })).toBeAttached();
  expect(await sameDocument(page)).toBe(true);
});

test(
  'a step through the history closes the cookie manager or the menu, and the focus is at the start of the page',
  { tag: '@everywhere' },
  async ({ page, isMobile }) => {
    await seed(page, storedDecision(essentialOnly));
    await open(page, first);
    await footerLink(page, 'Política de privacidad').click();
    await expect(page).toHaveURL(routes.privacyPolicy);
    await footerButton(page).click();
    await expect(managerOf(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(first);
    await expect(managerOf(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    if (!isMobile) return;
    await page.getByRole('button', { name: navigation.texts.open }).click();
    await page.goForward();
    await expect(page).toHaveURL(routes.privacyPolicy);
    await expect(page.getByRole('navigation', { name: navigation.texts.main })).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  },
);

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
