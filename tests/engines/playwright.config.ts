import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { findProgram } from '../../scripts/run.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outputDir = `${root}test-results/engines`;

// WebKitGTK has no headless mode.
const needsDisplay = !process.env.DISPLAY && findProgram(['Xvfb']);

/*
 * `npm run engines [-- --project firefox]`: the main errands in the installed Chromium, Firefox and WebKitGTK.
 * Playwright runs the tests; it cannot drive unmodified browsers, so puppeteer and selenium do.
 */
export default defineConfig({
  testDir: '.',
  outputDir,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  reporter: 'list',
  // Set by webServer.wait.
  use: { baseURL: process.env.SITE_ADDRESS },
  webServer: [
    {
      // Built for an https address and served without TLS, as `npm run preview` may be: pages must not insist on https.
      command: 'node scripts/build.mjs && node node_modules/next/dist/bin/next start -H 127.0.0.1 -p 0',
      cwd: root,
      env: {
        SITE_URL: 'https://www.example.com',
        OUTBOX_DIR: `${outputDir}/outbox`,
        CONTACT_RATE_LIMIT: 'off',
      },
      wait: { stdout: /Local: +(?<site_address>http:\S+)/ },
      timeout: 5 * 60_000,
    },
    ...(needsDisplay
      ? [{ command: 'Xvfb -displayfd 1 -screen 0 1600x1200x24', wait: { stdout: /(?<virtual_display>\d+)/ } }]
      : []),
  ],
  projects: [{ name: 'chromium' }, { name: 'firefox' }, { name: 'webkit' }],
});
