import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { blankApp, root, runScript, toolFile } from './run.mjs';

/*
 * npm test: every check, each one even when an earlier one failed; the last line is `N passed, N failed`. What needs no
 * browser runs in two lanes side by side, each check's output in one piece when it has ended; then the browser tests.
 */

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

/**
 * Runs JavaScript files in Node one after the other, until one ends badly.
 * @param {{ file: string, args?: string[], cwd?: string }[]} commands
 * @returns {Promise<{ ok: boolean, output: string }>} whether all ended well, and what they wrote
 */
async function runAll(commands) {
  let output = '';
  for (const { file, args = [], cwd = root } of commands) {
    const child = spawn(process.execPath, [file, ...args], {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    const code = await new Promise((resolve) => child.once('close', resolve));
    if (code !== 0) return { ok: false, output };
  }
  return { ok: true, output };
}

const tool = (name, ...args) => ({ file: toolFile(name), args });
const script = (name) => ({ file: path.join(root, 'scripts', name) });

function unitCounts(ok) {
  const report = readReport(unitReport);
  return testCounts(ok, { passed: report?.numPassedTests, failed: report?.numFailedTests });
}

const media = { title: 'Pictures and films', commands: [script('make-media.mjs')] };
/** It looks at the types of every file, the tests' included. */
const build = {
  title: 'Types and build',
  commands: [script('build.mjs'), { ...tool('next', 'build'), cwd: blankApp }],
};

const unitTests = {
  title: 'Unit tests',
  commands: [
    tool(
      'vitest',
      ...['run', '--config', 'tests/unit/vitest.config.ts'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    ),
  ],
  counts: unitCounts,
};

/** The longest first. */
const queue = [
  build,
  unitTests,
  { title: 'Lint', commands: [tool('eslint', '.', '--max-warnings', '0')] },
  { title: 'Format', commands: [tool('prettier', '--check', '.')] },
  { title: 'Unused files, exports and dependencies; circles', commands: [tool('knip')] },
  { title: 'Content', commands: [script('content-check.mjs')] },
];

const heading = (title, started) =>
  `\n── ${title}${started ? `, ${Math.round((Date.now() - started) / 1000)} s` : ''} ──\n`;

const results = [];

async function runStep({ title, commands, counts = check }) {
  const started = Date.now();
  const { ok, output } = await runAll(commands);
  console.log(heading(title, started));
  console.log(output.trim());
  results.push({ title, ok, ...counts(ok) });
}

async function runLane() {
  for (let step = queue.shift(); step; step = queue.shift()) await runStep(step);
}

function runBrowserTests() {
  console.log(heading('Tests in Chromium'));
  if (!results.some(({ title, ok }) => title === build.title && ok)) {
    console.log('Not run: there is no build to test.');
    return check(false);
  }
  const ok = runScript('test-e2e.mjs', ['--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  });
  const stats = readReport(browserReport)?.stats;
  return testCounts(ok, { passed: stats && stats.expected + stats.flaky, failed: stats?.unexpected });
}

await runStep(media);
await Promise.all([runLane(), runLane()]);
results.push({ title: 'Tests in Chromium', ...runBrowserTests() });

console.log('');
for (const { title, passed, failed } of results) {
  console.log(`${failed ? 'FAILED' : 'ok    '}  ${title}: ${passed} passed, ${failed} failed`);
}
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') ? 1 : 0;
