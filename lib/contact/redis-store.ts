import { once } from 'node:events';
import { Redis } from 'ioredis';
import { errorCode } from './log';
import type { Store } from './outbox';

/** Time limit for connecting, for a command, and for a connection on which nothing arrives. */
const timeoutMs = 2000;
const reconnectMs = 500;

/**
 * Opens the one connection of the process, which reconnects automatically. While Redis cannot be reached, commands fail
 * within `timeoutMs`.
 */
export function connectRedis(url: string): Redis {
  const client = new Redis(url, {
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    // A connection on which nothing arrives is replaced, because a new one may reach another server.
    socketTimeout: timeoutMs,
    maxRetriesPerRequest: 1,
    retryStrategy: () => reconnectMs,
  });
  // Without a listener ioredis prints an error at every attempt to reconnect. Our log has each command that fails.
  client.on('error', () => undefined);
  return client;
}

/** Waits for Redis to be ready. @returns null, or why it cannot be reached: ECONNREFUSED, WRONGPASS, … */
export async function findConnectionError(client: Redis): Promise<string | null> {
  try {
    // An attempt to connect fails earlier, and its error says more than this timeout.
    await once(client, 'ready', { signal: AbortSignal.timeout(1.5 * timeoutMs) });
    return null;
  } catch (error) {
    return errorCode(error);
  }
}

/** Stores the texts as fields of the hash with this key. */
export function createRedisStore(client: Redis, hash: string): Store {
  return {
    location: `Redis, ${hash}`,
    add: async (name, text) => void (await client.hset(hash, name, text)),
    list: async () => (await client.hkeys(hash)).sort(),
    read: (name) => client.hget(hash, name),
    remove: async (name) => void (await client.hdel(hash, name)),
  };
}
