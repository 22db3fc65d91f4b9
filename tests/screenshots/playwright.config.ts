import { defineConfig } from 'playwright/test';
import base from '../e2e/playwright.config';

process.env.CONTENT_DIR = 'lib/content';

/* `npm run screenshots [-- -g galeria]` takes screenshots of the existing build (`npm run build`). */
export default defineConfig({ ...base, testDir: '.', projects: [{ name: 'chromium' }] });
