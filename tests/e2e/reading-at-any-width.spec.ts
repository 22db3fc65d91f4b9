import { measureLongestWord } from '@/components/ui/title-text';
import { content } from '../site-content';
import { essentialOnly } from '@/lib/consent/consent';
import { missingContactPage, routes } from '@/lib/routes';
import { seed, storedDecision } from './support/consent-state';
import { expect, test } from './support/fixtures';
import { setFontSize } from './support/layout';
import { findLayoutDefects } from './support/layout-defects';
import { kinds } from './support/pages';

/** Window widths in px. They are closer together where layouts change, and further apart where layouts only grow. */
const widths = [
  ...[320, 390, 440, 500, 560, 620, 680, 740, 800, 860, 920, 980, 1040, 1100, 1160],
  ...[1280, 1440, 1720, 2000, 2560, 3840],
];
/** Window heights in px: a phone in landscape, a laptop, a tablet in portrait. */
const heights = [390, 800, 1180];
/** Font sizes in px that a visitor may have set in the browser. */
const fontSizes = [16, 20, 24];

test.use({ expectedNoise: /status of 404|page not found/i });

/** Runs in the page and lists what does not begin at the logo's left edge, or end at the right edge of the bar's button. */
function offGrid(buttonHref: string): string[] {
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const left = box('header svg')?.left ?? -1;
  const right = box(`header nav a[href="${buttonHref}"]`)?.right ?? -1;
  const isNear = (a = 0, b = 0) => Math.abs(a - b) <= 1;
  const off = [...document.querySelectorAll('main h1, main section > div:has(> h2), footer > div')]
    .filter((element) => {
      const { left: x } = element.getBoundingClientRect();
      return !isNear(x + parseFloat(getComputedStyle(element).paddingLeft), left);
    })
    .map((element) => element.textContent.slice(0, 40));
  const [wordmark, card] = [box('footer svg'), box('main aside')];
  if (!isNear(wordmark?.left, left) || !isNear(wordmark?.right, right)) off.push('wordmark');
  if (card && card.left > window.innerWidth / 2 && !isNear(card.right, right)) off.push('card');
  return off;
}

/** WCAG 1.4.12 asks that a page bears this spacing. */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

for (const path of [...kinds, missingContactPage]) {
  test(`${path} fits windows of every width and height, with small and large text and wide spacing`, async ({
    page,
  }) => {
    test.slow();
    await seed(page, storedDecision(essentialOnly));
    await page.goto(path);
    const found: string[] = [];
    for (const [turn, fontSize] of fontSizes.entries()) {
      await setFontSize(page, fontSize);
      // The font size changes from width to width, and the height with every third. So nine widths have all pairs.
      for (const [index, width] of widths.entries()) {
        if (index % 3 !== turn) continue;
        const height = heights[Math.floor(index / 3) % 3] ?? 800;
        await page.setViewportSize({ width, height });
        const defects = await findLayoutDefects(page);
        found.push(...defects.map((defect) => `${width}x${height}, ${fontSize} px text: ${defect}`));
      }
    }
    await setFontSize(page, 16);
    // From 1140 px on the bar holds all links, so its logo and its button mark the edges of the grid.
    for (const width of widths.filter((each) => each > 1140)) {
      await page.setViewportSize({ width, height: 800 });
      found.push(
        ...(await page.evaluate(offGrid, content.navigation.button.href)).map(
          (what) => `${width}: off the grid: ${what}`,
        ),
      );
    }
    expect.soft(found).toEqual([]);
    const excessPx = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await page.setViewportSize({ width: 390, height: 844 });
    await setFontSize(page, 32);
    expect.soft(await excessPx(), 'with text at 200 %').toBeLessThanOrEqual(0);
    await setFontSize(page, 16);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, wideSpacing);
    expect(await excessPx(), 'with wide spacing').toBeLessThanOrEqual(0);
  });
}

test.describe('a place with a long word', () => {
  // React would find that the text is not the server's.
  test.use({ javaScriptEnabled: false });

  const { place } = content.event;

  for (const path of [routes.home, routes.nextEvent]) {
    test(`fits ${path}`, async ({ page, request }) => {
      const html = await (await request.get(path)).text();
      expect(html).toContain(place);
      if (path === routes.nextEvent) expect(html).toContain(`--longest-word:${measureLongestWord(place)}`);
      const found: string[] = [];
      for (const name of ['Villanueva de Castellfollit', 'Gargantabellidas', 'Somontano'.repeat(5)]) {
        const body = html
          .replaceAll(place, name)
          .replace(
            /(--longest-word:)\d+([^>]*>).*?(?=<\/h1>)/,
            (_, before, after) => before + measureLongestWord(name) + after + name,
          );
        await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body }));
        await page.goto(path);
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const defects = await findLayoutDefects(page);
          // The word of 45 letters may be broken, because no real place has one.
          const expected = defects.filter((defect) => name.length < 40 || !defect.startsWith('broken'));
          found.push(...expected.map((defect) => `${width}, ${name}: ${defect}`));
        }
      }
      expect(found).toEqual([]);
    });
  }
});
