import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../scripts/find-chromium.mjs';
import { load, loadContent } from '../scripts/load-content.mjs';
import { root } from '../scripts/run.mjs';
import { startServer } from '../scripts/server.mjs';
import { homeStates, pageStates } from './screenshot-states.mjs';

/*
 * npm run screenshots [-- --site http://… --out folder --only text /galeria …]: every page, or those named, from top to
 * bottom in six sizes, and the states of the pages, into ./screenshots. Takes the build that is there, or a site that
 * already runs. Films do not play, so that two runs give the same pictures: tests/compare-screenshots.mjs lists those
 * that differ.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    out: { type: 'string', default: 'screenshots' },
    only: { type: 'string', default: '' },
  },
});

const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
];
/** A slow machine takes long over a page. */
const timeoutMs = 120_000;

const content = await loadContent();
const { routes, legalContact } = await load('lib/routes.ts');
/** One of the unfinished pages stands for all. */
const unfinished = Object.keys(content.placeholders.pages).slice(1);
const everyPage = [...Object.values(routes), legalContact].filter((route) => !unfinished.includes(route));

/** What the browser keeps once a visitor has chosen the essential cookies. */
async function decide(browser, url) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: content.consent.banner.essential }).click();
  const decided = await page.context().storageState();
  await page.close();
  return decided;
}

/** Runs in the page: true once nothing moves that will come to rest. What follows the scroll never does. */
function atRest() {
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
  return moving.every(
    ({ timeline, effect }) =>
      timeline !== document.timeline || effect.getComputedTiming().endTime === Infinity,
  );
}

async function shoot(browser, { url, file, width, height, state, storageState }) {
  const { act, part, whole = false, context: settings } = state;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'es-ES',
    storageState,
    ...settings,
  });
  context.setDefaultTimeout(timeoutMs);
  await context.route(/\.(mp4|webm)$/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await act(page);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(atRest);
  if (part) await part(page).screenshot({ path: file, animations: 'disabled' });
  else await page.screenshot({ path: file, animations: 'disabled', fullPage: whole });
  await context.close();
}

/** One for each picture whose name holds the text that was asked for. */
function jobs(address, folder, decided) {
  const paths = positionals.length > 0 ? positionals : everyPage;
  return paths.flatMap((route) => {
    const isHome = route === routes.home;
    const states = { ...pageStates, ...(isHome && homeStates(content)) };
    return Object.entries(states).flatMap(([name, state]) =>
      sizes
        .filter(([width]) => state.widths?.includes(width) ?? true)
        .map(([width, height]) => {
          const words = [isHome ? 'inicio' : route.slice(1), name, `${width}x${height}`].filter(Boolean);
          return {
            url: address + route,
            file: path.join(folder, `${words.join('-')}.png`),
            ...{ width, height, state },
            storageState: state.undecided ? undefined : decided,
          };
        })
        .filter(({ file }) => path.basename(file).includes(values.only)),
    );
  });
}

const folder = path.resolve(root, values.out);
if (!values.only) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const server = values.site ? undefined : await startServer(root, { OUTBOX_DIR: 'off' });
const address = values.site ?? server.url;
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const queue = jobs(address, folder, await decide(browser, address));
const all = queue.length;
const failed = [];
async function shootAll() {
  for (let job = queue.shift(); job; job = queue.shift()) {
    const { file } = job;
    await shoot(browser, job).catch((error) => failed.push(`${path.basename(file)}: ${error.message}`));
  }
}
await Promise.all([shootAll(), shootAll()]);
await browser.close();
server?.stop();
console.log(`${all - failed.length} of ${all} pictures in ${path.relative(process.cwd(), folder) || '.'}`);
for (const line of failed) console.error(line);
process.exitCode = failed.length > 0 ? 1 : 0;
