import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildBlankApp, buildSite, root, runScript, runTool } from './run.mjs';

/* npm test: every check, each one even when an earlier one failed; the last line is `N passed, N failed`. */

const reports = path.join(root, 'test-results');
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'e2e.json');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Counts of a test run. A run that ends badly without a failed test (a crash, an error in a set-up) counts as one failure.
 * @param {boolean} ok
 * @param {{ passed?: number, failed?: number }} counts
 */
function testCounts(ok, { passed = 0, failed = 0 }) {
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

function check(ok) {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function unitTests() {
  const ok = runTool('vitest', [
    ...['run', '--config', 'tests/unit/vitest.config.ts'],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  ]);
  const report = readReport(unitReport);
  return testCounts(ok, { passed: report?.numPassedTests, failed: report?.numFailedTests });
}

function browserTests(built) {
  if (!built) {
    console.log('Not run: there is no build to test.');
    return check(false);
  }
  const ok = runScript('test-e2e.mjs', ['--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  });
  const stats = readReport(browserReport)?.stats;
  return testCounts(ok, { passed: stats && stats.expected + stats.flaky, failed: stats?.unexpected });
}

let built = false;

/** @type {[string, () => { passed: number, failed: number }][]} */
const steps = [
  ['Format', () => check(runTool('prettier', ['--check', '.']))],
  ['Lint', () => check(runTool('eslint', ['.', '--max-warnings', '0']))],
  [
    'Types',
    () => check(runScript('make-media.mjs') && runTool('next', ['typegen']) && runTool('tsc', ['--noEmit'])),
  ],
  ['Unused files, exports and dependencies', () => check(runTool('knip', []))],
  ['Unit tests', unitTests],
  ['Content', () => check(runScript('content-check.mjs'))],
  [
    'Build',
    () => {
      built = [buildSite(), buildBlankApp()].every(Boolean);
      return check(built);
    },
  ],
  ['Tests in Chromium', () => browserTests(built)],
];

const results = steps.map(([title, run]) => {
  console.log(`\n── ${title} ──\n`);
  return { title, ...run() };
});

console.log('');
for (const { title, passed, failed } of results) {
  console.log(`${failed ? 'FAILED' : 'ok    '}  ${title}: ${passed} passed, ${failed} failed`);
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') ? 1 : 0;
