import { rmSync } from 'node:fs';
import path from 'node:path';
import { blankApp, buildBlankApp, buildSite, root } from '../../scripts/run.mjs';
import { figure, median, ratio } from './report.mjs';

/**
 * Seconds a build takes when nothing of an earlier one is left.
 * @param {string} app folder
 * @param {() => boolean} build
 */
export function cleanBuildTime(app, build) {
  rmSync(path.join(app, '.next'), { recursive: true, force: true });
  const start = performance.now();
  if (!build()) throw new Error(`The build of ${app} failed.`);
  return (performance.now() - start) / 1000;
}

/** @returns {import('./report.mjs').Table[]} */
export function benchBuild({ runs }) {
  const times = { blank: [], site: [] };
  for (let run = 0; run < runs; run += 1) {
    times.blank.push(cleanBuildTime(blankApp, buildBlankApp));
    times.site.push(cleanBuildTime(root, buildSite));
  }
  return [
    {
      title: 'Clean build',
      columns: ['app', 'seconds', 'of blank'],
      rows: Object.entries(times).map(([name, values]) => [
        name,
        figure(median(values), 1),
        ratio(median(values), median(times.blank)),
      ]),
      note: `Median of ${runs}. The site is built in two passes, the second one from a warm cache.`,
    },
  ];
}
