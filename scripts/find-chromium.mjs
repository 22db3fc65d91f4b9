import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findProgram } from './find-program.mjs';
import { runTool } from './run.mjs';

/** No traffic of the browser's own; without a sandbox when root, who may not use one; /dev/shm is tiny in containers. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const installTimeout = 5 * 60 * 1000;
/** Chromium without a window's worth of work around the page: what Playwright itself runs where no window is asked for. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const systemShell = () => findProgram([shell]);

const systemChromium = () => findProgram(names, applications);

function playwrightChromium() {
  const file = chromium.executablePath();
  if (!existsSync(file)) runTool('playwright', ['install', 'chromium'], { timeout: installTimeout });
  return existsSync(file) ? file : undefined;
}

function debianChromium() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: installTimeout,
  };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  return systemChromium();
}

/** Tried in this order; the later ones download something. */
const sources = {
  CHROMIUM_PATH: () => process.env.CHROMIUM_PATH,
  'a system Chromium': systemChromium,
  "Playwright's own download": playwrightChromium,
  "Debian's package": debianChromium,
};

async function launchProblem(executablePath) {
  try {
    const browser = await chromium.launch({ executablePath, args: chromiumArgs });
    await browser.close();
    return undefined;
  } catch (error) {
    return error.message.split('\n')[0];
  }
}

/**
 * A Chromium that starts on this machine; installs one where there is none.
 * @param {{ light?: boolean }} [options] light: its headless shell before a whole browser, where there is one; tests
 *   take two thirds of the time in it
 * @returns {Promise<string>} path of the executable
 * @throws {Error} that lists what was tried, when none works
 */
export async function findChromium({ light = false } = {}) {
  const tried = [];
  const { CHROMIUM_PATH, ...others } = sources;
  const ordered = { CHROMIUM_PATH, ...(light && { 'a system headless shell': systemShell }), ...others };
  for (const [name, find] of Object.entries(ordered)) {
    const file = find();
    const problem = file ? await launchProblem(file) : 'not there';
    if (!problem) return file;
    tried.push(`  ${name}: ${[file, problem].filter(Boolean).join(': ')}`);
  }
  throw new Error(
    `No Chromium that starts was found. Install one, or name it in CHROMIUM_PATH. Tried:\n${tried.join('\n')}`,
  );
}
