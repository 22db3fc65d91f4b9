import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, playing, test } from './fixtures';
import { listScriptFiles } from '../../scripts/page-scripts';
import { bytesOf, weighPage } from './page-weight';

/**
 * Bytes of a cold load after gzip -9, which may be 10 % more than today. They include everything that the page fetches by
 * itself, also when it is idle.
 */
const budgets = {
  // An empty app with this version of Next has 138,200 bytes of scripts.
  '/': { HTML: 43_200, scripts: 180_000, styles: 12_300, fonts: 68_500 },
  '/proximos-eventos': { HTML: 38_600, scripts: 165_000, styles: 12_100, fonts: 68_500 },
  '/politica-cookies': { HTML: 23_700, scripts: 164_000, styles: 10_200, fonts: 68_500 },
};

const requestsBeforeTheFilm = 22;

const scriptsIn = (html: string): string[] => html.match(/\/_next\/static\/chunks\/[\w-]+\.js/g) ?? [];

/** Bytes of the style elements of a document. */
const inlineStyles = (html: string) =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, text = '']) => gzipSync(text, { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);

test.use(playing);

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} stays within its budgets`, { tag: '@phone' }, async ({ page, request }) => {
    const fetched = await weighPage(page, path);
    const html = await (await request.get(path)).text();
    // Prefetched pages may load scripts of their own.
    const ahead = fetched.filter(({ type }) => type === 'fetch').map(({ url }) => url);
    const documents = await Promise.all(
      [...new Set(ahead)].map(async (url) => (await request.get(url)).text()),
    );
    const theirs = documents.flatMap(scriptsIn).filter((script) => !scriptsIn(html).includes(script));
    const own = fetched.filter(({ url }) => !theirs.includes(new URL(url).pathname));
    const used = {
      HTML: bytesOf(own, 'document'),
      scripts: bytesOf(own, 'script'),
      styles: inlineStyles(html) + bytesOf(own, 'stylesheet'),
      fonts: bytesOf(own, 'font'),
    } satisfies typeof budget;
    for (const [what, most] of Object.entries(budget))
      expect.soft(used[what as keyof typeof budget], `bytes of ${what} of ${path}`).toBeLessThanOrEqual(most);
  });
}

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

test('Next still repeats the styles of a page in its data, so leaveOutSheets has work to do', () => {
  // The build changes only the HTML.
  expect(readFileSync('.next/server/app/index.rsc', 'utf8')).toMatch(/:T\w+,@layer components/);
});

test(
  'the home page fetches nothing but its own, and nothing that competes with the first paint',
  { tag: ['@phone', '@engines'] },
  async ({ page, baseURL }) => {
    const fetched = await weighPage(page, '/');
    // In the order of the requests, without prefetched pages and without the icons, which only some browsers fetch.
    const own = fetched.filter(({ type }) => !['fetch', 'manifest', 'other'].includes(type));
    expect
      .soft(
        own.findIndex(({ type }) => type === 'media'),
        'requests before the film',
      )
      .toBeLessThanOrEqual(requestsBeforeTheFilm);
    const media = fetched
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => /\.(webm|mp4|vtt|mp3|m4a|opus)$/.test(path));
    expect.soft(new Set(media).size, `versions of the film: ${media.join(' ')}`).toBe(1);
    expect.soft(media[0]).toMatch(/^\/media\/mar-(landscape|portrait)\./);
    expect
      .soft(
        fetched.filter(({ url }) => new URL(url).origin !== baseURL && !url.startsWith('data:')),
        'from elsewhere',
      )
      .toEqual([]);
    const early = fetched.filter(({ beforeLoad, type }) => beforeLoad && type === 'media');
    expect.soft(early, 'films before the load event').toEqual([]);
    const again = fetched.filter(({ type, url }) => type === 'fetch' && new URL(url).pathname === '/');
    expect.soft(again, 'prefetches of the page itself').toEqual([]);
  },
);
