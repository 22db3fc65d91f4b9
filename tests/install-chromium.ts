import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from './support/chromium';

/*
 * Installs Playwright's Chromium if none starts here, or Debian's if that one does not start either. Packages are
 * installed only if that needs no password.
 */

async function startsChromium(): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function run(command: string): void {
  console.log(`No Chromium starts here. Trying to install one: ${command}`);
  spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
}

const isRoot = process.getuid?.() === 0;
const mayInstallPackages = isRoot || spawnSync('sudo', ['-n', 'true']).status === 0;
const aptGet = isRoot ? 'apt-get' : 'sudo -n apt-get';

if (!(await startsChromium()))
  run(`npx playwright install --only-shell ${mayInstallPackages ? '--with-deps ' : ''}chromium`);
if (mayInstallPackages && !(await startsChromium())) run(`${aptGet} update && ${aptGet} install -y chromium`);
if (!(await startsChromium())) {
  console.error('No Chromium starts here. Install one (the package `chromium`) or set CHROMIUM_PATH.');
  process.exitCode = 1;
}
