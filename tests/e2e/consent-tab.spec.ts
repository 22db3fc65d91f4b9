import { acceptAll } from '@/lib/consent/consent';
import { bannerOf, footerButton, prefetchRemark, seed, storedDecision, tabOf } from './consent-state';
import { expect, test } from './fixtures';

test.use({ expectedNoise: prefetchRemark });

test('the phone’s floating button lies in the page’s margin, and gives way to the banner @phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(bannerOf(page)).toBeVisible();
  await expect(tabOf(page)).toBeHidden();
  await bannerOf(page).getByRole('button', { name: 'Solo esenciales' }).click();
  await expect(tabOf(page)).toBeVisible();
  const box = await tabOf(page).boundingBox();
  const margin = await page.locator('main h1').evaluate((heading) => heading.getBoundingClientRect().left);
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(margin);
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

for (const path of ['/', '/proximos-eventos', '/politica-cookies']) {
  test(`on ${path} the floating button touches no text of a phone`, async ({ page }) => {
    await seed(page, storedDecision(acceptAll));
    await page.goto(path);
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(tabOf(page)).toBeVisible();
      const tab = await tabOf(page).boundingBox();
      const touched = await page.getByRole('main').evaluate(
        (main, edge) => {
          const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (texts.nextNode()) {
            const text = texts.currentNode;
            // What is hidden from screen readers is drawing: the ink of its figures stands clear, their box does not.
            if (!text.textContent?.trim() || text.parentElement?.closest('[aria-hidden], script, noscript'))
              continue;
            const range = new Range();
            range.selectNodeContents(text);
            const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.right > 0);
            if (lines.some((line) => line.left < edge)) found.push(text.textContent);
          }
          return found;
        },
        (tab?.x ?? 0) + (tab?.width ?? Infinity) + 1,
      );
      expect(touched, `${width} px`).toEqual([]);
    }
  });
}

test('there is no floating button on the desktop', async ({ page }) => {
  await seed(page, storedDecision(acceptAll));
  await page.goto('/');
  await expect(footerButton(page)).toBeVisible();
  await expect(tabOf(page)).toBeHidden();
});
