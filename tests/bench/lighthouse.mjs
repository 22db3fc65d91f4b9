import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumArgs } from '../../scripts/find-chromium.mjs';
import { toolFile } from '../../scripts/run.mjs';
import { figure, median, ratio } from './report.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};

/** Now and then Chromium's trace comes without a start (NO_NAVSTART); Lighthouse asks to run it again. */
function measure(url, chromiumPath, tries = 3) {
  try {
    return measureOnce(url, chromiumPath);
  } catch (error) {
    if (tries === 1) throw error;
    console.error(error.message);
    return measure(url, chromiumPath, tries - 1);
  }
}

/** One mobile run with applied throttling: a simulated one counts scripts into the largest paint. @returns {Record<string, number> & { failing: string[] }} */
function measureOnce(url, chromiumPath) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const throttling = '--throttling-method=devtools';
  const args = [
    url,
    '--quiet',
    throttling,
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories}`,
  ];
  const flags = `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`;
  const { status, stderr } = spawnSync(process.execPath, [toolFile('lighthouse'), ...args, flags], {
    env: { ...process.env, CHROME_PATH: chromiumPath },
    encoding: 'utf8',
    timeout: 180_000,
  });
  if (status !== 0) throw new Error(`Lighthouse failed for ${url}:\n${stderr}`);
  const result = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });

  const tasks = result.audits['long-tasks']?.details?.items ?? [];
  const weighted = categories.slice(1).flatMap((category) => result.categories[category].auditRefs);
  return {
    ...Object.fromEntries(categories.map((category) => [category, result.categories[category].score * 100])),
    ...Object.fromEntries(
      Object.entries(metrics).map(([name, audit]) => [name, result.audits[audit].numericValue]),
    ),
    tasks: tasks.length,
    longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
    host: result.environment.benchmarkIndex,
    failing: weighted
      .filter(({ id, weight }) => weight > 0 && ![1, null].includes(result.audits[id].score))
      .map(({ id }) => id),
  };
}

/** @returns {Promise<import('./report.mjs').Table[]>} */
export async function benchLighthouse({ site, blank, routes, runs, chromiumPath }) {
  const pages = [['blank', `${blank.url}/`], ...routes.map((route) => [route, site.url + route])];
  const samples = new Map(pages.map(([name]) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of pages) {
      console.log(`Lighthouse, round ${run + 1} of ${runs}: ${name}`);
      samples.get(name).push(measure(url, chromiumPath));
    }
  }
  const value = (name, key) => median(samples.get(name).map((sample) => sample[key]));
  const compared = (name, key) =>
    `${figure(value(name, key))} (${ratio(value(name, key), value('blank', key))})`;
  const failing = pages.map(([name]) => [
    name,
    [...new Set(samples.get(name).flatMap((sample) => sample.failing))],
  ]);
  return [
    {
      title: 'Lighthouse, mobile, applied throttling',
      columns: [
        'page',
        'perf',
        'a11y',
        'best',
        'SEO',
        'LCP ms (of blank)',
        'FCP ms (of blank)',
        'TBT ms (of blank)',
      ].concat(['CLS', 'SI ms', 'long tasks', 'longest ms', 'host index']),
      rows: pages.map(([name]) => [
        name,
        ...categories.map((category) => figure(value(name, category))),
        ...['LCP', 'FCP', 'TBT'].map((key) => compared(name, key)),
        figure(value(name, 'CLS'), 3),
        ...['SI', 'tasks', 'longest', 'host'].map((key) => figure(value(name, key))),
      ]),
      note: [
        `Median of ${runs} interleaved rounds. Compare TBT only between pages with a similar host index.`,
        ...failing
          .filter(([, audits]) => audits.length)
          .map(([name, audits]) => `- ${name} fails ${audits.join(', ')}`),
      ].join('\n'),
    },
  ];
}
