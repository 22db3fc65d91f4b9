import { startServer, type Server } from '../support/server';
import { makeFolder } from './folders';

export type Site = Server;

/** Asks again until the answer passes the check. Only the time limit of the test ends the loop. */
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

/** Serves the production build with a new outbox and without the rate limit, unless `env` says otherwise. */
export const startSite = (env: Record<string, string> = {}): Promise<Site> =>
  startServer({
    CONTACT_RATE_LIMIT: 'off',
    CONTACT_FROM: 'Web <web@example.com>',
    CONTACT_TO: 'equipo@example.com',
    OUTBOX_DIR: env.OUTBOX_DIR ?? makeFolder(),
    ...env,
  });
