import { chromium } from 'playwright';
import { chromiumArgs } from '../../scripts/find-chromium.mjs';

/** How many times slower than this machine's processor the phone's is. */
export const slowdown = 4;

const phone = {
  ignoreHTTPSErrors: true,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-ES',
};

/** @param {string} chromiumPath */
export function launchBrowser(chromiumPath) {
  return chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumArgs, '--ignore-certificate-errors'],
  });
}

/**
 * A page of a slowed phone with nothing in its cache. Close its context when done.
 * @param {import('playwright').Browser} browser
 */
export async function openPhone(browser) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
