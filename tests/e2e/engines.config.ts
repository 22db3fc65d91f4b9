import { defineConfig, devices } from 'playwright/test';
import base from './playwright.config';

/*
 * `npm run engines [-- --project webkit]` runs the tests tagged @everywhere or @engines in Playwright's Firefox and
 * WebKit (`npx playwright install --with-deps firefox webkit`).
 */
export default defineConfig({
  ...base,
  grep: /@(everywhere|engines)\b/,
  use: { ...base.use, launchOptions: {} },
  projects: [
    { name: 'firefox', use: devices['Desktop Firefox'] },
    { name: 'webkit', use: devices['Desktop Safari'] },
  ],
});
