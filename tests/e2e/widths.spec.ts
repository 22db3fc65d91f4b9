import { essentialOnly } from '@/lib/consent/consent';
import { legalContact, routes } from '@/lib/routes';
import { seed, storedDecision } from './consent-state';
import { expect, test } from './fixtures';
import { layoutDefects } from './layout-defects';

/** Every width from a small phone to a wide desk. */
const widths = Array.from({ length: (1920 - 320) / 20 + 1 }, (_, index) => 320 + 20 * index);
/** A phone lying on its side, a laptop, a tablet standing. */
const heights = [390, 800, 1180] as const;
/** What the visitor has set in the browser. */
const fonts = [16, 20, 24] as const;

/** The pages that are made on their own; the placeholders are one template. */
const paths = [
  routes.home,
  routes.nextEvent,
  routes.gallery,
  routes.privacyPolicy,
  routes.cookiePolicy,
  routes.legalNotice,
  legalContact,
];

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedNoise: /status of 404|page not found/i,
});

for (const path of paths) {
  test(`${path} fits every width, in low and high windows, with small and large type`, async ({ page }) => {
    await seed(page, storedDecision(essentialOnly));
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const browser = await page.context().newCDPSession(page);
    const found: string[] = [];
    for (const [turn, standard] of fonts.entries()) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard } });
      for (const [index, width] of widths.entries()) {
        // Each width meets each font; the heights take turns, so that every three neighbours meet them all.
        const height = heights[(index + turn) % heights.length] ?? heights[0];
        await browser.send('Emulation.setDeviceMetricsOverride', {
          width,
          height,
          deviceScaleFactor: 1,
          mobile: false,
        });
        await page.waitForFunction((expected) => window.innerWidth === expected, width);
        const defects = await page.evaluate(layoutDefects);
        found.push(...defects.map((defect) => `${width}x${height}, type ${standard}: ${defect}`));
      }
    }
    expect(found).toEqual([]);
  });
}
