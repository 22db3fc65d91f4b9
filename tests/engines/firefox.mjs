import puppeteer from 'puppeteer-core';
import { findProgram } from '../../scripts/find-program.mjs';

/**
 * The Firefox of this machine, without a window, by WebDriver BiDi.
 * @param {import('./visitor').Settings} settings
 * @returns {Promise<import('./visitor').Browser | string>} or what is missing
 */
export async function startFirefox({ javaScript, reducedMotion }) {
  const executablePath = findProgram(
    ['firefox-esr', 'firefox'],
    ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
  );
  if (!executablePath) return 'no Firefox (Debian: apt-get install firefox-esr)';
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'javascript.enabled': javaScript,
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    },
  });
  return {
    close: () => browser.close(),
    async openTab() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        goto: (address) => page.goto(address, { waitUntil: 'domcontentloaded' }),
        evaluate: (task, ...args) => page.evaluate(task, ...args),
        click: ({ x, y }) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        resize: (width, height) => page.setViewport({ width, height }),
        close: () => context.close(),
      };
    },
  };
}
