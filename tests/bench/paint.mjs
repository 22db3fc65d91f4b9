import { setTimeout as delay } from 'node:timers/promises';
import { figure, ratio, spread } from './report.mjs';
import { shapeConnections } from './shaped-connection.mjs';

/** Factor by which the processor is slowed down. */
const slowdown = 4;
/** Time after the load event during which long tasks count as blocking. */
const settleMs = 2500;

/** Runs in the page: first and largest contentful paint, layout shift and total blocking time. */
function observe() {
  const metrics = { fcp: 0, lcp: 0, cls: 0, tbt: 0 };
  window.benchMetrics = metrics;
  const each = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.fcp = startTime;
  });
  each('largest-contentful-paint', ({ startTime }) => {
    metrics.lcp = startTime;
  });
  each('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) metrics.cls += value;
  });
  each('longtask', ({ duration }) => {
    metrics.tbt += Math.max(0, duration - 50);
  });
}

/** Loads a page on a slowed phone with an empty cache. */
async function measure(browser, url) {
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
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await delay(settleMs);
  const metrics = await page.evaluate(() => window.benchMetrics);
  await context.close();
  return metrics;
}

/**
 * Paint times on a phone with a slow connection.
 * @param {import('./run.mjs').Setup} setup
 */
export async function benchPaint({ browser, sites, routes, rounds }) {
  const { urls, close } = await shapeConnections(sites.map(({ url }) => url));
  const [blank, ...others] = sites.map(({ name }, index) => ({ name, url: urls[index] }));
  const pages = [
    { page: blank.name, url: `${blank.url}/`, samples: [] },
    ...routes.flatMap((route) =>
      others.map(({ name, url }) => ({ page: `${name} ${route}`, url: url + route, samples: [] })),
    ),
  ];
  for (let round = 0; round < rounds; round += 1) {
    // Alternating order: a machine that becomes slower affects all pages alike.
    const order = round % 2 ? pages.toReversed() : pages;
    for (const { url, samples } of order) samples.push(await measure(browser, url));
  }
  close();

  const values = ({ samples }, metric) => samples.map((sample) => sample[metric]);
  return [
    {
      title: `Paint of a cold load at 412 x 823, processor ${slowdown} x slower, 1.6 Mbit/s, 150 ms, HTTP/2`,
      rows: pages.map((each) => ({
        page: each.page,
        'FCP ms': spread(values(each, 'fcp')),
        'FCP / blank': ratio(values(each, 'fcp'), values(pages[0], 'fcp')),
        'LCP ms': spread(values(each, 'lcp')),
        'LCP / blank': ratio(values(each, 'lcp'), values(pages[0], 'lcp')),
        CLS: figure(Math.max(...values(each, 'cls')), 3),
        'TBT ms': spread(values(each, 'tbt')),
      })),
      note: `Medians of ${rounds} rounds in alternating order; CLS: maximum. TBT: until ${settleMs / 1000} s after load.`,
    },
  ];
}
