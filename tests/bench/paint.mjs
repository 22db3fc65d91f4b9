import { setTimeout as delay } from 'node:timers/promises';
import { launchBrowser, openPhone, slowdown } from './phone.mjs';
import { figure, median, ratio } from './report.mjs';
import { openLines } from './shaped-line.mjs';

/** Milliseconds after the load event in which tasks still count as blocking. */
const settle = 2500;

/** Milliseconds after the load event until a link is followed. */
const reading = 10_000;

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

async function measure(browser, url) {
  const page = await openPhone(browser);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await delay(settle);
  const result = await page.evaluate(() => window.benchPaint);
  await page.context().close();
  return result;
}

/** Milliseconds from a click on a link in view to the next page's heading on the screen. Runs in the page. */
async function follow(href) {
  const heading = () => document.querySelector('h1');
  const before = heading();
  const links = [...document.querySelectorAll(`a[href="${href}"]`)];
  const inView = links.find((link) => {
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

async function measureFollowing(browser, { url, href }) {
  const page = await openPhone(browser);
  await page.goto(url, { waitUntil: 'load' });
  await delay(reading);
  const result = await page.evaluate(follow, href);
  await page.context().close();
  return result;
}

/** Takes a sample of each target in turn, and back again in the next round. */
async function interleave(targets, runs, sample) {
  const samples = targets.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    const order = [...targets.keys()];
    for (const index of run % 2 ? order.reverse() : order) samples[index].push(await sample(targets[index]));
  }
  return samples;
}

/** `790 (770 to 812)` */
function spread(values, decimals = 0) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${figure(median(values), decimals)} (${figure(least, decimals)} to ${figure(most, decimals)})`;
}

/**
 * What a phone on a thin line feels: when a page is painted, and when the next one is there after a click.
 * @returns {Promise<import('./report.mjs').Table[]>}
 */
export async function benchPaint({ site, blank, routes, runs, chromiumPath }) {
  const line = await openLines([blank.url, site.url]);
  const [blankUrl, siteUrl] = line.urls;
  const browser = await launchBrowser(chromiumPath);
  const pages = [
    { name: 'blank', url: `${blankUrl}/` },
    ...routes.map((route) => ({ name: route, url: siteUrl + route })),
  ];
  const paints = await interleave(pages, runs, ({ url }) => measure(browser, url));
  const links = [
    { name: 'blank', url: `${blankUrl}/`, href: '/proximos-eventos' },
    { name: '/', url: `${siteUrl}/`, href: '/proximos-eventos' },
  ];
  const follows = await interleave(links, runs, (link) => measureFollowing(browser, link));
  await browser.close();
  line.close();

  const of = (index, key) => paints[index].map((sample) => sample[key]);
  const toBlank = (index, key) => ratio(median(of(index, key)), median(of(0, key)));
  const how = `processor ${slowdown} x slower, 1.6 Mbit/s, 150 ms, HTTP/2`;
  return [
    {
      title: `Paint of a cold load at 412 x 823, ${how}`,
      columns: ['page', 'FCP ms', 'of blank', 'LCP ms', 'of blank', 'CLS', 'TBT ms', 'of blank'],
      rows: pages.map(({ name }, index) => [
        name,
        ...[spread(of(index, 'fcp')), toBlank(index, 'fcp'), spread(of(index, 'lcp')), toBlank(index, 'lcp')],
        ...[figure(Math.max(...of(index, 'cls')), 3), spread(of(index, 'tbt')), toBlank(index, 'tbt')],
      ]),
      note: `Medians of ${runs} interleaved rounds (least to most); CLS: the most. TBT: until ${settle / 1000} s after load.`,
    },
    {
      title: `From the click on a link in view to the next page's heading, ${how}`,
      columns: ['page', 'ms', 'of blank'],
      rows: links.map(({ name }, index) => [
        name,
        spread(follows[index]),
        ratio(median(follows[index]), median(follows[0])),
      ]),
      note: `Medians of ${runs} interleaved rounds (least to most), each ${reading / 1000} s after load.`,
    },
  ];
}
