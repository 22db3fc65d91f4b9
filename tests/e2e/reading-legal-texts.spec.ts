import { formatMonth } from '../../lib/dates';
import { content } from '../site-content';
import { form, ready } from './contact-page';
import { expect, test } from './fixtures';
import { hydrated, open } from './follow-links';

const { cookies, notice, privacy } = content.legal;
const pages = [
  { path: '/politica-privacidad', heading: 'Política de privacidad', updated: privacy.updatedOn },
  { path: '/politica-cookies', heading: 'Política de cookies', updated: cookies.updatedOn },
  { path: '/aviso-legal', heading: 'Aviso legal', updated: notice.updatedOn },
];

test('the legal pages are complete without JavaScript', { tag: '@engines' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path, heading, updated } of pages) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(`Última actualización: ${formatMonth(updated)}`);
    await expect(main).toContainText(content.site.owner.name);
    await expect(main.getByRole('link', { name: content.site.email }).first()).toHaveAttribute(
      'href',
      `mailto:${content.site.email}`,
    );
    expect(await main.innerText()).not.toMatch(/[{}]/);
    for (const [name, href] of [
      ['Volver', '/'],
      ['Contactar', '/contacto'],
    ] as const) {
      const buttons = main.getByRole('link', { name, exact: true });
      await expect(buttons).toHaveCount(2);
      for (const button of await buttons.all()) await expect(button).toHaveAttribute('href', href);
    }
  }
  await context.close();
});

test('a table of contents leads to every section, below the bar', async ({ page }) => {
  await page.goto('/politica-cookies');
  const entries = page.getByRole('navigation', { name: 'En esta página' }).getByRole('link');
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
  "'Volver' leads to the page before, also after the table of contents was used",
  {
    tag: '@engines',
  },
  async ({ page }) => {
    await open(page, '/galeria');
    const contents = page.getByRole('navigation', { name: 'En esta página' }).getByRole('link');
    for (const entries of [[], [1, 3]]) {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Aviso legal' }).click();
      await expect(page).toHaveURL('/aviso-legal');
      for (const index of entries) {
        await contents.nth(index).click();
        await expect(page).toHaveURL(/#./);
      }
      await page.getByRole('link', { name: 'Volver', exact: true }).last().click();
      await expect(page).toHaveURL('/galeria');
    }
  },
);

test("'Volver' goes home from an address typed into a new tab", async ({ page }) => {
  await open(page, '/aviso-legal');
  expect(await page.evaluate(() => window.history.length), 'with the blank start page').toBe(2);
  await page.getByRole('link', { name: 'Volver', exact: true }).first().click();
  await expect(page).toHaveURL('/');
});

test.describe('a link opened in a new tab', () => {
  // Next prefetches the page in the first tab too, which then does not use it.
  test.use({ expectedNoise: /preloaded using link preload/ });

  test("'Volver' goes home", async ({ context }) => {
    const opener = await context.newPage();
    await open(opener, '/galeria');
    const [page] = await Promise.all([
      context.waitForEvent('page'),
      opener
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Aviso legal' })
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await page.waitForURL('/aviso-legal');
    await hydrated(page);
    expect(await page.evaluate(() => window.history.length)).toBe(1);
    await page.getByRole('link', { name: 'Volver', exact: true }).first().click();
    await expect(page).toHaveURL('/');
  });
});

test('the cookie policy lists everything that the site stores in the browser', async ({ page }) => {
  await page.goto('/politica-cookies');
  const listed = await page
    .getByRole('table', { name: 'Datos que se guardan en tu navegador' })
    .getByRole('rowheader')
    .allInnerTexts();
  await page.getByRole('button', { name: content.consent.banner.accept }).click();
  await page.goto('/#contacto');
  await ready(page);
  await form(page).name.fill('Carmen');
  // The form stores its draft when the visitor leaves it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aviso legal' }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  for (const name of [...kept, ...cookies]) expect(listed).toContain(name);
});
