import { findProgram } from './programs';

/**
 * Chromium refuses its sandbox to root, and /dev/shm is small in containers. Without hinting, text is as wide as on
 * phones. The others stop its background traffic.
 */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The path of a Chromium: CHROMIUM_PATH, or one from the PATH; undefined for Playwright's own. The headless shell needs
 * half the processor time of the full browser, so it is preferred.
 */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || findProgram(['chromium-headless-shell', 'chromium']);
}
