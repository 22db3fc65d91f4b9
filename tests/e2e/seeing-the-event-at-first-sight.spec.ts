import type { Locator } from 'playwright/test';
import { routes } from '@/lib/routes';
import { content } from '../site-content';
import { bannerOf, prefetchRemark } from './consent-state';
import { expect, moving, test } from './fixtures';

const { event, eventLabels, eventView, home } = content;
const labels = eventLabels.states[event.state];

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
async function overlap(first: Locator, second: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(first), await boxOf(second)];
  return Boolean(a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
}

/** Common windows without the browser's bars. */
const phones = '320x640 360x616 360x640 375x553 390x664 390x844 412x732 430x739';
const otherWindows =
  '768x954 820x1106 1024x690 1112x760 1180x746 1180x820 1280x640 1280x800 1366x650 1440x789 1440x900 1536x730 1920x945';

test.describe('above the cookie banner', () => {
  test.use({ expectedNoise: prefetchRemark });

  for (const path of [routes.home, routes.nextEvent]) {
    test(`${path} shows the ticket button, and the home page of a phone also when and where`, async ({
      page,
    }) => {
      await page.goto(path);
      const ticket = page.getByRole('link', { name: labels.buy }).filter({ visible: true }).first();
      const words = page.locator('main section').first().locator('h1 ~ *');
      const facts = [
        page.getByRole('heading', { level: 1 }),
        words.getByText(eventView.dates),
        words.getByText(`${event.place}, ${event.province}`),
      ];
      const covered: string[] = [];
      for (const { size, width, height } of sizesOf(`${phones} ${otherWindows}`)) {
        await page.setViewportSize({ width, height });
        await expect(bannerOf(page)).toBeInViewport({ ratio: 1 });
        const edge = (await boxOf(bannerOf(page)))?.top ?? 0;
        const onPhone = path === routes.home && phones.includes(size);
        for (const element of onPhone ? [ticket, ...facts] : [ticket]) {
          const bottom = (await boxOf(element))?.bottom ?? Infinity;
          if (bottom > edge) covered.push(`${size}: ${await element.textContent()}, by ${bottom - edge} px`);
        }
      }
      expect(covered).toEqual([]);
    });
  }
});

test.describe('over the film', () => {
  test.use(moving);

  const windows = sizesOf(
    '640x360 667x375 740x360 800x360 320x256 320x640 390x664 390x844 768x1024 1440x900',
  );

  for (const path of [routes.home, routes.nextEvent]) {
    test(`logo, title, notice and pause button of ${path} do not overlap in low windows and with large text`, async ({
      page,
    }) => {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      const notice = page.getByText(labels.notice, { exact: true }).first();
      const logo = page.getByRole('banner').getByRole('link', { name: content.navigation.texts.home });
      const pause = page.getByRole('button', { name: new RegExp(`${home.hero.pause}|${home.hero.play}`) });
      await expect(pause).toBeAttached();
      const found: string[] = [];
      for (const { size, width, height } of windows) {
        for (const fontSize of ['100%', '200%']) {
          await page.setViewportSize({ width, height });
          await page.evaluate(
            (value) => document.documentElement.style.setProperty('font-size', value),
            fontSize,
          );
          for (const [name, words] of Object.entries({ title, notice })) {
            if (await overlap(words, logo)) found.push(`${size}, text at ${fontSize}: ${name} and logo`);
            if (await overlap(words, pause)) found.push(`${size}, text at ${fontSize}: ${name} and pause`);
          }
        }
      }
      expect(found).toEqual([]);
    });
  }
});
