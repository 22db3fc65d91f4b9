import { essentialOnly } from '@/lib/consent/consent';
import { legalContact, routes } from '@/lib/routes';
import { seed, storedDecision } from './consent-state';
import { expect, still, test } from './fixtures';
import { layoutDefects } from './layout-defects';

/** Every width from a small phone to a wide desk. */
const widths = Array.from({ length: (1920 - 320) / 20 + 1 }, (_, index) => 320 + 20 * index);
/** A phone lying on its side, a laptop, a tablet standing. */
const heights = [390, 800, 1180];
/** What the visitor has set in the browser, in pixels. */
const fonts = [16, 20, 24];

/**
 * How often the widths are gone through. Fonts and heights take turns, so that nine neighbours meet all pairs of them;
 * after three turns every width has met every font. The placeholders are one template.
 */
const turns = {
  [routes.home]: 3,
  [routes.nextEvent]: 3,
  [routes.gallery]: 1,
  [routes.privacyPolicy]: 1,
  [routes.cookiePolicy]: 1,
  [routes.legalNotice]: 1,
  [legalContact]: 1,
};

test.use({
  ...still,
  expectedNoise: /status of 404|page not found/i,
});

for (const [path, count] of Object.entries(turns)) {
  for (let turn = 0; turn < count; turn++) {
    test(`${path} fits every width, in low and high windows, with small and large type, turn ${turn + 1}`, async ({
      page,
    }) => {
      // Eighty-one layouts of a long page take a busy machine a while.
      test.slow();
      await seed(page, storedDecision(essentialOnly));
      await page.goto(path);
      const browser = await page.context().newCDPSession(page);
      const found: string[] = [];
      for (const [index, width] of widths.entries()) {
        const standard = fonts[(index + turn) % 3] ?? 16;
        const height = heights[(Math.floor(index / 3) + turn) % 3] ?? 800;
        await browser.send('Page.setFontSizes', { fontSizes: { standard } });
        await page.setViewportSize({ width, height });
        const defects = await page.evaluate(layoutDefects);
        found.push(...defects.map((defect) => `${width}x${height}, type ${standard}: ${defect}`));
      }
      expect(found).toEqual([]);
    });
  }
}
