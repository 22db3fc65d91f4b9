import { legalContact, routes } from '@/lib/routes';
import { expect, test } from './fixtures';

test.use({ expectedNoise: /status of 404|page not found/i });

/** Runs in the page and returns the titles and columns that do not start at the left edge of the logo. */
function offGrid() {
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const left = box('header svg')?.left ?? -1;
  const right = box('header nav > :last-child')?.right ?? -1;
  const near = (a: number, b: number) => Math.abs(a - b) <= 1;
  const starts = [...document.querySelectorAll('main h1, main section > div:has(> h2), footer > div')].filter(
    (element) => {
      const { left: x } = element.getBoundingClientRect();
      return !near(x + parseFloat(getComputedStyle(element).paddingLeft), left);
    },
  );
  const card = box('main aside');
  return {
    starts: starts.map((element) => element.textContent?.slice(0, 40)),
    wordmark: near(box('footer svg')?.left ?? 0, left) && near(box('footer svg')?.right ?? 0, right),
    card: !card || card.left > window.innerWidth / 2 ? !card || near(card.right, right) : true,
  };
}

test('bar, titles, card, sections and footer share one grid at every width', async ({ page }) => {
  for (const path of [...Object.values(routes).slice(0, 3), routes.cookiePolicy, legalContact]) {
    await page.goto(path);
    for (const width of [1160, 1366, 1700, 1745, 1920, 2560, 3840]) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await page.evaluate(offGrid), `${path} at ${width}`).toEqual({
        starts: [],
        wordmark: true,
        card: true,
      });
    }
  }
});
