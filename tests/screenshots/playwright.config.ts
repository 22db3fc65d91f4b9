import { defineConfig } from 'playwright/test';
import { root } from '../../scripts/run';
import base, { webServer } from '../e2e/playwright.config';

process.env.CONTENT_DIR = 'lib/content';
process.chdir(root);

/* `npm run screenshots [-- -g galeria]` takes screenshots of the existing build (`npm run build`). */
export default defineConfig({
  ...base,
  testDir: '.',
  webServer: { ...webServer, cwd: root },
  projects: [{ name: 'chromium' }],
});
