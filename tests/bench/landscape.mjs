import { loadavg } from 'node:os';
import { chromium } from 'playwright';
import { chromiumArgs } from '../../scripts/find-chromium.mjs';
import { loadContent } from '../../scripts/load-content.mjs';
import { figure, median } from './report.mjs';

const screens = [
  { name: '1440 x 900', viewport: { width: 1440, height: 900 }, scale: 1, slowdown: 1 },
  {
    name: '390 x 844 at 2, processor 4 x slower',
    viewport: { width: 390, height: 844 },
    scale: 2,
    slowdown: 4,
  },
];

/** Runs in the page: when each frame was painted, how long its drawing took, and long tasks. */
function observe() {
  const seen = { shown: [], costs: [], long: [] };
  window.benchSeen = seen;
  const Thread = window.Worker;
  window.Worker = class extends Thread {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        seen.shown.push(performance.now());
        seen.costs.push(data.cost);
      });
    }
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.long.push([startTime, duration]);
  }).observe({ type: 'longtask' });
}

/** Bytes in use, and when the collection before it, a long task of this bench's own making, began and ended. */
async function heapSize(page, session) {
  const begun = await page.evaluate(() => performance.now());
  await session.send('HeapProfiler.collectGarbage');
  const ended = await page.evaluate(() => performance.now());
  return { used: (await session.send('Runtime.getHeapUsage')).usedSize, begun, ended };
}

/** Processor seconds of all of the browser's processes so far. */
async function processorTime(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Processor milliseconds that a frame costs all of the browser's processes, over some seconds of counted frames. */
async function frameCost(browser, page, seconds, countFrames) {
  const frames = await page.evaluate(countFrames);
  const time = await processorTime(browser);
  await page.waitForTimeout(seconds * 1000);
  const used = (await processorTime(browser)) - time;
  return (1000 * used) / ((await page.evaluate(countFrames)) - frames);
}

const filmFrames = () => document.querySelector('video').getVideoPlaybackQuality().totalVideoFrames;
const drawnFrames = () => window.benchSeen.shown.length;

async function watch({ browser, site, content, seconds }, { name, viewport, scale, slowdown }) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
  await page.addInitScript(observe);
  await page.goto(site.url, { waitUntil: 'load' });
  await page.getByRole('button', { name: content.consent.banner.essential }).click();
  await page.waitForFunction(() => document.querySelector('video').currentTime > 0);
  const film = await frameCost(browser, page, Math.min(10, seconds), filmFrames);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const clicked = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: content.home.hero.unmute }).click();
  await page.waitForFunction(() => window.benchSeen.shown.length > 60, null, { timeout: 120_000 });
  const heapBefore = await heapSize(page, session);
  const from = await page.evaluate(() => performance.now());
  const drawn = await frameCost(browser, page, seconds, drawnFrames);
  const heapAfter = await heapSize(page, session);
  const grown = heapAfter.used - heapBefore.used;
  const { shown, costs, long } = await page.evaluate(() => window.benchSeen);
  const size = await page.evaluate(() => {
    const { width, height } = [...document.querySelectorAll('video ~ div canvas')].at(-1);
    return `${width} x ${height}`;
  });
  await page.close();
  const times = shown.filter((time) => time > from);
  const gaps = times
    .slice(1)
    .map((time, index) => time - times[index])
    .sort((a, b) => a - b);
  const own = (start) =>
    [heapBefore, heapAfter].some(({ begun, ended }) => start > begun - 1 && start < ended);
  const late = long
    .filter(([start]) => start > clicked + 1000 && !own(start))
    .map(([start, duration]) => ({ after: (start - clicked) / 1000, duration }));
  const longest = late.reduce(
    (most, task) => (task.duration > (most?.duration ?? 0) ? task : most),
    undefined,
  );
  const inView = late.filter(({ after }) => after > (from - clicked) / 1000);
  return [
    name,
    figure((1000 * gaps.length) / (times.at(-1) - times[0]), 1),
    figure(gaps[Math.floor(gaps.length * 0.95)], 1),
    figure(median(costs), 1),
    size,
    figure(drawn, 1),
    figure(film, 1),
    figure(grown / 1000),
    longest ? `${figure(longest.duration)} at ${figure(longest.after, 1)} s` : '0',
    figure(inView.length),
  ];
}

/**
 * The live drawing of the home page's landscape, with the music on, watched for that many seconds a screen.
 * @returns {Promise<import('./report.mjs').Table[]>}
 */
export async function benchLandscape({ site, chromiumPath, seconds }) {
  const content = await loadContent();
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
  const rows = [];
  for (const screen of screens) rows.push(await watch({ browser, site, content, seconds }, screen));
  await browser.close();
  return [
    {
      title: 'The live landscape',
      columns: [
        'screen',
        'frames/s',
        'gap p95 ms',
        'drawing ms',
        'picture px',
        'processor ms a frame',
        'of the film',
        'heap kB',
        'longest task ms after the click',
        'long tasks while watched',
      ],
      rows,
      note: `${seconds} s each, load average ${loadavg()[0].toFixed(1)} at the end. Processor: all processes of the browser, for a frame of the drawing and of the film before it. The slowdown is the page's own thread; the drawing has another.`,
    },
  ];
}
