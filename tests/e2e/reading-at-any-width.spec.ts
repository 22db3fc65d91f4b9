import { measureLongestWord } from '@/components/ui/title-text';
import { essentialOnly } from '@/lib/consent/consent';
import { legalContact, routes } from '@/lib/routes';
import { seed, storedDecision } from './consent-state';
import { expect, test } from './fixtures';
import { layoutDefects } from './layout-defects';
import { kinds } from './pages';

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

/** Runs in the page and returns the titles and columns that do not start at the left edge of the logo. */
function offGrid(): string[] {
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const left = box('header svg')?.left ?? -1;
  const right = box('header nav > :last-child')?.right ?? -1;
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

/** Runs in the page, spaces the text as WCAG 1.4.12 asks, and returns by how many px the page is too wide. */
function overflowWithWiderSpacing(): number {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
  );
  document.adoptedStyleSheets = [sheet];
  return document.documentElement.scrollWidth - window.innerWidth;
}

for (const path of [...kinds, legalContact]) {
  test(`${path} fits windows of every width and height, with small and large text and wide spacing`, async ({
    page,
  }) => {
    test.slow();
    await seed(page, storedDecision(essentialOnly));
    await page.goto(path);
    const session = await page.context().newCDPSession(page);
    const setFontSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
    const found: string[] = [];
    for (const [turn, fontSize] of fontSizes.entries()) {
      await setFontSize(fontSize);
      // Any nine neighbouring widths cover all pairs of height and font size.
      for (const [index, width] of widths.entries()) {
        if (index % 3 !== turn) continue;
        const height = heights[Math.floor(index / 3) % 3] ?? 800;
        await page.setViewportSize({ width, height });
        const defects = await page.evaluate(layoutDefects);
        found.push(...defects.map((defect) => `${width}x${height}, ${fontSize} px text: ${defect}`));
      }
    }
    await setFontSize(16);
    // With its usual font size, a window of at least 1140 px has all links in the bar, which then shows the grid.
    for (const width of widths.filter((each) => each > 1140)) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await page.evaluate(offGrid)).map((what) => `${width}: off the grid: ${what}`));
    }
    await setFontSize(32);
    await page.setViewportSize({ width: 390, height: 844 });
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect.soft(await isTooWide(), 'with text at 200 %').toBe(false);
    await setFontSize(16);
    expect.soft(await page.evaluate(overflowWithWiderSpacing), 'with wide spacing').toBeLessThanOrEqual(0);
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
        await expect(title).toHaveAttribute('style', `--longest-word:${measureLongestWord(place)}`);
      const found: string[] = [];
      let before = place;
      for (const name of ['Villanueva de Castellfollit', 'Gargantabellidas', 'Somontano'.repeat(5)]) {
        await page.evaluate(rename, [before, name, measureLongestWord(name)] as [string, string, number]);
        before = name;
        for (const width of [320, 1440]) {
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
