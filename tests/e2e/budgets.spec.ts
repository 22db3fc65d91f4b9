import { filmCuts } from '../../lib/media/manifest';
import { routes } from '../../lib/routes';
import { content } from '../../lib/site-content';
import { bytesOf, totalBytes, weighPage } from '../bench/weigh.mjs';
import { expect, test } from './fixtures';

/*
 * Bytes of a cold load of the home page, as a current browser fetches them, gzip -9. Everything the page fetches
 * without being asked counts, also what it fetches when idle. 1 kB = 1000 bytes.
 */
const kB = 1000;
const heroFilm = Object.values(filmCuts(content.home.hero.film)).flatMap((cut) => cut.map(({ src }) => src));
const blankApp = `http://127.0.0.1:${process.env.BLANK_PORT}/`;

test.describe('the home page', { tag: '@everywhere' }, () => {
  test('stays within its budgets', async ({ page, context, baseURL }, testInfo) => {
    const blank = await weighPage(await context.newPage(), blankApp);
    const home = await weighPage(page, routes.home);
    const list = home.map(({ type, gzip, url }) => `${type} ${gzip} ${url}`).join('\n');
    await testInfo.attach('fetched', { body: list, contentType: 'text/plain' });

    const aboveFold = await page.evaluate(() => {
      const inView = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      };
      return [...document.images].filter(inView).map((image) => image.currentSrc);
    });
    const pictures = home.filter(({ type, url }) => type === 'image' && aboveFold.includes(url));

    const used = {
      'scripts above the blank app': bytesOf(home, 'script') - bytesOf(blank, 'script'),
      'style sheets': bytesOf(home, 'stylesheet'),
      fonts: bytesOf(home, 'font'),
      HTML: bytesOf(home, 'document'),
      'pictures above the fold': bytesOf(pictures, 'image'),
      // Pages fetched ahead come after all of these.
      requests: home.filter(({ type }) => type !== 'fetch').length,
    };
    console.log(`${testInfo.project.name}: ${JSON.stringify(used)}`);

    expect
      .soft(used['scripts above the blank app'], 'scripts above the blank app')
      .toBeLessThanOrEqual(25 * kB);
    expect.soft(used['style sheets'], 'style sheets').toBeLessThanOrEqual(15 * kB);
    expect.soft(used.fonts, 'fonts').toBeLessThanOrEqual(75 * kB);
    expect.soft(used.HTML, 'HTML').toBeLessThanOrEqual(45 * kB);
    expect.soft(used['pictures above the fold'], 'pictures above the fold').toBeLessThanOrEqual(80 * kB);
    expect.soft(used.requests, 'requests').toBeLessThanOrEqual(25);

    expect.soft(pictures, 'the poster is among the pictures').not.toHaveLength(0);
    const films = new Set(
      home.filter(({ type }) => type === 'media').map(({ url }) => new URL(url).pathname),
    );
    expect
      .soft(
        [...films].filter((path) => !heroFilm.includes(path)),
        'films and music',
      )
      .toEqual([]);
    expect.soft(films.size, 'cuts of the hero film').toBeLessThanOrEqual(1);
    const unasked = home.filter(
      ({ url }) => /\.(webm|mp4|vtt|mp3|m4a|opus)$/.test(url) && !heroFilm.includes(new URL(url).pathname),
    );
    expect.soft(unasked, 'films, captions and music that nobody asked for').toEqual([]);
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

test('every other page weighs less than the home page', async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const weigh = async (path: string) => {
    const context = await browser.newContext({ baseURL });
    const fetched = await weighPage(await context.newPage(), path);
    await context.close();
    return fetched;
  };
  const home = totalBytes(await weigh(routes.home));
  for (const path of Object.values(routes)) {
    if (path !== routes.home) expect.soft(totalBytes(await weigh(path)), path).toBeLessThan(home);
  }
});
