import type { Page } from 'playwright/test';
import { routes } from '../../lib/routes';
import { bannerOf } from './consent-state';
import { expect, test } from './fixtures';
import { pages } from './pages';

const hostile = 'window.injected = true';

/** The cookie banner appears once the page's scripts have run. */
const expectScripts = (page: Page) => expect(bannerOf(page)).toBeVisible();

test('no page has event handlers in its HTML', async ({ request }) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<[^>]+\son[a-z]+="[^>]*>/g), `event handlers on ${path}`).toBeNull();
  }
});

test.describe('styles', () => {
  /** Pages that have additional style sheets, and to which the footer links. */
  const path = [routes.legalNotice, '/galeria', routes.privacyPolicy];

  test('are part of the HTML', async ({ request }) => {
    const html = await (await request.get(routes.home)).text();
    expect(html.match(/<style\b/g), 'one sheet; without `inlineCss` of next.config.ts: none').toHaveLength(1);
    expect(html).not.toContain('rel="stylesheet"');
  });

  test('are complete in the first frame after a link was followed, and none is fetched twice', async ({
    page,
  }) => {
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url());
    });
    await page.goto(routes.home);
    await expectScripts(page);
    const inPage = await page.locator('style[data-href]').getAttribute('data-href');
    // No frame may show a heading without its font.
    await page.evaluate(() => {
      const plain: string[] = [];
      Object.assign(window, { plain });
      const look = () => {
        for (const heading of document.querySelectorAll('h1, main h2')) {
          if (!getComputedStyle(heading).fontFamily.includes('Anybody')) plain.push(heading.textContent);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (const to of path) {
      await page.getByRole('contentinfo').locator(`a[href="${to}"]`).first().click();
      await expect(page).toHaveURL(to);
    }
    expect(await page.evaluate(() => 'plain' in window && window.plain)).toEqual([]);
    expect(new Set(sheets).size, sheets.join('\n')).toBe(sheets.length);
    const again = sheets.filter((url) => inPage?.split(' ').includes(new URL(url).pathname));
    expect(again, 'sheets of the first page, fetched again').toEqual([]);
  });
});

test.describe('injected code', () => {
  test.use({ expectedNoise: /Content Security Policy|Policy violation: script-src/ });

  const violations = (noise: string[]) =>
    noise.filter((line) => line.startsWith('Policy violation: script-src')).length;

  test('in the HTML does not run', async ({ page, noise }) => {
    const injected = `<script>${hostile}</script>
      <img src="data:," alt="" onerror="${hostile}">
      <script src="https://evil.example/x.js"></script></body>`;
    await page.route('**/*', async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replace('</body>', injected) });
    });
    await page.goto(routes.legalNotice);
    await expectScripts(page);
    await expect.poll(() => violations(noise)).toBe(3);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });

  test('in the DOM, a javascript: link or a string does not run', async ({ page, noise }) => {
    await page.goto(routes.legalNotice);
    await page.evaluate((code) => {
      document.body.append(Object.assign(document.createElement('script'), { textContent: code }));
      const link = Object.assign(document.createElement('a'), { href: `javascript:${code}` });
      document.body.append(link);
      link.click();
      // The test does not use eval, because the debugger that runs this function may use it.
      window.setInterval(code, 1);
    }, hostile);
    await expect.poll(() => violations(noise)).toBe(3);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
});
