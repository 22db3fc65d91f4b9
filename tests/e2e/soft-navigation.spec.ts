import type { Page } from 'playwright/test';
import { content } from '@/lib/site-content';
import { routes, sections } from '@/lib/routes';
import { expect, test } from './fixtures';

const { event, eventPage, home, legal, navigation } = content;

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const sameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const mainText = (page: Page) => page.locator('main').innerText();

test(
  'a page reads the same whether followed to or opened',
  { tag: '@everywhere' },
  async ({ page, context }) => {
    test.setTimeout(90_000);
    const opened = await context.newPage();
    await page.goto(routes.legalNotice);
    await markDocument(page);
    for (const path of Object.values(routes).filter((route) => route !== routes.legalNotice)) {
      await opened.goto(path);
      const link = page.locator(`a[href="${path}"]`).first();
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(path);
      await expect.poll(() => mainText(page), path).toBe(await mainText(opened));
      await expect(page).toHaveTitle(await opened.title());
    }
    expect(await sameDocument(page)).toBe(true);
  },
);

const onceEach = [
  [routes.home, home.concept.body],
  [routes.home, home.why.values[0]?.description],
  [routes.nextEvent, event.hotels[0]?.description],
  [routes.nextEvent, eventPage.atmosphere.paragraphs[0]],
  [routes.privacyPolicy, legal.privacy.sections.at(-1)?.heading],
] as const;

for (const [path, text = ''] of onceEach) {
  test(`${path} sends «${text.slice(0, 30)}» as HTML and not again as data`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const times = html.split(text).length - 1;
    // A heading stands in the list of contents too.
    expect(times).toBe(path === routes.privacyPolicy ? 2 : 1);
  });
}

test('the elements that the server sent stay when the script takes over, and no page is fetched again', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('main section, header nav, footer nav'))
        Object.assign(element, { sent: true });
      document.querySelectorAll<HTMLInputElement>('input[type=radio]')[2]?.click();
    });
  });
  await page.goto(routes.home);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const replaced = page
    .locator('main section, header nav, footer nav')
    .evaluateAll((all) => all.filter((element) => !('sent' in element)).length);
  expect(await replaced).toBe(0);
  expect(fetched).toEqual([]);
  await expect(page.locator(`#${sections.locations} input`).nth(2)).toBeChecked();
});

test('the links to the page at hand are marked, wherever the visitor came from', async ({ page }) => {
  const current = page.locator('footer [aria-current="page"], header [aria-current="page"]');
  await page.goto(routes.gallery);
  await expect(current).toHaveText(['Galería']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonios' }).click();
  await expect(page).toHaveURL(routes.testimonials);
  await expect(current).toHaveText(['Testimonios']);
  await page.goBack();
  await expect(current).toHaveText(['Galería']);
});

test('with a modifier key a link opens another tab', async ({ page, context }) => {
  await page.goto(routes.home);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const tab = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Galería' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(routes.gallery);
  await expect(page).toHaveURL(routes.home);
});

test.describe('where the next page cannot be fetched', () => {
  test.use({ expectedNoise: /could not be fetched|ERR_FAILED|Failed to fetch/ });

  test('the browser loads it as a document', async ({ page }) => {
    await page.goto(routes.gallery);
    await markDocument(page);
    await page.route(`**${routes.home}`, (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await page.getByRole('navigation', { name: navigation.texts.main }).getByText('Inicio').click();
    await expect(page.locator(`#${sections.concept}`)).toBeVisible();
    expect(await sameDocument(page)).toBe(false);
  });
});
