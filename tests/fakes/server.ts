import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/server.mjs';
import { emptyFolder } from './folders';

const root = fileURLToPath(new URL('../..', import.meta.url));
const next = path.join(root, 'node_modules/next/dist/bin/next');
const startTimeoutMs = 60_000;

export interface Site {
  url: string;
  outbox: string;
  /** Names of the messages in the outbox. */
  stored: () => Promise<string[]>;
  /** What the server has written so far. */
  output: () => string;
  /** Of that, what went to standard error. */
  errors: () => string;
  /** Shuts the server down, or kills it with SIGKILL. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Asks until the answer satisfies. @throws with the last answer after `timeoutMs` */
export async function eventually<Value>(
  ask: () => Promise<Value> | Value,
  satisfies: (value: Value) => boolean,
  timeoutMs = 15_000,
): Promise<Value> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await ask();
    if (satisfies(value)) return value;
    if (Date.now() > end) throw new Error(`Timed out; the last answer was ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/robots.txt`)).status < 500;
  } catch {
    return false;
  }
}

/**
 * Serves the production build on a free port, with an outbox of its own unless `env` names one. Limiter off by default.
 * @throws when the server ends instead of answering; its output is in the message.
 */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const outbox = env.OUTBOX_DIR ?? (await emptyFolder());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: root,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      CONTACT_RATE_LIMIT: 'off',
      CONTACT_FROM: 'Web <web@example.com>',
      CONTACT_TO: 'equipo@example.com',
      ...env,
      OUTBOX_DIR: outbox,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => {
    output += data;
    errors += data;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);

  await eventually(async () => child.exitCode !== null || (await answers(url)), Boolean, startTimeoutMs);
  if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output}`);
  return {
    url,
    outbox,
    stored: async () => (await readdir(outbox)).filter((name) => name.endsWith('.eml')),
    output: () => output,
    errors: () => errors,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
      process.off('exit', kill);
    },
  };
}
