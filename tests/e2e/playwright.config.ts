import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from 'playwright/test';
import { chromiumArgs } from '../../scripts/find-chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Set by scripts/test-e2e.mjs, which also builds what is to be served: start the tests with `npm run test:e2e`. */
function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Start the browser tests with: npm run test:e2e`);
  return value;
}

const sitePort = given('SITE_PORT');
const blankPort = given('BLANK_PORT');

function server(port: string, cwd: string, env: Record<string, string> = {}) {
  return {
    command: `node "${root}node_modules/next/dist/bin/next" start -H 127.0.0.1 -p ${port}`,
    url: `http://127.0.0.1:${port}/`,
    cwd,
    env: { NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdout: 'ignore' as const,
    timeout: 60_000,
  };
}

export default defineConfig({
  testDir: '.',
  outputDir: `${root}test-results/e2e`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: 'list',
  webServer: [
    server(sitePort, root, { OUTBOX_DIR: given('OUTBOX_DIR'), CONTACT_RATE_LIMIT: 'off' }),
    server(blankPort, `${root}tests/blank-app`),
  ],
  use: {
    baseURL: `http://127.0.0.1:${sitePort}`,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: given('CHROMIUM_PATH'),
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
