import { readdir } from 'node:fs/promises';
import { startServer, type Server } from '../support/server';
import { emptyFolder } from './folders';

export interface Site extends Server {
  outbox: string;
  /** The names of the messages in the outbox. */
  stored: () => Promise<string[]>;
}

/** Repeats `ask` until its value satisfies. Only the time limit of the test ends the loop. */
export async function eventually<Value>(
  ask: () => Promise<Value> | Value,
  satisfies: (value: Value) => boolean,
): Promise<Value> {
  for (;;) {
    const value = await ask();
    if (satisfies(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/**
 * Serves the production build on a free port, with a new outbox unless `env` names one. The rate limit is off by
 * default.
 * @throws an error with the server's output if the server exits instead of answering
 */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const outbox = env.OUTBOX_DIR ?? emptyFolder();
  const server = await startServer({
    CONTACT_RATE_LIMIT: 'off',
    CONTACT_FROM: 'Web <web@example.com>',
    CONTACT_TO: 'equipo@example.com',
    ...env,
    OUTBOX_DIR: outbox,
  });
  return {
    ...server,
    outbox,
    stored: async () => (await readdir(outbox)).filter((name) => name.endsWith('.eml')),
  };
}
