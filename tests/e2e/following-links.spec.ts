import type { Page } from 'playwright/test';
import { content } from '../site-content';
import { routes, sections } from '@/lib/routes';
import { expect, moving, test } from './fixtures';
import { footerLink, menuLink, offPlace, open, sameDocument, scrollY } from './follow-links';

test.use(moving);

const { navigation } = content;
const [first] = Object.keys(content.placeholders.pages).map((name) => `/${name}`) as [string];

const mainText = (page: Page) => page.getByRole('main').innerText();

/** Records every scroll position, and every focused element's id with its time in ms. */
function record(page: Page) {
  return page.evaluate(async () => {
    // Scroll events of earlier scrolls arrive with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
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

/** Follows a link at the foot of the home page, and returns the scroll positions on the way to the new page's top. */
async function positionsOnTheWay(page: Page) {
  const link = footerLink(page, navigation.button.label);
  await open(page, routes.home);
  await link.scrollIntoViewIfNeeded();
  await record(page);
  await link.click();
  await expect(page).toHaveURL(routes.nextEvent);
  await expect.poll(() => scrollY(page)).toBe(0);
  const { positions } = await recorded(page);
  return positions.filter((top) => top > 0);
}

test('a new page scrolls smoothly to its top and focuses its start', async ({ page }) => {
  expect((await positionsOnTheWay(page)).length, 'steps on the way').toBeGreaterThan(5);
  await expect(page.getByRole('main')).toBeFocused();
});

test('with reduced motion a new page is at its top at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const positions = await positionsOnTheWay(page);
  // The browser scrolls when the new page is shorter than the position in the old one.
  const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(
    positions.filter((top) => Math.abs(top - end) > 1),
    'steps on the way',
  ).toEqual([]);
});

test('a section of another page scrolls into view 100 ms after that page and takes the focus, without an outline', async ({
  page,
}) => {
  await open(page, routes.legalNotice);
  await record(page);
  await menuLink(page, 'Experiencia').press('Enter');
  await expect(page).toHaveURL(`/#${sections.experience}`);
  const section = page.locator(`#${sections.experience}`);
  await expect(section).toBeFocused();
  await expect(section).toHaveCSS('outline-style', 'none');
  await expect(section).toBeInViewport();
  const { focused } = await recorded(page);
  const [arrival, landing] = focused.slice(-2);
  expect(landing?.id).toBe(sections.experience);
  expect((landing?.time ?? 0) - (arrival?.time ?? 0)).toBeGreaterThanOrEqual(99);
  expect(await sameDocument(page)).toBe(true);
});

test('Inicio removes the section from the address, keeps the query and scrolls to the top', async ({
  page,
}) => {
  await open(page, `/?utm_source=cartel#${sections.concept}`);
  await menuLink(page, 'Inicio').click();
  await expect(page).toHaveURL('/?utm_source=cartel');
  await expect.poll(() => scrollY(page)).toBe(0);
  await menuLink(page, 'FAQ').click();
  await expect(page).toHaveURL(`/?utm_source=cartel#${sections.faq}`);
  await expect.poll(() => offPlace(page, sections.faq)).toBeLessThan(2);
  expect(await sameDocument(page)).toBe(true);
});
