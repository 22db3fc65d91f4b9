import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { routes } from '../lib/routes';
import { chromiumArgs, findChromium } from './support/chromium';
import { freePort, startServer } from './support/server';

/*
 * npm run bench [-- --before=http://127.0.0.1:4000 --runs=5] measures one page of each kind with Lighthouse on a phone
 * that is really slowed down, and prints Markdown. It serves the existing production build. `--before` is the address
 * of an earlier version, and the runs alternate between both versions.
 */
const { values } = parseArgs({
  options: { before: { type: 'string' }, runs: { type: 'string', default: '5' } },
});
const pages = [routes.home, routes.nextEvent, routes.privacyPolicy, routes.gallery];
const metrics = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'Speed index ms': 'speed-index',
  Bytes: 'total-byte-weight',
};

/**
 * Formats median and range as `790 (770 to 812)`. On a busy machine Lighthouse cannot compute every metric of every
 * load.
 */
function spread(samples: number[]): string {
  const sorted = samples.filter(Number.isFinite).toSorted((a, b) => a - b);
  const figure = (value = NaN) => String(value < 10 ? Number(value.toFixed(3)) : Math.round(value));
  return `${figure(sorted[Math.floor(sorted.length / 2)])} (${figure(sorted[0])} to ${figure(sorted.at(-1))})`;
}

const port = await freePort();
const server = await startServer({ OUTBOX_DIR: 'off' });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumArgs, `--remote-debugging-port=${port}`],
});

/** The metrics of one cold load, in the order of `metrics`. */
async function measure(url: string): Promise<number[]> {
  const flags = {
    port,
    logLevel: 'error',
    throttlingMethod: 'devtools',
    onlyAudits: Object.values(metrics),
  } as const;
  const result = await lighthouse(url, flags);
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  return Object.values(metrics).map((id) => result.lhr.audits[id]?.numericValue ?? NaN);
}

const sites = { ...(values.before && { before: values.before }), now: server.url };
const rows = pages.flatMap((page) =>
  Object.entries(sites).map(([name, url]) => ({
    title: `${page} ${name}`,
    url: url + page,
    samples: [] as number[][],
  })),
);
for (let run = 0; run < Number(values.runs); run += 1)
  for (const { url, samples } of rows) samples.push(await measure(url));

console.log(
  `| Page | ${Object.keys(metrics).join(' | ')} |\n|${' --- |'.repeat(Object.keys(metrics).length + 1)}`,
);
for (const { title, samples } of rows) {
  const cells = Object.keys(metrics).map((_, index) => spread(samples.map((sample) => sample[index] ?? NaN)));
  console.log(`| ${title} | ${cells.join(' | ')} |`);
}
await browser.close();
await server.stop();
