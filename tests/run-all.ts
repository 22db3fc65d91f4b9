import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { root } from '../scripts/run';
import { listMissingPackages } from './support/programs';

/*
 * npm test runs every check, even after one has failed. The tests in Chromium need the build; the other checks run while
 * the site is being built. The last line of the output is `N passed, N failed`.
 */

process.chdir(root);
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');
const buildLog = 'test-results/build.log';
const sum = { passed: 0, failed: 0, skipped: 0 };
const summary = [''];

/** Reads how many tests passed, failed and were skipped from a JSON report of Vitest or Playwright. */
function readReport(file: string): typeof sum {
  const { stats, ...unit } = JSON.parse(readFileSync(file, 'utf8'));
  return stats
    ? { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped }
    : { passed: unit.numPassedTests, failed: unit.numFailedTests, skipped: unit.numPendingTests };
}

/** Runs a command. If it writes no report, it counts as one test. @returns whether it exited with 0 */
async function check(title: string, command: string, report = ''): Promise<boolean> {
  console.log(`\n── ${title} ──\n`);
  const child = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  const isOk = (await once(child, 'close'))[0] === 0;
  const counts = existsSync(report) ? readReport(report) : { passed: Number(isOk), failed: 0, skipped: 0 };
  if (process.env.FORBID_SKIPPED_TESTS) counts.failed += counts.skipped;
  // A command that fails before any test has failed counts as one failure.
  if (!isOk) counts.failed = Math.max(counts.failed, 1);
  for (const key of ['passed', 'failed', 'skipped'] as const) sum[key] += counts[key];
  const { passed, failed, skipped } = counts;
  summary.push(
    `${failed ? 'FAILED' : 'ok'}  ${title}: ${passed} passed, ${failed} failed, ${skipped} skipped`,
  );
  return isOk;
}

async function checkWithoutBuild(): Promise<void> {
  await check('Unit tests', 'npm run test:unit', 'test-results/unit.json');
  await check('Content of the site', 'npm run content:check');
  await check('Lint', 'npm run lint');
  await check('Format', 'npm run format:check');
  await check('Unused files, exports and dependencies; import cycles', 'npm run unused');
}

const hasChromium = await check('Chromium for the tests', 'tsx tests/install-chromium.ts');
// The build's output would mix with that of the checks beside it.
const build = `npm run build:test > ${buildLog} 2>&1`;
const [isBuilt] = await Promise.all([check('Types and build', build), checkWithoutBuild()]);
if (!isBuilt) console.log(readFileSync(buildLog, 'utf8'));
if (hasChromium && isBuilt) await check('Tests in Chromium', 'npm run test:e2e', 'test-results/e2e.json');

const missing = listMissingPackages();
if (missing.length > 0) summary.push('', `Not installed, so some tests are skipped: ${missing.join(', ')}`);
console.log(`${summary.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed ? 1 : 0;
