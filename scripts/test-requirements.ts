import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../tests/support/chromium';
import { findProgram, hasArial } from '../tests/support/programs';

/* `npm test` installs the programs that it needs and does not find, if it may do so without a password. */

/** The command that installs packages as root, or null if that needs a password or there is no apt-get. */
function aptGet(): string[] | null {
  if (!findProgram(['apt-get'])) return null;
  if (process.getuid?.() === 0) return ['apt-get'];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', '-E', 'apt-get'] : null;
}

/** Installs packages of Debian or Ubuntu, if that is possible here. @returns whether it was */
function installPackages(names: string[]): boolean {
  const command = aptGet();
  if (!command) return false;
  const run = (...args: string[]) => {
    const [program = '', ...others] = [...command, ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(program, others, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  };
  run('update');
  return run('install', '-y', '--no-install-recommends', ...names);
}

/** The error with which the browser fails to start, or null if the browser starts. */
async function startError(): Promise<string | null> {
  try {
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
    await browser.close();
    return null;
  } catch (error) {
    return String(error);
  }
}

/**
 * Finds a Chromium, or tries to install Playwright's and then the system's. @returns null, or why no Chromium starts
 */
export async function provideChromium(): Promise<string | null> {
  if (!findChromium() && (await startError())) {
    console.log("\nThere is no Chromium in the PATH: installing Playwright's.\n");
    const withLibraries = aptGet() ? '--with-deps' : '';
    spawnSync(`npx playwright install --only-shell ${withLibraries} chromium`, {
      shell: true,
      stdio: 'inherit',
    });
    if (await startError()) {
      console.log("\nPlaywright's Chromium does not start here: installing the system's.\n");
      if (!installPackages(['chromium-headless-shell'])) installPackages(['chromium']);
    }
  }
  return startError();
}

/** Installs what some tests need and this machine lacks. These tests are skipped if that fails. */
export function providePrograms(): void {
  const missing = ['redis-server', 'openssl'].filter((name) => !findProgram([name]));
  if (!hasArial()) missing.push('fonts-liberation');
  // Where systemd runs, Debian's nginx would start a public server. There, developers install it themselves.
  if (!findProgram(['nginx']) && !existsSync('/run/systemd/system')) missing.push('nginx');
  if (missing.length > 0) installPackages(missing);
}
