import { content } from '../site-content';
import { routes, homeSections } from '@/lib/routes';
import { waveNames } from '@/lib/words/home';
import { expect, test } from './support/fixtures';

test.beforeEach(({ page }) => page.goto(routes.home));

const { title, venues } = content.home.locations;
const groupName = { name: Object.values(title).join(' ') };

test('choosing a venue shows its description and does not move the page', async ({ page }) => {
  const choices = page.getByRole('group', groupName).getByRole('radio');
  await expect(choices).toHaveCount(venues.length);
  for (const [width, height] of [
    [1366, 650],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page
      .locator(`#${homeSections.locations} ul`)
      .evaluate((list) => list.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const scrolled = await page.evaluate(() => window.scrollY);
    for (const [index, { name, description }] of [...venues.entries()].slice(0, 2).reverse()) {
      const { x, y, width: wide, height: high } = (await choices.nth(index).boundingBox()) ?? {};
      // The click is near the bottom of the slit, because only the bottom is in view.
      await page.mouse.click((x ?? 0) + (wide ?? 0) / 2, (y ?? 0) + (high ?? 0) - 120);
      await expect(page.getByRole('radio', { name }), `${width}`).toBeChecked();
      await expect(page.getByText(description)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY), `${width}: ${name}`).toBe(scrolled);
    }
  }
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the venues are a row that swipes and arrow keys scroll, with a part of the next one in view', async ({
    page,
  }) => {
    const row = page.getByRole('group', groupName);
    await expect(row.getByRole('radio')).toHaveCount(0);
    const items = row.getByRole('listitem');
    await expect(items).toHaveCount(venues.length);
    for (const { name, wave, description } of venues) {
      const item = items.filter({ has: page.getByRole('heading', { name }) });
      await expect(item).toContainText(waveNames[wave]);
      await expect(item).toContainText(description);
    }
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(items.nth(1)).toBeInViewport({ ratio: 0.3 });
    await expect(items.nth(1)).not.toBeInViewport({ ratio: 0.7 });
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
});
