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

/**
 * CHROMIUM_PATH, a Chromium of this system, or Playwright's own, which is downloaded where it is missing. The headless
 * shell comes first: it takes half of a whole browser's processor time.
 * @returns {string | undefined} path of the executable; undefined for Playwright's own
 */
export function findChromium() {
  const file = process.env.CHROMIUM_PATH || findProgram(['chromium-headless-shell', 'chromium']);
  if (!file) runTool('playwright', ['install', '--only-shell', 'chromium']);
  return file;
}
