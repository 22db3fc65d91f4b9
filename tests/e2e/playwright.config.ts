import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from 'playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/find-chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outputDir = `${root}test-results/e2e`;

// Both are read again in each worker, which inherits the environment of the run.
process.env.CHROMIUM_PATH ??= findChromium() ?? '';
process.env.OUTBOX_DIR ??= `${outputDir}/outbox`;

/*
 * `npm run test:e2e [-- arguments of Playwright]`: against the production build that is there (`npm run build`).
 */
export default defineConfig({
  testDir: '.',
  outputDir,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // More than processors: some tests wait for a provider, and leave theirs to others.
  workers: 3,
  retries: 0,
  // Generous: a busy machine is no reason to fail.
  timeout: 60_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  reporter: 'list',
  webServer: {
    command: 'node node_modules/next/dist/bin/next start -H 127.0.0.1 -p 0',
    cwd: root,
    env: { NEXT_TELEMETRY_DISABLED: '1', CONTACT_RATE_LIMIT: 'off' },
    // Kept in the environment as SITE_ADDRESS.
    wait: { stdout: /Local: +(?<site_address>http:\S+)/ },
  },
  use: {
    baseURL: process.env.SITE_ADDRESS,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    // Still, unless a test is about motion: a page whose film plays takes a machine three times the work.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
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
