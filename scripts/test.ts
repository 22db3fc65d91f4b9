import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './run';
import { provideChromium, providePrograms } from './test-requirements';

/*
 * npm test runs every check, even after one has failed. Browser tests need the build; the other checks run while the
 * site is being built. The last line of the output is `N passed, N failed`.
 */

process.chdir(root);
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
const unitReport = 'test-results/unit.json';
const browserReport = path.resolve('test-results/e2e.json');

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Check {
  title: string;
  /** What `npm run` runs. */
  script: string;
  /** Reads how many tests passed and failed. A check without this function counts as one test. */
  counts?: () => Counts | undefined;
}

interface Result extends Counts {
  title: string;
  /** How long the check took, or why it did not run. */
  note: string;
}

function readJson(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The build also checks the types of all files, tests included. */
const build: Check = { title: 'Types and build', script: 'build:test' };
const checksWithoutBuild: Check[] = [
  {
    title: 'Unit tests',
    script: `test:unit -- --reporter=default --reporter=json --outputFile.json=${unitReport}`,
    counts() {
      const report = readJson(unitReport);
      return (
        report && {
          passed: report.numPassedTests,
          failed: report.numFailedTests,
          skipped: report.numPendingTests,
        }
      );
    },
  },
  { title: 'Content of the site', script: 'content:check' },
  { title: 'Lint', script: 'lint' },
  { title: 'Format', script: 'format:check' },
  { title: 'Unused files, exports and dependencies; import cycles', script: 'unused' },
];
const browserTests: Check = {
  title: 'Tests in Chromium',
  script: 'test:e2e -- --reporter=list,json',
  counts() {
    const stats = readJson(browserReport)?.stats;
    return (
      stats && {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      }
    );
  },
};

/** Runs a check. Its output is printed when the check ends, so that parallel checks do not mix, or at once if `isLive`. */
async function run({ title, script, counts }: Check, { isLive = false } = {}): Promise<Result> {
  const startMs = Date.now();
  if (isLive) console.log(`\n── ${title} ──\n`);
  const child = spawn(`npm run ${script}`, {
    shell: true,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const isOk = (await new Promise((resolve) => child.once('close', resolve))) === 0;
  if (!isLive) console.log(`\n── ${title} ──\n\n${output.trim()}`);
  const { passed, failed, skipped } = counts?.() ?? { passed: isOk ? 1 : 0, failed: 0, skipped: 0 };
  return {
    title,
    note: `${Math.round((Date.now() - startMs) / 1000)} s`,
    passed,
    // A check that crashes without a failed test counts as one failure.
    failed: isOk ? failed : Math.max(failed, 1),
    skipped,
  };
}

async function runInTurn(checks: Check[]): Promise<Result[]> {
  const all: Result[] = [];
  for (const check of checks) all.push(await run(check));
  return all;
}

providePrograms();
const browserError = await provideChromium();
const [buildResult, otherResults] = await Promise.all([run(build), runInTurn(checksWithoutBuild)]);

async function runBrowserTests(): Promise<Result> {
  const { title } = browserTests;
  if (browserError) {
    const advice =
      'no Chromium starts here: install one (`npx playwright install --with-deps chromium`, or the package `chromium`) or set CHROMIUM_PATH';
    console.log(`\n── ${title} ──\n\n${browserError}`);
    return { title, note: advice, passed: 0, failed: 1, skipped: 0 };
  }
  if (buildResult.failed > 0)
    return { title, note: 'not run: the build failed', passed: 0, failed: 0, skipped: 0 };
  return run(browserTests, { isLive: true });
}

const all = [buildResult, ...otherResults, await runBrowserTests()];
console.log();
for (const { title, note, passed, failed, skipped } of all) {
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  const outcome = failed ? 'FAILED' : passed + skipped ? 'ok' : 'not run';
  console.log(`${outcome.padEnd(8)} ${title} (${note}): ${counts}`);
}
const sum = (key: keyof Counts) => all.reduce((total, result) => total + result[key], 0);
if (sum('skipped')) console.log(`\n${sum('skipped')} skipped`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') ? 1 : 0;
