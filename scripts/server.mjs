import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
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

/**
 * Serves a built Next app on a free port of 127.0.0.1.
 * @param {string} [cwd] the app's folder
 * @param {Record<string, string>} [env] added to this process's own
 * @returns {Promise<{ url: string, stop: () => void }>} url without a slash at the end
 * @throws {Error} when it does not start
 */
export async function startServer(cwd = root, env = {}) {
  const server = spawn(process.execPath, [toolFile('next'), 'start', '-H', '127.0.0.1', '-p', '0'], {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => server.kill();
  process.once('exit', stop);
  let output = '';
  for await (const text of server.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += text;
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
    if (!url) continue;
    server.stdout.resume();
    return { url, stop };
  }
  throw new Error(`next start in ${cwd} has ended: ${output}`);
}
