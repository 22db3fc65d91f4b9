import { gzipSync } from 'node:zlib';
import { filmVersions } from '../../lib/media/manifest';
import { routes } from '../../lib/routes';
import { content } from '../site-content';
import { expect, playing, test } from './fixtures';
import { bytesOf, totalBytes, weighPage } from './page-weight';

const kB = 1000;

/**
 * Bytes of a cold load after gzip -9. They include everything that the page fetches by itself, also when it is idle.
 * `inlineCss` puts the styles into the page twice; `styles` counts them once, `HTML` twice.
 */
const budgets = {
  // Of this, 138.2 are the scripts of an empty app with this version of Next.
  scripts: 165 * kB,
  styles: 12.1 * kB,
  fonts: 75 * kB,
  HTML: 58.5 * kB,
  'pictures above the fold': 80 * kB,
  'requests before the film': 22,
};

/** A whole page without its film. */
const pageBudget = 420 * kB;

const scriptsIn = (html: string): string[] => html.match(/\/_next\/static\/chunks\/[\w-]+\.js/g) ?? [];

/** Bytes of the style elements of a document. */
const inlineStyles = (html: string) =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, text = '']) => gzipSync(text, { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);

const heroFilm = Object.values(filmVersions(content.home.hero.film)).flatMap((sources) =>
  sources.map(({ src }) => src),
);

test.describe('the home page', { tag: '@everywhere' }, () => {
  test.use(playing);

  test('stays within its budgets', async ({ page, baseURL }, testInfo) => {
    const fetched = await weighPage(page, routes.home);
    const list = fetched.map(({ type, gzip, url }) => `${type} ${gzip} ${url}`).join('\n');
    await testInfo.attach('fetched', { body: list, contentType: 'text/plain' });

    // Prefetched pages may load further scripts.
    const html = await (await page.request.get(routes.home)).text();
    const ahead = fetched.filter(({ type }) => type === 'fetch').map(({ url }) => new URL(url).pathname);
    const documents = await Promise.all(
      [...new Set(ahead)].map(async (path) => (await page.request.get(path)).text()),
    );
    const theirs = documents.flatMap(scriptsIn).filter((script) => !scriptsIn(html).includes(script));
    const home = fetched.filter(({ url }) => !theirs.includes(new URL(url).pathname));

    const aboveFold = await page.evaluate(() => {
      const inView = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      };
      return [...document.images].filter(inView).map((image) => image.currentSrc);
    });
    const pictures = home.filter(({ type, url }) => type === 'image' && aboveFold.includes(url));

    // The list is in the order of the requests, without prefetched pages.
    const own = home.filter(({ type }) => type !== 'fetch');
    const film = own.findIndex(({ type }) => type === 'media');
    const used = {
      scripts: bytesOf(home, 'script'),
      styles: inlineStyles(html) + bytesOf(home, 'stylesheet'),
      fonts: bytesOf(home, 'font'),
      HTML: bytesOf(home, 'document'),
      'pictures above the fold': bytesOf(pictures, 'image'),
      'requests before the film': film === -1 ? own.length : film,
    } satisfies typeof budgets;
    console.log(`${testInfo.project.name}: ${JSON.stringify(used)}`);
    for (const [what, most] of Object.entries(budgets)) {
      expect.soft(used[what as keyof typeof budgets], what).toBeLessThanOrEqual(most);
    }

    expect.soft(totalBytes(fetched), 'all but the film').toBeLessThan(pageBudget);
    expect.soft(pictures, 'the poster is among the pictures').not.toHaveLength(0);
    const media = new Set(
      home
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => /\.(webm|mp4|vtt|mp3|m4a|opus)$/.test(path)),
    );
    expect
      .soft(
        [...media].filter((path) => !heroFilm.includes(path)),
        'films, captions and music',
      )
      .toEqual([]);
    expect.soft(media.size, 'versions of the hero film').toBeLessThanOrEqual(1);
    expect
      .soft(home.filter(({ url }) => new URL(url).origin !== baseURL && !url.startsWith('data:')))
      .toEqual([]);
    expect
      .soft(
        home.filter(({ beforeLoad, type }) => beforeLoad && ['fetch', 'media'].includes(type)),
        'prefetches and films that compete with the first paint',
      )
      .toEqual([]);
  });
});

test('other pages stay within the budget of a whole page', async ({ browser, baseURL }) => {
  const weigh = async (path: string) => {
    const context = await browser.newContext({ baseURL });
    const fetched = await weighPage(await context.newPage(), path);
    await context.close();
    return fetched;
  };
  for (const path of [routes.nextEvent, routes.cookiePolicy, routes.gallery]) {
    expect.soft(totalBytes(await weigh(path)), path).toBeLessThan(pageBudget);
  }
});
