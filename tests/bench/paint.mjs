import { setTimeout as delay } from 'node:timers/promises';
import { figure, ratio, spread } from './report.mjs';
import { openLines } from './shaped-line.mjs';

/** How many times slower than this machine's processor the phone's is. */
const slowdown = 4;
/** After the load event: how long tasks count as blocking, and when a link is followed. */
const settleMs = 2500;
const readingMs = 10_000;

const how = `processor ${slowdown} x slower, 1.6 Mbit/s, 150 ms, HTTP/2`;

/** A page of a slowed phone with nothing in its cache. */
async function openPhone(browser) {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'es-ES',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Runs in the page: first and largest paint, layout shift, and what tasks take beyond 50 ms. */
function observe() {
  const seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0 };
  window.benchPaint = seen;
  const each = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  each('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  each('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  each('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - 50);
  });
}

async function paintOf(browser, url) {
  const page = await openPhone(browser);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await delay(settleMs);
  const result = await page.evaluate(() => window.benchPaint);
  await page.context().close();
  return result;
}

/** Runs in the page: milliseconds from a click on a link in view to the next page's heading on the screen. */
async function follow(href) {
  const heading = () => document.querySelector('h1');
  const before = heading();
  const inView = [...document.querySelectorAll(`a[href="${href}"]`)].find((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return link.checkVisibility() && top >= 0 && bottom <= innerHeight;
  });
  const start = performance.now();
  inView.click();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (!heading() || heading() === before) await frame();
  await frame();
  return performance.now() - start;
}

async function followingOf(browser, url) {
  const page = await openPhone(browser);
  await page.goto(url, { waitUntil: 'load' });
  await delay(readingMs);
  const result = await page.evaluate(follow, '/proximos-eventos');
  await page.context().close();
  return result;
}

/** Samples of each page in turn, and the other way round in the next round. */
async function interleave(pages, rounds, sample) {
  const samples = pages.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const order = [...pages.keys()];
    for (const index of round % 2 ? order.reverse() : order)
      samples[index].push(await sample(pages[index].url));
  }
  return samples;
}

/**
 * What a phone on a thin line feels: when a page is painted, and when the next one is there after a click.
 * @param {import('./run.mjs').Setup} setup
 */
export async function benchPaint({ browser, sites, routes, rounds }) {
  const line = await openLines(sites.map(({ url }) => url));
  const [blank, ...others] = sites.map(({ name }, index) => ({ name, url: line.urls[index] }));
  const homes = [blank, ...others].map(({ name, url }) => ({ page: name, url: `${url}/` }));
  const pages = [
    homes[0],
    ...routes.flatMap((route) =>
      others.map(({ name, url }) => ({ page: `${name} ${route}`, url: url + route })),
    ),
  ];
  const paints = await interleave(pages, rounds, (url) => paintOf(browser, url));
  const follows = await interleave(homes, rounds, (url) => followingOf(browser, url));
  line.close();

  const of = (index, key) => paints[index].map((sample) => sample[key]);
  return [
    {
      title: `Paint of a cold load at 412 x 823, ${how}`,
      rows: pages.map(({ page }, index) => ({
        page,
        'FCP ms': spread(of(index, 'fcp')),
        'of blank': ratio(of(index, 'fcp'), of(0, 'fcp')),
        'LCP ms': spread(of(index, 'lcp')),
        'of blank ': ratio(of(index, 'lcp'), of(0, 'lcp')),
        CLS: figure(Math.max(...of(index, 'cls')), 3),
        'TBT ms': spread(of(index, 'tbt')),
      })),
      note: `Medians of ${rounds} interleaved rounds; CLS: the most. TBT: until ${settleMs / 1000} s after load.`,
    },
    {
      title: `From the click on a link in view to the next page's heading, ${how}`,
      rows: homes.map(({ page }, index) => ({
        page,
        ms: spread(follows[index]),
        'of blank': ratio(follows[index], follows[0]),
      })),
      note: `Medians of ${rounds} interleaved rounds, ${readingMs / 1000} s after load.`,
    },
  ];
}
