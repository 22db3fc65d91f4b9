import { spawn, type ChildProcess } from 'node:child_process';
import { Redis } from 'ioredis';
import { findProgram } from '../support/programs';
import { freePort } from '../support/server';
import { makeFolder } from './folders';
import { eventually } from './server';

/** Tests that need Redis are skipped if it is not installed. */
export const redisInstalled = findProgram(['redis-server']) !== undefined;

export type RealRedis = Awaited<ReturnType<typeof startRedis>>;

/** A Redis server on a free port that writes every command to its file. */
export async function startRedis() {
  const port = await freePort();
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', makeFolder()];
  const client = new Redis({ port, host: '127.0.0.1', lazyConnect: true });
  client.on('error', () => undefined);
  let server: ChildProcess | undefined;

  /** Starts the server. A second start finds the data in its file. */
  async function start(): Promise<void> {
    const child = spawn('redis-server', [...place, '--appendonly', 'yes', '--save', ''], { stdio: 'ignore' });
    server = child;
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    await eventually(
      () => client.ping().catch(() => ''),
      (answer) => answer === 'PONG',
    );
  }

  /** SIGKILL ends the server at once. After SIGSTOP it still runs, but does not answer. */
  async function stop(signal: NodeJS.Signals): Promise<void> {
    const child = server;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    if (signal === 'SIGSTOP') return;
    await ended;
    server = undefined;
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    client,
    /** All keys, and the stored messages, as text. */
    async contents() {
      const keys = await client.keys('*');
      const hashes = keys.filter((key) => key.endsWith('outbox')).map((key) => client.hgetall(key));
      return JSON.stringify([keys, await Promise.all(hashes)]);
    },
    start,
    stop,
    /** Lets the server continue after SIGSTOP. */
    resume: () => void server?.kill('SIGCONT'),
    async close() {
      client.disconnect();
      await stop('SIGKILL');
    },
  };
}
