import type { Page } from 'playwright/test';
import { formatMonth } from '@/lib/dates';
import { missingContactPage, routes } from '@/lib/routes';
import { bannerWords } from '@/lib/words/consent';
import { legalWords } from '@/lib/words/pages';
import { content } from '../site-content';
import { form, ready } from './support/contact-page';
import { expect, test } from './support/fixtures';
import { arriveAt, footerLink, hydrated, open, waitUntilAtRest } from './support/follow-links';

const { legal, site } = content;
const backButton = (page: Page) => page.getByRole('link', { name: legalWords.back, exact: true });
const contentsOf = (page: Page) =>
  page.getByRole('navigation', { name: legalWords.contents }).getByRole('link');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the legal pages are complete', { tag: '@engines' }, async ({ page }) => {
    for (const [path, { title, updatedOn }] of [
      [routes.privacyPolicy, legal.privacyPolicy],
      [routes.cookiePolicy, legal.cookiePolicy],
      [routes.legalNotice, legal.legalNotice],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title.lead);
      const main = page.getByRole('main');
      await expect(main).toContainText(`${legalWords.updated} ${formatMonth(updatedOn)}`);
      await expect(main).toContainText(site.owner.name);
      const mail = main.getByRole('link', { name: site.email }).first();
      await expect(mail).toHaveAttribute('href', `mailto:${site.email}`);
      expect(await main.innerText()).not.toMatch(/[{}]/);
      for (const [name, href] of [
        [legalWords.back, routes.home],
        [legalWords.contact, missingContactPage],
      ] as const) {
        const buttons = main.getByRole('link', { name, exact: true });
        await expect(buttons).toHaveCount(2);
        for (const button of await buttons.all()) await expect(button).toHaveAttribute('href', href);
      }
    }
  });
});

test('a table of contents leads to every section, below the bar', async ({ page }) => {
  await page.goto(routes.cookiePolicy);
  const entries = contentsOf(page);
  const sections = page.getByRole('main').getByRole('region');
  await expect(entries).toHaveText(await sections.getByRole('heading', { level: 2 }).allInnerTexts());
  await entries.last().click();
  const heading = sections.last().getByRole('heading', { level: 2 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('banner').boundingBox();
  const distance = async () => ((await heading.boundingBox())?.y ?? 0) - (bar?.height ?? 0);
  await expect.poll(distance, 'pixels between the bar and the heading').toBeGreaterThan(8);
});

test(
  'the button goes one step back: to the place before in the page, and then to the page before',
  { tag: '@engines' },
  async ({ page }) => {
    await open(page, '/galeria');
    await footerLink(page, routes.legalNotice).click();
    await arriveAt(page, routes.legalNotice);
    await contentsOf(page).nth(1).click();
    await expect(page).toHaveURL(/#./);
    await waitUntilAtRest(page);
    await backButton(page).last().click();
    await expect(page).toHaveURL(routes.legalNotice);
    await waitUntilAtRest(page);
    await backButton(page).first().click();
    await arriveAt(page, '/galeria');
  },
);

test.describe('the button that goes back goes home', () => {
  // Next prefetches the page in the first tab too, which then does not use it.
  test.use({ expectedNoise: /preloaded using link preload/ });

  test('from an address typed into a new tab, and from a link opened in one', async ({ page, context }) => {
    await open(page, routes.legalNotice);
    await backButton(page).first().click();
    await arriveAt(page, routes.home);
    const opening = context.waitForEvent('page');
    await footerLink(page, routes.legalNotice).click({ modifiers: ['ControlOrMeta'] });
    const opened = await opening;
    await opened.waitForURL(routes.legalNotice);
    await hydrated(opened);
    await backButton(opened).first().click();
    await expect(opened).toHaveURL(routes.home);
  });
});

test('the cookie policy lists everything that the site stores in the browser', async ({ page }) => {
  await page.goto(routes.cookiePolicy);
  const table = page.locator('section[aria-labelledby=lista]').getByRole('table');
  const listed = await table.getByRole('rowheader').allInnerTexts();
  await page.getByRole('button', { name: bannerWords.acceptAll }).click();
  await page.goto('/#contacto');
  await ready(page);
  await form(page).name.fill('Carmen');
  const areas = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  for (const area of areas) expect(area).not.toHaveLength(0);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  for (const name of [...areas.flat(), ...cookies]) expect(listed).toContain(name);
});
