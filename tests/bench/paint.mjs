import { setTimeout as delay } from 'node:timers/promises';
import { figure, spread } from './report.mjs';
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
  const pages = routes.flatMap((route) =>
    sites.map(({ name }, index) => ({ page: `${name} ${route}`, url: urls[index] + route, samples: [] })),
  );
  for (let round = 0; round < rounds; round += 1) {
    // Alternating order: a machine that becomes slower affects all pages alike.
    const order = round % 2 ? pages.toReversed() : pages;
    for (const { url, samples } of order) samples.push(await measure(browser, url));
  }
  close();

  const row = ({ page, samples }) => {
    const values = (metric) => samples.map((sample) => sample[metric]);
    return {
      page,
      'FCP ms': spread(values('fcp')),
      'LCP ms': spread(values('lcp')),
      CLS: figure(Math.max(...values('cls')), 3),
      'TBT ms': spread(values('tbt')),
    };
  };
  return [
    {
      title: `Paint of a cold load at 412 x 823, processor ${slowdown} x slower, 1.6 Mbit/s, 150 ms, HTTP/2`,
      rows: pages.map(row),
      note: `Medians of ${rounds} rounds in alternating order; CLS: maximum. TBT: until ${settleMs / 1000} s after load.`,
    },
  ];
}
