// Opens page.html in headless Chromium. Every request is intercepted and answered from disk, so nothing uses the network.
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { colors } from '../colors.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const types = { '.html': 'text/html', '.mjs': 'text/javascript', '.woff2': 'font/woff2' };

/** Loads page.html with the site's fonts. Returns { page, close }. */
export async function openPage() {
  const fonts = join(here, '../../app/fonts');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript((values) => {
    window.colors = values;
  }, colors);
  page.on('pageerror', (error) => console.error(error.message));
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname.startsWith('/fonts/') ? join(fonts, pathname.slice(7)) : join(here, pathname);
    try {
      await route.fulfill({ body: await readFile(file), contentType: types[extname(file)] ?? 'text/plain' });
    } catch {
      await route.fulfill({ status: 404 });
    }
  });
  await page.goto('http://faq.film/page.html');
  await page.waitForFunction(() => window.ready);
  return { page, close: () => browser.close() };
}
