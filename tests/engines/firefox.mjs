import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram } from '../../scripts/find-program.mjs';
import { NotTried, launch, temporaryFolder } from './process.mjs';

const startTimeout = 60_000;

/** A port of Firefox's choice, nothing fetched that the site does not ask for. */
const preferences = {
  'marionette.port': 0,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,none',
};

/** Marionette's names of the commands of page.mjs. */
const commands = {
  navigate: 'WebDriver:Navigate',
  resize: 'WebDriver:SetWindowRect',
  script: 'WebDriver:ExecuteAsyncScript',
  click: 'WebDriver:ElementClick',
  actions: 'WebDriver:PerformActions',
  tab: 'WebDriver:GetWindowHandle',
  newTab: 'WebDriver:NewWindow',
  showTab: 'WebDriver:SwitchToWindow',
  closeTab: 'WebDriver:CloseWindow',
};

const programs = ['firefox-esr', 'firefox'];
const applications = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The port that Firefox writes into its profile once it listens. */
async function activePort(profile, browser) {
  const file = path.join(profile, 'MarionetteActivePort');
  for (const start = Date.now(); Date.now() - start < startTimeout; await delay(100)) {
    const port = existsSync(file) && Number(readFileSync(file, 'utf8'));
    if (port) return port;
    if (browser.exitCode !== null) throw new NotTried(`it ended with ${browser.exitCode} at its start`);
  }
  throw new NotTried('it opened no Marionette port within a minute');
}

/** Splits Marionette's stream, `<bytes>:<JSON>` again and again, into its messages. */
function messageReader(receive) {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.subarray(0, colon));
      if (rest.length < end) return;
      const message = JSON.parse(rest.subarray(colon + 1, end).toString());
      rest = rest.subarray(end);
      receive(message);
    }
  };
}

/**
 * Marionette over TCP: `[0, id, command, parameters]` there, `[1, id, error, result]` back.
 * @returns {Promise<{ call: (command: string, parameters?: object) => Promise<unknown>, close: () => void }>}
 */
async function connectMarionette(port) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map();
  const greeted = new Promise((resolve, reject) => {
    const fail = (error) => {
      reject(error);
      for (const call of waiting.values()) call.reject(error);
    };
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('Firefox has closed the connection')));
    socket.on(
      'data',
      messageReader((message) => {
        if (!Array.isArray(message)) return resolve(message);
        const [, id, error, result] = message;
        const call = waiting.get(id);
        waiting.delete(id);
        if (error) call?.reject(new Error(error.message));
        else call?.resolve(result && 'value' in result ? result.value : result);
      }),
    );
  });
  await greeted;

  let last = 0;
  function call(command, parameters = {}) {
    const id = (last += 1);
    const message = JSON.stringify([0, id, command, parameters]);
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  }
  return { call, close: () => socket.destroy() };
}

/**
 * A Firefox of this machine, without a window, in a fresh profile.
 * @returns {Promise<import('./page.mjs').Engine>}
 * @throws {NotTried} when there is none that starts
 */
export async function startFirefox() {
  const file = findProgram(programs, applications);
  if (!file) throw new NotTried('no Firefox on this machine (Debian: apt-get install firefox-esr)');
  const profile = temporaryFolder();
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const { child, stop } = launch(
    file,
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    // Firefox refuses a home that belongs to somebody else, as under sudo.
    { env: { HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' } },
  );
  const marionette = await connectMarionette(await activePort(profile, child));
  const session = await marionette.call('WebDriver:NewSession', {
    pageLoadStrategy: 'eager',
    timeouts: { script: 60_000, pageLoad: 60_000 },
  });
  return {
    version: `Firefox ${session.capabilities.browserVersion}`,
    send: (command, parameters) => marionette.call(commands[command], parameters),
    stop: async () => {
      marionette.close();
      await stop();
    },
  };
}
