import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Builder, Key, Origin } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { findProgram } from '../../scripts/run.mjs';

/** Runs in the page. */
const isParsed = (address) => document.URL === address && document.readyState !== 'loading';

/**
 * Starts WebKitGTK's MiniBrowser by its WebDriver. Each session starts without stored data.
 * @param {import('./visitor').Settings} settings
 * @param {string} configFolder where GTK's settings are written
 * @returns {Promise<import('./visitor').Browser | string>} or what is missing
 */
export async function startWebKit({ javaScript, reducedMotion }, configFolder) {
  const executable = findProgram(['WebKitWebDriver']);
  if (!executable) return 'no WebKitWebDriver (Debian: apt-get install webkit2gtk-driver)';
  const { DISPLAY, VIRTUAL_DISPLAY } = process.env;
  if (!DISPLAY && !VIRTUAL_DISPLAY) return 'no display (Debian: apt-get install xvfb)';

  const environment = { ...process.env, DISPLAY: DISPLAY ?? `:${VIRTUAL_DISPLAY}` };
  if (reducedMotion) {
    mkdirSync(path.join(configFolder, 'gtk-3.0'), { recursive: true });
    writeFileSync(
      path.join(configFolder, 'gtk-3.0', 'settings.ini'),
      '[Settings]\ngtk-enable-animations=0\n',
    );
    environment.XDG_CONFIG_HOME = configFolder;
  }
  const service = new DriverService.Builder(executable).setLoopback(true).setEnvironment(environment).build();
  const server = await service.start();
  return {
    close: () => service.kill(),
    async openTab() {
      const driver = await new Builder()
        .usingServer(server)
        .withCapabilities({
          browserName: 'MiniBrowser',
          // Other strategies wait for scripts that a test holds back.
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': {
            args: ['--automation', `--enable-javascript-markup=${javaScript}`],
          },
        })
        .build();
      return {
        async goto(address) {
          await driver.get(address);
          // A script is aborted with an error when the navigation starts.
          await driver.wait(() => driver.executeScript(isParsed, address).catch(() => false), 20_000);
        },
        evaluate: (task, ...args) => driver.executeScript(task, ...args),
        click: (point) =>
          driver
            .actions()
            .move({ ...point, origin: Origin.VIEWPORT })
            .click()
            .perform(),
        press: (key) => driver.actions().sendKeys(Key[key.toUpperCase()]).perform(),
        type: (text) => driver.actions().sendKeys(text).perform(),
        resize: (width, height) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
        close: () => driver.quit(),
      };
    },
  };
}
