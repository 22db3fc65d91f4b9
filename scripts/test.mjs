import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, toolFile } from './run.mjs';

/*
 * npm test: every check, each one even when an earlier one failed; the last line is `N passed, N failed`. What needs no
 * browser runs in two lanes side by side; then the browser tests, which need the build.
 */

const reports = path.join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

const script = (name) => path.join(root, 'scripts', name);
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'e2e.json');

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {string[]} command a JavaScript file and its arguments
 * @property {() => { passed: number, failed: number } | undefined} [counts] of its tests; a step without counts as one
 */

/** @type {Step} */
const media = { title: 'Pictures and films', command: [script('make-media.mjs')] };
/** It checks the types of every file, the tests' included. @type {Step} */
const build = { title: 'Types and build', command: [script('build.mjs')] };
/** @type {Step} */
const unitTests = {
  title: 'Unit tests',
  command: [
    ...[toolFile('vitest'), 'run', '--config', 'tests/unit/vitest.config.ts'],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  ],
  counts() {
    const report = readReport(unitReport);
    return report && { passed: report.numPassedTests, failed: report.numFailedTests };
  },
};
/** @type {Step[]} */
const otherChecks = [
  { title: 'Lint', command: [toolFile('eslint'), '.', '--max-warnings', '0'] },
  { title: 'Format', command: [toolFile('prettier'), '--check', '.'] },
  { title: 'Unused files, exports and dependencies; circles', command: [toolFile('knip')] },
  { title: 'Content', command: [script('content-check.mjs')] },
];
/** @type {Step} */
const browserTests = {
  title: 'Tests in Chromium',
  command: [
    ...[toolFile('playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts'],
    '--reporter=list,json',
  ],
  counts() {
    const stats = readReport(browserReport)?.stats;
    return stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  },
};

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Runs a step, whose output comes in one piece at its end unless it is `live`. */
async function run({ title, command, counts = () => undefined }, { live = false } = {}) {
  const started = Date.now();
  if (live) console.log(`\n── ${title} ──\n`);
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const ok = (await new Promise((resolve) => child.once('close', resolve))) === 0;
  if (!live) {
    console.log(`\n── ${title}, ${Math.round((Date.now() - started) / 1000)} s ──\n\n${output.trim()}`);
  }
  const { passed, failed } = counts() ?? { passed: ok ? 1 : 0, failed: 0 };
  // One that ends badly without a failed test, as by a crash, counts as one failure.
  return { title, passed, failed: ok ? failed : Math.max(failed, 1) };
}

async function runInTurn(steps) {
  const results = [];
  for (const step of steps) results.push(await run(step));
  return results;
}

const results = [await run(media)];
const lanes = await Promise.all([runInTurn([build]), runInTurn([unitTests, ...otherChecks])]);
results.push(...lanes.flat());
const isBuilt = results.some(({ title, failed }) => title === build.title && failed === 0);
results.push(
  isBuilt ? await run(browserTests, { live: true }) : { title: browserTests.title, passed: 0, failed: 1 },
);

console.log('');
for (const { title, passed, failed } of results)
  console.log(`${failed ? 'FAILED' : 'ok    '}  ${title}: ${passed} passed, ${failed} failed`);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') ? 1 : 0;
