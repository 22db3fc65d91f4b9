import { measureLoad } from './measure-load.mjs';
import { figure, median, ratio } from './report.mjs';

const seconds = 3;

/**
 * Requests per second and processor time per request, targets interleaved.
 * @param {{ name: string, url: string, pid: number }[]} targets the first one is the measure of the others
 * @param {number} runs
 * @returns {Promise<{ name: string, perSecond: number, cpu: number, p50: number }[]>} medians
 */
export async function serverMedians(targets, runs) {
  const samples = new Map(targets.map(({ name }) => [name, []]));
  for (const { url, pid } of targets) await measureLoad(url, pid, 1);
  for (let run = 0; run < runs; run += 1) {
    for (const { name, url, pid } of targets) samples.get(name).push(await measureLoad(url, pid, seconds));
  }
  return targets.map(({ name }) => {
    const of = (key) => median(samples.get(name).map((sample) => sample[key]));
    return { name, perSecond: of('perSecond'), cpu: of('cpu'), p50: of('p50') };
  });
}

/** @returns {Promise<import('./report.mjs').Table[]>} */
export async function benchServer({ site, blank, routes, runs }) {
  const targets = [
    { name: 'blank', url: `${blank.url}/`, pid: blank.pid },
    ...routes.map((path) => ({ name: path, url: site.url + path, pid: site.pid })),
  ];
  const medians = await serverMedians(targets, runs);
  const [base] = medians;
  return [
    {
      title: 'Server (next start, 16 connections, gzip)',
      columns: ['page', 'requests/s', 'of blank', 'CPU µs/request', 'of blank', 'p50 ms'],
      rows: medians.map(({ name, perSecond, cpu, p50 }) => [
        name,
        figure(perSecond),
        ratio(perSecond, base.perSecond),
        figure(cpu),
        ratio(cpu, base.cpu),
        figure(p50, 1),
      ]),
      note: `Median of ${runs} interleaved rounds of ${seconds} s; the load generator runs on the same machine.`,
    },
  ];
}
