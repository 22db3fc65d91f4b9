import { routes } from '../../lib/routes';
import { bannerOf } from './support/consent-state';
import { expect, test } from './support/fixtures';
import { pages } from './support/pages';

const hostile = 'window.injected = true';

test('no page has event handlers in its HTML', async ({ request }) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<[^>]+\son[a-z]+="[^>]*>/g), `event handlers on ${path}`).toBeNull();
  }
});

test.describe('injected code', () => {
  test.use({ expectedNoise: /Content Security Policy|Policy violation: script-src/ });

  const violations = (noise: string[]) =>
    noise.filter((line) => line.startsWith('Policy violation: script-src')).length;

  test('does not run, neither in the HTML nor in the DOM, in a javascript: link or in a string', async ({
    page,
    noise,
  }) => {
    const injected = `<script>${hostile}</script>
      <img src="data:," alt="" onerror="${hostile}">
      <script src="https://evil.example/x.js"></script></body>`;
    await page.route(routes.legalNotice, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</body>', injected) });
    });
    await page.goto(routes.legalNotice);
    // The cookie banner appears once the page's scripts have run.
    await expect(bannerOf(page)).toBeVisible();
    await expect.poll(() => violations(noise)).toBe(3);

    await page.evaluate((code) => {
      document.body.append(Object.assign(document.createElement('script'), { textContent: code }));
      const link = Object.assign(document.createElement('a'), { href: `javascript:${code}` });
      document.body.append(link);
      link.click();
      // The test does not use eval, because the debugger that runs this function may use it.
      window.setInterval(code, 1);
    }, hostile);
    await expect.poll(() => violations(noise)).toBe(6);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
});
