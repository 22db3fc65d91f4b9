import { findProgram, runTool } from './run.mjs';

/** Chromium refuses its sandbox to root, and /dev/shm is small in containers. The others stop its background traffic. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * CHROMIUM_PATH, else a Chromium from the PATH, else Playwright's own, which is downloaded if it is missing.
 * The headless shell needs half the processor time of the full browser, so it is preferred.
 * @returns {string | undefined} path of the executable; undefined for Playwright's own
 */
export function findChromium() {
  const file = process.env.CHROMIUM_PATH || findProgram(['chromium-headless-shell', 'chromium']);
  if (!file) runTool('playwright', ['install', '--only-shell', 'chromium']);
  return file;
}
