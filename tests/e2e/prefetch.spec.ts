import { content } from '@/lib/site-content';
import { routes, sections } from '@/lib/routes';
import { expect, moving, test } from './fixtures';
import { footerLink, menuLink, open, sameDocument } from './following';

test.use(moving);

const { eventPage, navigation } = content;

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
