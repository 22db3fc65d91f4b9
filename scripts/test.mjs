import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, toolFile, typeScript } from './run.mjs';

/*
 * npm test runs every check, even after one has failed. The checks without a browser run in parallel with the build,
 * which the browser tests need. The last line of the output is `N passed, N failed`.
 */

const results = path.join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const unitReport = path.join(results, 'unit.json');
const browserReport = path.join(results, 'e2e.json');

/**
 * @typedef {object} Check
 * @property {string} title
 * @property {string[]} command JavaScript file and its arguments
 * @property {() => { passed: number, failed: number } | undefined} [counts] its tests; without it the check counts as one
 */

const script = (name) => path.join(root, 'scripts', name);

/** @type {Check} */
const media = { title: 'Pictures and films', command: [...typeScript, script('make-media.ts')] };
/** It also checks the types of all files, tests included, and the content. @type {Check} */
const build = { title: 'Content, types and build', command: [script('build.mjs')] };
/** @type {Check[]} */
const checksWithoutBuild = [
  {
    title: 'Unit tests',
    command: [
      ...[toolFile('vitest'), 'run', '--config', 'tests/unit/vitest.config.ts'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    ],
    counts() {
      const report = readJson(unitReport);
      return report && { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  },
  { title: 'Lint', command: [toolFile('eslint'), '.', '--max-warnings', '0'] },
  { title: 'Format', command: [toolFile('prettier'), '--check', '.'] },
  { title: 'Unused files, exports and dependencies; import cycles', command: [toolFile('knip')] },
];
/** @type {Check} */
const browserTests = {
  title: 'Tests in Chromium',
  command: [
    ...[toolFile('playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts'],
    '--reporter=list,json',
  ],
  counts() {
    const stats = readJson(browserReport)?.stats;
    return stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  },
};

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Runs a check. Its output is printed when it ends, so that parallel checks do not mix, or at once if `isLive`. */
async function run({ title, command, counts = () => undefined }, { isLive = false } = {}) {
  const startMs = Date.now();
  if (isLive) console.log(`\n── ${title} ──\n`);
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const isOk = (await new Promise((resolve) => child.once('close', resolve))) === 0;
  const seconds = Math.round((Date.now() - startMs) / 1000);
  if (!isLive) console.log(`\n── ${title} ──\n\n${output.trim()}`);
  const { passed, failed } = counts() ?? { passed: isOk ? 1 : 0, failed: 0 };
  // A check that crashes without a failed test counts as one failure.
  return { title, seconds, passed, failed: isOk ? failed : Math.max(failed, 1) };
}

async function runInTurn(checks) {
  const all = [];
  for (const check of checks) all.push(await run(check));
  return all;
}

const mediaResult = await run(media);
const [buildResult, otherResults] = await Promise.all([run(build), runInTurn(checksWithoutBuild)]);
const browserResult =
  buildResult.failed === 0
    ? await run(browserTests, { isLive: true })
    : { title: browserTests.title, seconds: 0, passed: 0, failed: 1 };

const all = [mediaResult, buildResult, ...otherResults, browserResult];
console.log('');
for (const { title, seconds, passed, failed } of all)
  console.log(`${failed ? 'FAILED' : 'ok    '}  ${title} (${seconds} s): ${passed} passed, ${failed} failed`);
const sum = (key) => all.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') ? 1 : 0;
