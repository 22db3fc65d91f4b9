import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/server.mjs';
import { findProgram } from '../../scripts/find-program.mjs';
import { NotTried, launch, temporaryFolder } from './process.mjs';

const startTimeout = 20_000;

/** Methods and paths below the session of the commands of page.mjs. */
const commands = {
  navigate: () => ['POST', 'url'],
  resize: () => ['POST', 'window/rect'],
  script: () => ['POST', 'execute/async'],
  click: ({ id }) => ['POST', `element/${id}/click`],
  actions: () => ['POST', 'actions'],
  tab: () => ['GET', 'window'],
  newTab: () => ['POST', 'window/new'],
  showTab: () => ['POST', 'window'],
  closeTab: () => ['DELETE', 'window'],
};

/** Settles with the promise, or fails as not tried. */
function soon(promise, problem) {
  return Promise.race([
    promise,
    delay(startTimeout, undefined, { ref: false }).then(() => {
      throw new NotTried(problem);
    }),
  ]);
}

/**
 * The display to show the browser on: the machine's own, or an Xvfb of its own.
 * @returns {Promise<{ display: string, stop: () => unknown }>}
 */
async function openDisplay() {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY, stop: () => {} };
  const file = findProgram(['Xvfb']);
  if (!file) throw new NotTried('no display and no Xvfb (Debian: apt-get install xvfb)');
  const { child, stop } = launch(
    file,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = new Promise((resolve) => child.stdio[3].once('data', resolve));
  const ended = new Promise((resolve, reject) =>
    child.once('exit', (code) => reject(new NotTried(`Xvfb ended with ${code}`))),
  );
  ended.catch(() => {});
  const display = await soon(Promise.race([number, ended]), 'Xvfb did not start');
  return { display: `:${String(display).trim()}`, stop };
}

/** One request of classic WebDriver; the answer's value. */
async function request(method, url, body) {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function ready(address) {
  for (;;) {
    const status = await request('GET', `${address}/status`).catch(() => undefined);
    if (status?.ready) return;
    await delay(100);
  }
}

/**
 * WebKitGTK's own small browser, through its driver. Its sessions keep nothing.
 * @returns {Promise<import('./page.mjs').Engine>}
 * @throws {NotTried} when there is none that starts
 */
export async function startWebKit() {
  const file = findProgram(['WebKitWebDriver']);
  if (!file)
    throw new NotTried('no WebKitWebDriver on this machine (Debian: apt-get install webkit2gtk-driver)');
  const screen = await openDisplay();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const driver = launch(file, [`--port=${port}`], {
    env: { DISPLAY: screen.display, HOME: temporaryFolder(), NO_AT_BRIDGE: '1', GDK_BACKEND: 'x11' },
  });
  await soon(ready(address), 'its driver did not answer');
  const session = await soon(
    request('POST', `${address}/session`, {
      // page.mjs waits for a page by itself, also for one whose scripts are held back.
      capabilities: {
        alwaysMatch: { pageLoadStrategy: 'none', timeouts: { script: 60_000, pageLoad: 60_000 } },
      },
    }).catch((error) => {
      throw new NotTried(`no session: ${error.message}`);
    }),
    'it opened no session',
  );
  const base = `${address}/session/${session.sessionId}`;
  return {
    version: `${session.capabilities.browserName} ${session.capabilities.browserVersion}`,
    send: (command, parameters) => {
      const [method, path] = commands[command](parameters);
      return request(method, `${base}/${path}`, parameters);
    },
    stop: async () => {
      await request('DELETE', base).catch(() => {});
      await driver.stop();
      await screen.stop();
    },
  };
}
