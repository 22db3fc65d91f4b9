import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import { findFilmVersions } from '@/lib/media/media-manifest';
import { routes } from '@/lib/routes';
import { listScriptFiles } from '../../scripts/page-scripts';
import { content } from '../site-content';
import { expect, withMotionAndFilms, test } from './support/fixtures';
import { hydrated } from './support/follow-links';

test.use(withMotionAndFilms);

/**
 * The most bytes of a cold load after gzip -9, about 10 % above what was measured. They include everything that the page
 * fetches by itself, also when it is idle.
 */
const budgets = {
  // An empty app with this version of Next has 138,200 bytes of scripts. The contact form's schema brings 16,000 of zod.
  [routes.home]: { HTML: 47_300, scripts: 190_000, styles: 15_300, fonts: 68_500 },
  [routes.nextEvent]: { HTML: 43_400, scripts: 165_000, styles: 14_800, fonts: 68_500 },
  [routes.cookiePolicy]: { HTML: 28_400, scripts: 164_000, styles: 13_800, fonts: 68_500 },
};

const requestsBeforeTheFilm = 22;

/** Loads a page with a cold cache. @returns its responses, once it has fetched everything that it fetches by itself */
async function load(page: Page, path: string): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });
  // The background film starts when the browser is idle. On a busy machine the network is idle earlier.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLVideoElement>('video.film')].every(({ readyState }) => readyState > 0),
  );
  return responses;
}

const typeOf = (response: Response) => response.request().resourceType();
const pathOf = (response: Response) => new URL(response.url()).pathname;

const gzip = (body: string | Buffer) => gzipSync(body, { level: 9 }).length;
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

async function weigh(responses: Response[], type: string): Promise<number> {
  const bodies = responses.filter((response) => typeOf(response) === type).map((each) => each.body());
  return sum((await Promise.all(bodies)).map(gzip));
}

const scriptsIn = (html: string): string[] => html.match(/\/_next\/static\/chunks\/[\w-]+\.js/g) ?? [];

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} stays within its budgets`, { tag: '@phone' }, async ({ page, request }) => {
    const textOf = async (address: string) => (await request.get(address)).text();
    const responses = await load(page, path);
    const html = await textOf(path);
    // Prefetched pages may load scripts of their own.
    const ahead = responses.filter((response) => typeOf(response) === 'fetch').map(pathOf);
    const documents = await Promise.all([...new Set(ahead)].map(textOf));
    const theirs = documents.flatMap(scriptsIn).filter((script) => !scriptsIn(html).includes(script));
    const own = responses.filter((response) => !theirs.includes(pathOf(response)));
    const inlineStyles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)];
    const used = {
      HTML: await weigh(own, 'document'),
      scripts: await weigh(own, 'script'),
      styles: sum(inlineStyles.map(([, text = '']) => gzip(text))) + (await weigh(own, 'stylesheet')),
      fonts: await weigh(own, 'font'),
    } satisfies typeof budget;
    for (const [what, most] of Object.entries(budget))
      expect.soft(used[what as keyof typeof budget], `bytes of ${what} of ${path}`).toBeLessThanOrEqual(most);
    expect(html, 'a style sheet of its own would delay the first paint').not.toContain('rel="stylesheet"');
  });
}

for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
  test(`no page is loaded ahead where the browser says ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    const ahead: string[] = [];
    page.on('request', (request) => request.resourceType() === 'fetch' && ahead.push(request.url()));
    await page.goto(routes.home, { waitUntil: 'networkidle' });
    expect(ahead).toEqual([]);
  });

test('the browser is told to compile the scripts of a first visit while they arrive', async ({ request }) => {
  for (const path of Object.keys(budgets)) {
    const scripts = listScriptFiles(await (await request.get(path)).text());
    expect(scripts.length, path).toBeGreaterThan(5);
    for (const script of scripts)
      expect
        .soft(await (await request.get(`/_next/${script}`)).text(), script)
        .toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test(
  'the home page fetches one version of its film, after few other requests, and not itself',
  { tag: ['@phone', '@engines'] },
  async ({ page }) => {
    const responses = await load(page, routes.home);
    // The page's own requests, in their order. Prefetched pages are left out, and icons, which only some browsers fetch.
    const own = responses.filter((each) => !['fetch', 'manifest', 'other'].includes(typeOf(each)));
    const film = own.findIndex((each) => typeOf(each) === 'media');
    expect.soft(film, 'requests before the film').toBeLessThanOrEqual(requestsBeforeTheFilm);
    const filmsAndMusic = responses.map(pathOf).filter((file) => /\.(webm|mp4|vtt|mp3|m4a|opus)$/.test(file));
    const versions = Object.values(findFilmVersions(content.home.hero.film)).flat();
    expect.soft(new Set(filmsAndMusic).size, 'versions of the film').toBe(1);
    expect.soft(versions.map(({ src }) => src)).toContain(filmsAndMusic[0]);
    const again = responses.filter((each) => typeOf(each) === 'fetch' && pathOf(each) === routes.home);
    expect.soft(again, 'prefetches of the page itself').toEqual([]);
  },
);

test('the background film waits until the page has loaded', { tag: '@phone' }, async ({ page }) => {
  let sendPictures = () => {};
  const picturesMayCome = new Promise<void>((resolve) => (sendPictures = resolve));
  await page.route(/\.(avif|jpg|png|webp)$/, async (route) => {
    await picturesMayCome;
    await route.continue();
  });
  await page.goto(routes.home, { waitUntil: 'commit' });
  await hydrated(page);
  const film = page.locator('video.film').first();
  // The browser tells the page in the next frame that the film is in view.
  await film.evaluate((video) => new Promise((inView) => new IntersectionObserver(inView).observe(video)));
  await expect(film).toHaveJSProperty('paused', true);
  sendPictures();
  await expect(film).toHaveJSProperty('paused', false);
});
