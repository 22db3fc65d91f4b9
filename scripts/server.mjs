import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { root, toolFile } from './run.mjs';

/**
 * A TCP port of 127.0.0.1 that nobody listens on.
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

const readyTimeout = 60_000;

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/**
 * Serves a built Next app on a free port of 127.0.0.1 and waits until it answers.
 * @param {string} [cwd] the app's folder
 * @param {Record<string, string>} [env] added to this process's own
 * @returns {Promise<{ url: string, pid: number, stop: () => void }>} url without a slash at the end
 * @throws {Error} when it ends early or does not answer within a minute
 */
export async function startServer(cwd = root, env = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [toolFile('next'), 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => server.kill();
  process.once('exit', stop);
  for (const start = Date.now(); Date.now() - start < readyTimeout; await delay(100)) {
    if (server.exitCode !== null) throw new Error(`next start in ${cwd} ended with ${server.exitCode}`);
    if (await answers(url)) return { url, pid: server.pid, stop };
  }
  stop();
  throw new Error(`next start in ${cwd} did not answer within a minute`);
}
