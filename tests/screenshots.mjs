import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../scripts/find-chromium.mjs';
import { legalContact, routes } from '../lib/routes.ts';
import { root } from '../scripts/run.mjs';
import { startServer } from '../scripts/server.mjs';
import { homeStates, pageStates } from './screenshot-states.mjs';
import { content } from './site-content.ts';

/*
 * npm run screenshots [-- --site http://… --out folder --only text /galeria …]: pictures of all pages, or of those named,
 * in six sizes, and of their states, in ./screenshots. Uses the existing build, or a running site. Films are blocked, so
 * that two runs give the same pictures; tests/compare-screenshots.mjs lists the differences.
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
/** Long enough for a slow machine. */
const timeoutMs = 120_000;

/** The placeholder pages look alike, so one of them is enough. */
const [, ...skippedPages] = Object.keys(content.placeholders.pages).map((name) => `/${name}`);
const allPages = [...Object.values(routes), legalContact].filter((route) => !skippedPages.includes(route));

/** Browser storage of a visitor who has accepted the essential cookies. */
async function storageWithConsent(browser, url) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: content.consent.banner.essential }).click();
  const storageState = await page.context().storageState();
  await page.close();
  return storageState;
}

/** Runs in the page: true once all animations have ended, except endless and scroll-driven ones. */
function animationsEnded() {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  return running.every(
    ({ timeline, effect }) =>
      timeline !== document.timeline || effect.getComputedTiming().endTime === Infinity,
  );
}

async function takePicture(browser, { url, file, width, height, state, storageState }) {
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
  await page.waitForFunction(animationsEnded);
  if (part) await part(page).screenshot({ path: file, animations: 'disabled' });
  else await page.screenshot({ path: file, animations: 'disabled', fullPage: whole });
  await context.close();
}

/** The pictures to take: file, page, window and state of each. `--only` filters them by file name. */
function plan(siteUrl, folder, storageWithChoice) {
  const paths = positionals.length > 0 ? positionals : allPages;
  return paths.flatMap((route) => {
    const isHome = route === routes.home;
    const states = { ...pageStates, ...(isHome && homeStates(content)) };
    return Object.entries(states).flatMap(([name, state]) =>
      sizes
        .filter(([width]) => state.widths?.includes(width) ?? true)
        .map(([width, height]) => {
          const words = [isHome ? 'inicio' : route.slice(1), name, `${width}x${height}`].filter(Boolean);
          return {
            url: siteUrl + route,
            file: path.join(folder, `${words.join('-')}.png`),
            ...{ width, height, state },
            storageState: state.hasBanner ? undefined : storageWithChoice,
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
const siteUrl = values.site ?? server.url;
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const queue = plan(siteUrl, folder, await storageWithConsent(browser, siteUrl));
const total = queue.length;
const failures = [];
async function work() {
  for (let job = queue.shift(); job; job = queue.shift()) {
    const { file } = job;
    await takePicture(browser, job).catch((error) =>
      failures.push(`${path.basename(file)}: ${error.message}`),
    );
  }
}
await Promise.all([work(), work()]);
await browser.close();
await server?.stop();
console.log(
  `${total - failures.length} of ${total} pictures in ${path.relative(process.cwd(), folder) || '.'}`,
);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
