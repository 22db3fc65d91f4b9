import 'server-only';
import { once } from 'node:events';
import { Redis } from 'ioredis';

/**
 * How long an answer, and the first connection, is waited for, in milliseconds. A process that has just started may be
 * busy with itself for more than a second while the answer lies there unread.
 */
const patience = 1800;

/** The same for a connection that was just lost. */
const patienceOnceLost = 800;

export interface RedisConnection {
  client: Redis;
  /** Resolves when commands can be sent. @throws at once where Redis has been out of reach for longer than that. */
  ready(): Promise<void>;
}

/**
 * One connection for the whole process, which comes back by itself. Nothing queues behind a Redis that is out of reach:
 * the visitor is waiting.
 * @param tell hears when Redis goes out of reach and when it is back.
 */
export function connectRedis(url: string, tell: (state: 'lost' | 'back') => void): RedisConnection {
  const client = new Redis(url, {
    connectTimeout: 5000,
    commandTimeout: patience,
    // A server that is silent is as good as gone; a new connection may find another one.
    socketTimeout: patience,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
  });
  // Each message that waits for the connection listens.
  client.setMaxListeners(0);
  let giveUpAt = performance.now() + patience;
  let state: 'lost' | 'back' = 'back';
  let wasReady = false;

  client.on('ready', () => {
    wasReady = true;
    if (state === 'lost') tell((state = 'back'));
  });
  client.on('close', () => {
    if (wasReady) giveUpAt = performance.now() + patienceOnceLost;
    wasReady = false;
    if (state === 'back') tell((state = 'lost'));
  });
  // Every failed attempt; what is worth telling comes with 'close'.
  client.on('error', () => undefined);

  return {
    client,
    async ready() {
      if (client.status === 'ready') return;
      const rest = giveUpAt - performance.now();
      if (rest <= 0) throw new Error('Redis is out of reach.');
      await once(client, 'ready', { signal: AbortSignal.timeout(Math.ceil(rest)) });
    },
  };
}
