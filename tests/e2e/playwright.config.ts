import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from 'playwright/test';
import { chromiumArgs } from '../../scripts/find-chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/*
 * `npm run test:e2e` (scripts/test-e2e.mjs) builds what is missing, finds a Chromium and sets free ports. These stand
 * in for it where another tool, an editor for example, reads this file. Workers inherit them.
 */
process.env.SITE_PORT ??= '3210';
process.env.BLANK_PORT ??= '3211';
process.env.OUTBOX_DIR ??= path.join(tmpdir(), 'outbox-e2e');
const {
  SITE_PORT: sitePort,
  BLANK_PORT: blankPort,
  OUTBOX_DIR: outbox,
  CHROMIUM_PATH: chromiumPath,
} = process.env;

function server(port: string, cwd: string, env: Record<string, string> = {}) {
  return {
    command: `node "${root}node_modules/next/dist/bin/next" start -H 127.0.0.1 -p ${port}`,
    url: `http://127.0.0.1:${port}/`,
    cwd,
    env: { NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdout: 'ignore' as const,
    timeout: 120_000,
  };
}

export default defineConfig({
  testDir: '.',
  outputDir: `${root}test-results/e2e`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More than processors: some tests wait for a provider, and leave theirs to others.
  workers: 3,
  retries: 0,
  // Generous: a busy machine is no reason to fail.
  timeout: 60_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  reporter: 'list',
  webServer: [
    server(sitePort, root, { OUTBOX_DIR: outbox, CONTACT_RATE_LIMIT: 'off' }),
    server(blankPort, `${root}tests/blank-app`),
  ],
  use: {
    baseURL: `http://127.0.0.1:${sitePort}`,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    // Still, unless a test is about motion: a page whose film plays takes a machine three times the work.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromiumPath,
      // No name is resolved: a test that leaves this machine fails.
      args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
    },
  },
  // A test runs on the desktop, unless tagged @phone (only on the phone) or @everywhere (on both).
  projects: [
    { name: 'desktop', grepInvert: /@phone\b/, use: { ...devices['Desktop Chrome'] } },
    {
      name: 'phone',
      grep: /@(phone|everywhere)\b/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
