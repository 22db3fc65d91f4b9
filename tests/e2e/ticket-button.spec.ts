import type { Page } from 'playwright/test';
import { routes } from '@/lib/routes';
import { bannerOf, prefetchRemark } from './consent-state';
import { expect, test } from './fixtures';

test.use({ expectedNoise: prefetchRemark });

/** Whether the first visible ticket button is above the banner, once the banner has stopped moving. */
async function ticketsAreFree(page: Page) {
  await expect(bannerOf(page)).toBeInViewport({ ratio: 1 });
  const bar = await bannerOf(page).boundingBox();
  const buy = await page
    .getByRole('link', { name: /^Comprar Entradas/ })
    .filter({ visible: true })
    .first()
    .boundingBox();
  return (buy?.y ?? Infinity) + (buy?.height ?? 0) <= (bar?.y ?? 0);
}

/** Common windows without the browser's bars: phones, tablets, laptops. */
const windows = [
  '320x640 360x616 360x640 375x553 390x664 390x844 412x732 430x739',
  '768x954 820x1106 1024x690 1112x760 1180x746 1180x820',
  '1280x640 1280x800 1366x650 1440x789 1440x900 1536x730 1920x945',
].flatMap((sizes) => sizes.split(' '));

for (const path of [routes.home, routes.nextEvent]) {
  test(`the cookie banner leaves the ticket button of ${path} free`, async ({ page }) => {
    await page.goto(path);
    const covered: string[] = [];
    for (const size of windows) {
      const [width = 0, height = 0] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      if (!(await ticketsAreFree(page))) covered.push(size);
    }
    expect(covered).toEqual([]);
  });
}
