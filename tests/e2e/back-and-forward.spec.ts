import { essentialOnly } from '@/lib/consent/consent';
import { routes } from '@/lib/routes';
import { eventWords } from '@/lib/words/event';
import { navigationWords } from '@/lib/words/layout';
import { content } from '../site-content';
import { footerButton, panelOf, seed, storedDecision } from './support/consent-state';
import { expect, withMotion, test } from './support/fixtures';
import { arriveAt, footerLink, offPlace, open, sameDocument, scrollY } from './support/follow-links';

test.use(withMotion);

const { legal } = content;
const [first, second] = Object.keys(content.pages) as [string, string];

test('back and forward lead to the top of a page and mark its link', async ({ page }) => {
  const current = page.locator('[aria-current="page"]');
  await open(page, first);
  await footerLink(page, second).click();
  await arriveAt(page, second);
  await footerLink(page, routes.privacyPolicy).click();
  await expect(page).toHaveURL(routes.privacyPolicy);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.goBack();
  await expect(page).toHaveURL(second);
  await expect(current).toHaveAttribute('href', second);
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(legal.privacyPolicy.title.lead);
  // On a busy machine Chromium can end a smooth scroll two pixels early.
  await expect.poll(() => scrollY(page)).toBeLessThan(5);
  expect(await sameDocument(page)).toBe(true);
});

test('back after a section link and another page leads to the section, then to the place before it', async ({
  page,
}) => {
  await open(page, routes.nextEvent);
  await page.getByRole('link', { name: eventWords.head.arrival, exact: true }).click();
  await expect.poll(() => offPlace(page, 'como-llegar')).toBeLessThan(2);
  await footerLink(page, '/galeria').click();
  await expect(page).toHaveURL('/galeria');
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(`${routes.nextEvent}#como-llegar`);
  await expect(page.locator('#como-llegar')).toBeFocused();
  await expect(page.getByRole('link', { name: eventWords.head.arrival, exact: true })).toBeAttached();
  await expect.poll(() => offPlace(page, 'como-llegar')).toBeLessThan(2);
  await page.goBack();
  await expect(page).toHaveURL(routes.nextEvent);
  // The click above was not at the top of the page: the link to the section was behind the cookie banner, so Playwright
  // scrolled down to it first, by less than 400 px.
  await expect.poll(() => scrollY(page)).toBeLessThan(400);
  expect(await sameDocument(page)).toBe(true);
});

test(
  'back and forward close the cookie panel and the menu, and focus the start of the page',
  { tag: ['@phone', '@engines'] },
  async ({ page, isMobile }) => {
    await seed(page, storedDecision(essentialOnly));
    await open(page, first);
    await footerLink(page, routes.privacyPolicy).click();
    await arriveAt(page, routes.privacyPolicy);
    await footerButton(page).click();
    await expect(panelOf(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(first);
    await expect(panelOf(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    if (!isMobile) return;
    await page.getByRole('button', { name: navigationWords.menu }).click();
    await page.goForward();
    await expect(page).toHaveURL(routes.privacyPolicy);
    await expect(page.getByRole('navigation', { name: navigationWords.name })).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  },
);
