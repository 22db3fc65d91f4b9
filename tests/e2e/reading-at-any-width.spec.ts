import { essentialOnly } from '@/lib/consent/consent';
import { legalContact, routes } from '@/lib/routes';
import { seed, storedDecision } from './consent-state';
import { expect, test } from './fixtures';
import { layoutDefects } from './layout-defects';
import { longestWord } from '@/components/ui/title-text';

/** Window widths in px. They are closer together where layouts change, and further apart where layouts only grow. */
const widths = [...range(320, 1200, 40), ...range(1240, 1880, 80)];
/** Window heights in px: a phone in landscape, a laptop, a tablet in portrait. */
const heights = [390, 800, 1180];
/** Font sizes in px that a visitor may have set in the browser. */
const fontSizes = [16, 20, 24];

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, index) => from + step * index);
}

test.use({ expectedNoise: /status of 404|page not found/i });

for (const path of [routes.home, routes.nextEvent, routes.gallery, routes.cookiePolicy, legalContact]) {
  test(`${path} fits windows of every width and height, with small and large text`, async ({ page }) => {
    test.slow();
    await seed(page, storedDecision(essentialOnly));
    await page.goto(path);
    const session = await page.context().newCDPSession(page);
    const found: string[] = [];
    for (const [turn, fontSize] of fontSizes.entries()) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
      // Any nine neighbouring widths cover all pairs of height and font size.
      for (const [index, width] of widths.entries()) {
        if (index % 3 !== turn) continue;
        const height = heights[Math.floor(index / 3) % 3] ?? 800;
        await page.setViewportSize({ width, height });
        const defects = await page.evaluate(layoutDefects);
        found.push(...defects.map((defect) => `${width}x${height}, ${fontSize} px text: ${defect}`));
      }
    }
    expect(found).toEqual([]);
  });
}

const place = 'Villaserena del Mar';

/** Runs in the page and gives the event another place, as the server would. */
function rename([from, to, longest]: [from: string, to: string, longest: number]) {
  const title = document.querySelector('h1');
  if (title?.style.getPropertyValue('--longest-word')) {
    title.textContent = to;
    title.style.setProperty('--longest-word', `${longest}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    node.textContent = node.textContent?.replaceAll(from, to) ?? '';
}

test.describe('a place with a long word', () => {
  // Scripts would find another text than the server's.
  test.use({ javaScriptEnabled: false });

  for (const path of [routes.home, routes.nextEvent]) {
    test(`fits ${path}`, async ({ page }) => {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      if (path === routes.nextEvent)
        await expect(title).toHaveAttribute('style', `--longest-word:${longestWord(place)}`);
      const found: string[] = [];
      let before = place;
      for (const name of [
        'Torredonjimeno',
        'Villanueva de Castellfollit',
        'Gargantabellidas',
        'Somontano'.repeat(5),
      ]) {
        await page.evaluate(rename, [before, name, longestWord(name)] as [string, string, number]);
        before = name;
        for (const width of [320, 390, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const defects = await page.evaluate(layoutDefects);
          // No real place has a word of 45 letters, which may be broken.
          const expected = defects.filter((defect) => name.length < 40 || !defect.startsWith('broken'));
          found.push(...expected.map((defect) => `${width}, ${name}: ${defect}`));
        }
      }
      expect(found).toEqual([]);
    });
  }
});
