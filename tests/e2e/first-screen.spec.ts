import type { Locator, Page } from 'playwright/test';
import { content } from '@/lib/site-content';
import { eventFacts } from '@/lib/event/facts';
import { routes } from '@/lib/routes';
import { bannerOf, prefetchRemark } from './consent-state';
import { expect, moving, test } from './fixtures';

const { event, eventPage, home } = content;

const sizesOf = (list: string) =>
  list.split(' ').map((size) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return { size, width, height };
  });

async function boxOf(locator: Locator) {
  const box = (await locator.count()) > 0 ? await locator.boundingBox() : null;
  return box && { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

/** Whether two visible elements overlap. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return Boolean(a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
}

test.describe('before a cookie choice', () => {
  test.use({ expectedNoise: prefetchRemark });

  test('a phone shows when, where and how to buy', async ({ page }) => {
    await page.goto(routes.home);
    const words = page.locator('main section').first().locator('h1 ~ *');
    const facts = [
      page.getByRole('heading', { level: 1 }),
      words.getByText(eventFacts(event).dates),
      words.getByText(`${event.place}, ${event.province}`),
      words.getByRole('link', { name: eventPage.states[event.state].buy }),
    ];
    const covered: string[] = [];
    for (const { size, width, height } of sizesOf('320x640 360x616 375x553 390x664 390x844 430x739')) {
      await page.setViewportSize({ width, height });
      await expect(bannerOf(page)).toBeInViewport({ ratio: 1 });
      const edge = (await boxOf(bannerOf(page)))?.top ?? 0;
      for (const fact of facts) {
        const bottom = (await boxOf(fact))?.bottom ?? Infinity;
        if (bottom > edge) covered.push(`${size}: ${await fact.textContent()}, by ${bottom - edge} px`);
      }
    }
    expect(covered).toEqual([]);
  });
});

test.describe('on the film', () => {
  test.use(moving);

  const windows = sizesOf(
    '640x360 667x375 740x360 800x360 320x256 320x640 390x664 390x844 768x1024 1440x900',
  );

  async function findOverlaps(page: Page, state: string) {
    const notice = page.getByText(state, { exact: true }).first();
    const [logo, title, pause] = [
      page.getByRole('banner').getByRole('link', { name: content.navigation.texts.home }),
      page.getByRole('heading', { level: 1 }),
      page.getByRole('button', { name: new RegExp(`${home.hero.pause}|${home.hero.play}`) }),
    ];
    await expect(pause).toBeAttached();
    const found: string[] = [];
    for (const { size, width, height } of windows) {
      for (const text of ['100%', '200%']) {
        await page.setViewportSize({ width, height });
        await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), text);
        const at = `${size}, text at ${text}`;
        if (await overlap(title, logo)) found.push(`${at}: the title and the logo`);
        if (await overlap(title, pause)) found.push(`${at}: the title and the pause button`);
        if (await overlap(notice, logo)) found.push(`${at}: the notice and the logo`);
        if (await overlap(notice, pause)) found.push(`${at}: the notice and the pause button`);
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      }
    }
    return found;
  }

  for (const path of [routes.home, routes.nextEvent]) {
    test(`logo, title, notice and pause button of ${path} do not overlap in low windows and with large text`, async ({
      page,
    }) => {
      await page.goto(path);
      expect(await findOverlaps(page, eventPage.states[event.state].notice)).toEqual([]);
    });
  }
});
