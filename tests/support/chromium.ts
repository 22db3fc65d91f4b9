import { findProgram } from './programs';

/**
 * Chromium does not run as root with its sandbox, and /dev/shm is small in containers. Without hinting, text is as wide
 * as on phones. The other arguments stop background traffic.
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
 * The path of a Chromium, from CHROMIUM_PATH or found in the PATH. If it is undefined, Playwright uses its own. The
 * headless shell is preferred, because it needs half the processor time of the full browser.
 */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || findProgram(['chromium-headless-shell', 'chromium']);
}
