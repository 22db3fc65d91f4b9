import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { root, toolFile } from './run.mjs';

/**
 * A free TCP port of 127.0.0.1.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * @typedef {object} Server
 * @property {string} url without a slash at the end
 * @property {() => string} output everything it has written so far
 * @property {() => string} errors the part of it written to standard error
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop SIGTERM by default
 */

/**
 * Serves a built Next app on a free port of 127.0.0.1 and waits until it answers.
 * @param {string} [cwd] the app's folder
 * @param {Record<string, string>} [env] added to this process's environment
 * @returns {Promise<Server>}
 * @throws {Error} with the server's output when it exits instead
 */
export async function startServer(cwd = root, env = {}) {
  const child = spawn(process.execPath, [toolFile('next'), 'start', '-H', '127.0.0.1', '-p', '0'], {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);

  let output = '';
  let errors = '';
  child.stderr.on('data', (text) => {
    output += text;
    errors += text;
  });
  const url = await new Promise((resolve) => {
    child.once('close', () => resolve(undefined));
    child.stdout.on('data', (text) => {
      output += text;
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    });
  });
  // Next prints its address first and answers once it has started; a wrong setting ends it in between.
  const answers = url && (await fetch(`${url}/robots.txt`).catch(() => undefined));
  if (!answers) {
    kill();
    await closed;
    throw new Error(`next start in ${cwd} exited:\n${output}`);
  }
  return {
    url,
    output: () => output,
    errors: () => errors,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await closed;
      process.off('exit', kill);
    },
  };
}
