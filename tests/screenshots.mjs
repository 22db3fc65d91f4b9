import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../scripts/find-chromium.mjs';
import { load, loadContent } from '../scripts/load-content.mjs';
import { ensureBuilds, root } from '../scripts/run.mjs';
import { startServer } from '../scripts/server.mjs';
import { eventStates, homeStates, legalStates, pageStates, scrollThrough } from './screenshot-states.mjs';

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

/** Milliseconds; a slow machine takes long over a page. */
const patience = 120_000;
/** Pixels around a control in the picture of it, for its outline. */
const margin = 24;

const content = await loadContent();
const { routes, legalContact } = await load('lib/routes.ts');
const legalRoutes = [routes.privacyPolicy, routes.cookiePolicy, routes.legalNotice];
const placeholders = Object.keys(content.placeholders.pages).slice(1);
const everyPage = [...Object.values(routes), legalContact].filter((route) => !placeholders.includes(route));
const paths = positionals.length > 0 ? positionals : everyPage;

/** What the browser keeps once a visitor has chosen the essential cookies. */
async function decide(browser, url) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: content.consent.banner.essential }).click();
  const decided = await page.context().storageState();
  await page.close();
  return decided;
}

/** @returns the rectangle around the element, inside the page */
async function around(control, page) {
  const box = await control.boundingBox();
  const { width, height } = page.viewportSize();
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  return {
    x,
    y,
    width: Math.min(width - x, box.width + 2 * margin),
    height: Math.min(height - y, box.height + 2 * margin),
  };
}

/** Runs in the page: true once nothing moves that will come to rest. What follows the scroll never does. */
function atRest() {
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
  return moving.every(
    ({ timeline, effect }) =>
      timeline !== document.timeline || effect.getComputedTiming().endTime === Infinity,
  );
}

async function picture(page, file, { part, whole }) {
  const control = part?.(page);
  if (!control) return page.screenshot({ path: file, animations: 'disabled', fullPage: Boolean(whole) });
  const { height } = await control.boundingBox();
  if (height > page.viewportSize().height) return control.screenshot({ path: file, animations: 'disabled' });
  return page.screenshot({ path: file, animations: 'disabled', clip: await around(control, page) });
}

async function shoot(browser, { url, file, width, height, act, context: settings, storageState, ...frame }) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'es-ES',
    reducedMotion: 'no-preference',
    storageState,
    ...settings,
  });
  context.setDefaultTimeout(patience);
  await context.route(/\.(mp4|webm)$/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await act(page);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(atRest);
  await picture(page, file, frame);
  await context.close();
}

function statesOf(route) {
  if (route === routes.home) return homeStates(content);
  if (route === routes.nextEvent) return eventStates(content);
  return legalRoutes.includes(route) ? legalStates(content) : pageStates;
}

function jobs(address, folder, decided) {
  return paths.flatMap((route) => {
    const name = route === routes.home ? 'inicio' : route.slice(1);
    const states = {
      '': { act: scrollThrough, whole: true },
      ...statesOf(route),
    };
    return Object.entries(states).flatMap(([state, { widths = () => true, undecided, ...job }]) =>
      sizes
        .filter(([width]) => widths(width))
        .map(([width, height]) => ({
          ...job,
          url: address + route,
          file: path.join(folder, `${[name, state].filter(Boolean).join('-')}-${width}x${height}.png`),
          width,
          height,
          storageState: undecided ? undefined : decided,
        })),
    );
  });
}

const executablePath = await findChromium();
if (!values.site && !ensureBuilds()) process.exit(1);
const folder = path.resolve(root, values.out);
if (!values.only) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const server = values.site ? null : await startServer();
const address = values.site ?? server.url;
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
const queue = jobs(address, folder, await decide(browser, address)).filter(({ file }) =>
  path.basename(file).includes(values.only),
);
const all = queue.length;
const failed = [];
// Two at a time.
await Promise.all(
  [1, 2].map(async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const { file } = job;
      await shoot(browser, job).catch((error) => failed.push(`${path.basename(file)}: ${error.message}`));
    }
  }),
);
await browser.close();
server?.stop();
console.log(`${all - failed.length} of ${all} pictures in ${path.relative(process.cwd(), folder) || '.'}`);
for (const line of failed) console.error(line);
process.exitCode = failed.length > 0 ? 1 : 0;
