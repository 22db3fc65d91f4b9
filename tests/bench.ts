import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { chromium } from 'playwright';
import { routes } from '../lib/routes';
import { chromiumArgs, findChromium } from './support/chromium';
import { freePort, startServer } from './support/server';

/*
 * npm run bench [-- --before=http://127.0.0.1:4000 --runs=5] measures one page of each kind with Lighthouse on a phone
 * that is really slowed down, and prints Markdown. It serves the existing production build. `--before` is the address
 * of an earlier version, and the runs alternate between both versions.
 *
 * npx gets Lighthouse, which with all its packages is a quarter of the files of an installation, and few people need it.
 * Version 12 is the last one for Node 20.
 */
const lighthouse = ['--yes', 'lighthouse@12.8.2'];

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

/** The part of Lighthouse's report that is used here. */
interface Report {
  audits: Partial<Record<string, { numericValue?: number }>>;
  runtimeError?: { message: string };
}

/** The metrics of one cold load, in the order of `metrics`. */
async function measure(url: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...[...lighthouse, url, `--port=${port}`, '--quiet', '--output=json', '--throttling-method=devtools'],
      `--only-audits=${Object.values(metrics).join()}`,
    ],
    { maxBuffer: Infinity },
  );
  const { audits, runtimeError } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return Object.values(metrics).map((id) => audits[id]?.numericValue ?? NaN);
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
