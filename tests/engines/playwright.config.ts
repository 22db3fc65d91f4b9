import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { findProgram } from '../../scripts/find-program.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outputDir = `${root}test-results/engines`;

const needsDisplay = !process.env.DISPLAY && findProgram(['Xvfb']);

/*
 * `npm run engines [-- --project firefox]`: the main errands in the Firefox and the WebKit of this machine. Playwright
 * runs the tests; it cannot drive these browsers, so puppeteer-core and selenium-webdriver do.
 */
export default defineConfig({
  testDir: '.',
  outputDir,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  reporter: 'list',
  // The server's address is known once it runs.
  use: { baseURL: process.env.SITE_ADDRESS },
  webServer: [
    {
      // Built for an https address and served without TLS, as by `npm run preview`: a page must not insist on https.
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
    // WebKitGTK has no mode without a window.
    ...(needsDisplay
      ? [{ command: 'Xvfb -displayfd 1 -screen 0 1600x1200x24', wait: { stdout: /(?<virtual_display>\d+)/ } }]
      : []),
  ],
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
