import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { layoutIds, routes, homeSections } from '../lib/routes';
import { chromiumArgs, findChromium } from './support/chromium';
import { startServer } from './support/server';

/*
 * npm run bench [-- --rounds 9 peer=http://127.0.0.1:4321/ …] serves the existing production build and measures it on a
 * slowed phone with a thin connection, beside other sites (docs/testing.md) and beside its own pages without scripts.
 * Prints Markdown: medians, with the range in brackets, in milliseconds. Rounds alternate between all pages.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '9' } },
});
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const cpuSlowdown = 4;
const bytesPerSecond = 1_600_000 / 8;
const connection = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
};
/** How long after the load event a page is still watched. */
const watchMs = 2500;

/** Controls of the home page, tapped while it loads. Each one is scrolled into view first. */
const controls = {
  menu: `[popovertarget=${layoutIds.menu}]`,
  question: `#${homeSections.faq} h3 button`,
  music: 'main button:has([data-plays])',
};
/** Milliseconds between the first paint and the tap. */
const tapMoments = [0, 100, 200, 300, 400, 600, 800, 1000, 1500, 2000];

interface Figures {
  fcp: number;
  lcp: number;
  cls: number;
  /** The sum of what each task took beyond 50 ms. */
  blocked: number;
  /** The longest task that ended after the first paint. */
  longestTask: number;
  /** The longest time from a tap to the next paint. */
  tap: number;
  /** The time from the last click to the first sound. */
  sound: number;
}

/** Runs in the page before its own scripts. */
function watch() {
  const figures: Figures = { fcp: 0, lcp: 0, cls: 0, blocked: 0, longestTask: 0, tap: 0, sound: 0 };
  const observe = (type: string, handle: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => handle(entry as never))).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (figures.lcp = startTime));
  observe('layout-shift', ({ value }) => (figures.cls += value));
  observe('longtask', ({ startTime, duration }) => {
    figures.blocked += duration - 50;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (paint && startTime + duration > paint.startTime)
      figures.longestTask = Math.max(figures.longestTask, duration);
  });
  observe('event', ({ duration }) => (figures.tap = Math.max(figures.tap, duration)));
  let clickMs = 0;
  document.addEventListener('click', ({ timeStamp }) => (clickMs = timeStamp), true);
  const connect = Reflect.get(AudioNode.prototype, 'connect') as (to: AudioNode) => AudioNode;
  Object.assign(AudioNode.prototype, {
    connect(this: AudioNode, to: AudioNode) {
      if (to instanceof AudioDestinationNode) listen(connect.call(this, new AnalyserNode(to.context)));
      return connect.call(this, to);
    },
  });
  function listen(analyser: AudioNode) {
    const samples = new Float32Array(2048);
    const timer = setInterval(() => {
      (analyser as AnalyserNode).getFloatTimeDomainData(samples);
      if (!samples.some((sample) => Math.abs(sample) > 0.001)) return;
      clearInterval(timer);
      figures.sound = performance.now() - clickMs;
    }, 10);
  }
  Object.assign(window, { figures });
}

const server = await startServer({ OUTBOX_DIR: 'off' });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });

interface Visit {
  /** What the visitor does while the page loads. */
  act?: (page: Page) => Promise<void>;
  blocked?: string[];
  isSlowed?: boolean;
}

async function measure(url: string, { act, blocked = [], isSlowed = true }: Visit = {}): Promise<Figures> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isSlowed) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await session.send('Network.emulateNetworkConditions', connection);
  }
  await session.send('Network.setBlockedURLs', { urls: blocked });
  // tsx puts calls of this function into the code of `watch`, and the page does not have it.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: act ? 'commit' : 'load' });
  await act?.(page);
  await page.waitForLoadState();
  await page.waitForTimeout(watchMs);
  const figures: Figures = await page.evaluate(() => Reflect.get(window, 'figures'));
  await context.close();
  return figures;
}

/** Taps the control at a moment after the first paint. */
async function tap(page: Page, control: string, moment: number) {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const target = page.locator(control).first();
  const place = await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.waitForFunction(
    (delay) =>
      performance.now() > performance.getEntriesByName('first-contentful-paint')[0]!.startTime + delay,
    moment,
  );
  await page.touchscreen.tap(place.x, place.y);
}

function spread(samples: number[]): string {
  const sorted = samples.toSorted((a, b) => a - b);
  const figure = (value = NaN) => String(value < 10 ? Number(value.toFixed(3)) : Math.round(value));
  return `${figure(sorted[Math.floor(sorted.length / 2)])} (${figure(sorted[0])} to ${figure(sorted.at(-1))})`;
}

function printTable(titles: string[], rows: string[][]) {
  const lines = [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(`${lines.join('\n')}\n`);
}

const ownPages = [routes.home, routes.nextEvent].flatMap((page) => [
  { title: page, url: server.url + page, blocked: [] },
  { title: `${page} without scripts`, url: server.url + page, blocked: ['*.js'] },
]);
const peers = positionals.map((pair) => {
  const [title = '', url = ''] = pair.split('=');
  return { title, url, blocked: [] };
});
const loads = [...ownPages, ...peers].map((load) => ({ ...load, samples: [] as Figures[] }));
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const { url, blocked, samples } of loads) samples.push(await measure(url, { blocked }));
const metrics = ['fcp', 'lcp', 'cls', 'blocked', 'longestTask'] as const;
printTable(
  ['Load', 'FCP', 'LCP', 'CLS', 'Beyond 50 ms', 'Longest task'],
  loads.map(({ title, samples }) => [
    title,
    ...metrics.map((metric) => spread(samples.map((figures) => figures[metric]))),
  ]),
);

const taps = [];
for (const [name, control] of Object.entries(controls)) {
  const figures = [];
  for (const moment of tapMoments)
    figures.push(await measure(server.url, { act: (page) => tap(page, control, moment) }));
  taps.push([name, ...figures.map((figure) => String(figure.tap))]);
}
printTable(['Next paint after a tap', ...tapMoments.map((moment) => `${moment} ms`)], taps);

/** Starts the music of a page that has loaded, if it has any, and waits for the first sound. */
async function hear(page: Page) {
  await page.waitForLoadState('networkidle');
  if ((await page.locator(controls.music).count()) === 0) return;
  await tap(page, controls.music, 0);
  await page.waitForFunction(() => (Reflect.get(window, 'figures') as Figures).sound > 0);
}

const sounds = [{ title: 'music', url: server.url }, ...peers].map((site) => ({
  ...site,
  free: [] as number[],
  slowed: [] as number[],
}));
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const { url, free, slowed } of sounds) {
    free.push((await measure(url, { act: hear, isSlowed: false })).sound);
    slowed.push((await measure(url, { act: hear })).sound);
  }
printTable(
  ['First sound after a tap', 'Free phone', 'Slowed phone'],
  sounds.map(({ title, free, slowed }) => [title, spread(free), spread(slowed)]),
);

await browser.close();
await server.stop();
