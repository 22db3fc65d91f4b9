import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../scripts/find-chromium.mjs';
import { loadContent } from '../scripts/load-content.mjs';
import { ensureBuilds, root } from '../scripts/run.mjs';
import { startServer } from '../scripts/server.mjs';

/*
 * npm run screenshots [-- /galeria …]: every page, or those named, from top to bottom in six sizes, and the states of
 * the home page, into ./screenshots. Takes the build that is there.
 */

const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
];

/** Milliseconds; a slow machine takes long over the film. */
const patience = 120_000;

/** Below this width the bar has a menu button. */
const menuWidth = 1140;
const pageWide = /** @type {const} */ ({ fullPage: true, animations: 'disabled' });

const { consent, navigation } = await loadContent();
const { routes, legalContact } = await createJiti(import.meta.url, { fsCache: false }).import(
  '../lib/routes.ts',
);
const paths = process.argv.length > 2 ? process.argv.slice(2) : [...Object.values(routes), legalContact];

/** What a visitor can do to the home page, and the sizes at which that makes sense. */
const states = {
  'banner-open': {
    storageState: undefined,
    act: (page) => page.getByRole('button', { name: consent.banner.details }).click(),
  },
  'menu-open': {
    widths: (width) => width < menuWidth,
    act: (page) => page.getByRole('button', { name: navigation.texts.open }).click(),
  },
  'manager-open': {
    async act(page) {
      await page.locator('footer').getByText(consent.manager.label).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'form-errors': {
    async act(page) {
      const submit = page.locator('form button[type=submit]');
      await submit.evaluate((button) => {
        button.form.noValidate = true;
      });
      await submit.click();
    },
  },
  'reduced-motion': { reducedMotion: 'reduce', shot: pageWide, act: scrollThrough },
};

/** Runs in the page: true once every picture in the window has arrived. */
function picturesInView() {
  return [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return image.complete || width === 0 || bottom < 0 || top > window.innerHeight;
  });
}

/** Brings everything that waits for being seen into view, and goes back to the top. */
async function scrollThrough(page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += page.viewportSize().height) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForFunction(picturesInView);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** What the browser keeps once a visitor has chosen the essential cookies. */
async function decide(browser, url) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: consent.banner.essential }).click();
  const decided = await page.context().storageState();
  await page.close();
  return decided;
}

async function shoot(browser, { url, file, width, height, act, shot, storageState, reducedMotion }) {
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, locale: 'es-ES', reducedMotion, storageState });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await act(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file, animations: 'disabled', ...shot });
  await context.close();
}

function jobs(address, folder, decided) {
  const sized = ([width, height], name, job) => ({
    file: path.join(folder, `${name}-${width}x${height}.png`),
    width,
    height,
    storageState: decided,
    ...job,
  });
  const name = (route) => (route === routes.home ? 'inicio' : route.slice(1));
  const pages = paths.flatMap((route) =>
    sizes.map((size) =>
      sized(size, name(route), { url: address + route, act: scrollThrough, shot: pageWide }),
    ),
  );
  const stateShots = Object.entries(states).flatMap(([state, { widths = () => true, ...job }]) =>
    sizes
      .filter(([width]) => widths(width))
      .map((size) => sized(size, `inicio-${state}`, { url: `${address}/`, ...job })),
  );
  return paths.includes(routes.home) ? [...pages, ...stateShots] : pages;
}

const executablePath = await findChromium();
if (!ensureBuilds()) process.exit(1);
const folder = path.join(root, 'screenshots');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

const server = await startServer();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
const queue = jobs(server.url, folder, await decide(browser, server.url));
const all = queue.length;
// Two at a time.
await Promise.all(
  [1, 2].map(async () => {
    for (let job = queue.shift(); job; job = queue.shift()) await shoot(browser, job);
  }),
);
await browser.close();
server.stop();
console.log(`${all} pictures in ${path.relative(process.cwd(), folder) || '.'}`);
