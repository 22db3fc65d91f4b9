import { essentialOnly } from '@/lib/consent/consent';
import { legalContact, routes } from '@/lib/routes';
import { seed, storedDecision } from './consent-state';
import { expect, test } from './fixtures';
import { layoutDefects } from './layout-defects';

/** Smaller steps where layouts change. */
const widths = [...steps(320, 1200, 40), ...steps(1240, 1880, 80)];
/** A phone in landscape, a laptop, a tablet in portrait. */
const heights = [390, 800, 1180];
/** Browser setting, in pixels. */
const fonts = [16, 20, 24];

/**
 * Runs through the widths; a second run is offset by half a step. Fonts and heights alternate, so that nine neighbouring
 * widths cover all pairs.
 */
const turns = {
  [routes.home]: 2,
  [routes.nextEvent]: 2,
  [routes.gallery]: 1,
  [routes.privacyPolicy]: 1,
  [routes.cookiePolicy]: 1,
  [routes.legalNotice]: 1,
  [legalContact]: 1,
};

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: (to - from) / by + 1 }, (_, index) => from + by * index);
}

test.use({ expectedNoise: /status of 404|page not found/i });

for (const [path, count] of Object.entries(turns)) {
  for (let turn = 0; turn < count; turn++) {
    test(`${path} fits every width, in low and high windows, with small and large type, turn ${turn + 1}`, async ({
      page,
    }) => {
      // Thirty layouts of a long page.
      test.slow();
      await seed(page, storedDecision(essentialOnly));
      await page.goto(path);
      const browser = await page.context().newCDPSession(page);
      const found: string[] = [];
      for (const standard of fonts) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard } });
        for (const [index, step] of widths.entries()) {
          if (fonts[(index + turn) % 3] !== standard) continue;
          const width = step + 20 * turn;
          const height = heights[(Math.floor(index / 3) + turn) % 3] ?? 800;
          await page.setViewportSize({ width, height });
          const defects = await page.evaluate(layoutDefects);
          found.push(...defects.map((defect) => `${width}x${height}, type ${standard}: ${defect}`));
        }
      }
      expect(found).toEqual([]);
    });
  }
}
