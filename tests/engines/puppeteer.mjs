import { chromium } from 'playwright';
import puppeteer from 'puppeteer-core';
import { chromiumArgs, findChromium } from '../../scripts/find-chromium.mjs';
import { findProgram } from '../../scripts/run.mjs';

/** @type {Record<string, (settings: import('./visitor').Settings) => import('puppeteer-core').LaunchOptions>} */
const launchOptions = {
  chromium: ({ reducedMotion }) => ({
    browser: 'chrome',
    executablePath: findChromium() ?? chromium.executablePath(),
    args: [...chromiumArgs, ...(reducedMotion ? ['--force-prefers-reduced-motion'] : [])],
  }),
  firefox: ({ javaScript, reducedMotion }) => ({
    browser: 'firefox',
    executablePath: findProgram(
      ['firefox-esr', 'firefox'],
      ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
    ),
    extraPrefsFirefox: {
      'javascript.enabled': javaScript,
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    },
  }),
};

/**
 * Starts Chromium (DevTools protocol) or Firefox (WebDriver BiDi) without a window.
 * @param {import('./visitor').Settings} settings
 * @param {'chromium' | 'firefox'} name
 * @returns {Promise<import('./visitor').Browser | string>} or what is missing
 */
export async function startWithPuppeteer(settings, name) {
  const options = launchOptions[name](settings);
  if (!options.executablePath) return 'no Firefox (Debian: apt-get install firefox-esr)';
  const browser = await puppeteer.launch(options);
  return {
    close: () => browser.close(),
    async openTab() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      // Firefox has it as a preference.
      if (name === 'chromium') await page.setJavaScriptEnabled(settings.javaScript);
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
