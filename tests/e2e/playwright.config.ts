import { mkdirSync } from 'node:fs';
import { defineConfig, devices } from 'playwright/test';
import { nextFile, root } from '../../scripts/run';
import { chromiumArgs, findChromium } from '../support/chromium';
import { clearSettings, testContent, testSite } from '../support/test-site';

const outputDir = `${root}test-results/e2e`;

// Workers and servers inherit this environment and this working directory.
clearSettings();
process.env.CONTENT_DIR = testContent;
process.env.OUTBOX_DIR = `${outputDir}/outbox`;
mkdirSync(testSite, { recursive: true });
process.chdir(testSite);

export const webServer = {
  command: `node "${nextFile}" start -H 127.0.0.1 -p 0`,
  cwd: testSite,
  env: { NEXT_TELEMETRY_DISABLED: '1', CONTACT_RATE_LIMIT: 'off' },
  // Playwright sets SITE_ADDRESS to the text of the named group.
  wait: { stdout: /Local: +(?<site_address>http:\S+)/ },
};

/* `npm run test:e2e [-- arguments of Playwright]` tests the existing build of the tests' content (`npm run build:test`). */
export default defineConfig({
  testDir: '.',
  globalSetup: `${root}tests/e2e/support/require-build.ts`,
  outputDir,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 4,
  retries: 0,
  // The limits are long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: [['list'], ['json', { outputFile: `${root}test-results/e2e.json` }]],
  webServer,
  use: {
    baseURL: process.env.SITE_ADDRESS,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    // A playing film triples the work of a test, so the default is a page without motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      // No request may reach another machine.
      args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
    },
  },
  // Tests run on the desktop. Those tagged @phone run on the phone instead, those tagged @everywhere on both. Other
  // browsers run the tests tagged @everywhere or @engines (engines.config.ts).
  projects: [
    // Tests of the contact form mostly wait for its provider, so at most two workers run them.
    {
      name: 'contact',
      testMatch: 'contact-*.spec.ts',
      grepInvert: /@phone\b/,
      workers: 2,
      use: { ...devices['Desktop Chrome'] },
    },
    {
      name: 'desktop',
      testIgnore: 'contact-*.spec.ts',
      grepInvert: /@phone\b/,
      use: { ...devices['Desktop Chrome'] },
    },
    {
      name: 'phone',
      grep: /@(phone|everywhere)\b/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
