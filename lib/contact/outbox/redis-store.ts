import { once } from 'node:events';
import { Redis, type ChainableCommander } from 'ioredis';
import { EnvError } from '../../env';
import { describeError, errorCode, type Log } from '../log';
import { parseRecord, retentionMs, StoreFullError, storeLimit, type OutboxStore } from './store';

/** For a command, for a connection, and between two attempts to connect. */
const timeoutMs = 2000;
const reconnectMs = 500;

/**
 * One connection for the whole process, which reconnects automatically. While Redis cannot be reached, commands fail
 * within `timeoutMs`. The log says why it was lost, and when it was back.
 */
export function connectRedis(url: string, log: Log): Redis {
  const client = new Redis(url, {
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    // Replaces a silent connection, since a new one may reach another server.
    socketTimeout: timeoutMs,
    maxRetriesPerRequest: 1,
    retryStrategy: () => reconnectMs,
  });
  let loggedError: string | null = null;
  function logLost(entry: { error: string; at?: string[] }): void {
    if (entry.error !== loggedError) log({ outcome: 'store_lost', ...entry });
    loggedError = entry.error;
  }
  client.on('error', (error) => logLost(describeError(error)));
  client.on('reconnecting', () => {
    if (loggedError === null) logLost({ error: 'connection_closed' });
  });
  client.on('ready', () => {
    if (loggedError !== null) log({ outcome: 'store_back' });
    loggedError = null;
  });
  return client;
}

/** Errors of a connection that only another REDIS_URL can mend. */
const wrongSettings: Record<string, string> = {
  WRONGPASS: 'Redis refuses the user name or the password',
  NOAUTH: 'Redis demands a password',
  ENOTFOUND: 'there is no such host',
};

/**
 * Waits for the first answer of Redis. A Redis that is merely away is no error: it may come back.
 * @throws EnvError when the URL is wrong
 */
export async function checkRedis(client: Redis): Promise<void> {
  try {
    await once(client, 'ready', { signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const problem = wrongSettings[errorCode(error)];
    if (problem)
      throw new EnvError(`Environment variables to correct (see .env.example):\n  REDIS_URL: ${problem}.`);
  }
}

/** Runs a transaction. @throws the first error among its replies */
async function execute(transaction: ChainableCommander): Promise<unknown[]> {
  const replies = await transaction.exec().catch((error) => {
    // Redis names the reason of a discarded transaction, such as OOM, in the replies to its commands.
    throw error.previousErrors?.[0] ?? error;
  });
  return (replies ?? []).map(([error, reply]) => {
    if (error) throw error;
    return reply;
  });
}

/**
 * Messages in a Redis that all instances share: each under a key of its own that expires, and the keys in a sorted set
 * by the time the messages were received.
 * @param prefix of all keys; braces keep them on one node of a cluster
 */
export function createRedisStore(client: Redis, prefix: string, limit = storeLimit): OutboxStore {
  const index = `${prefix}:pending`;
  const messageKey = (key: string) => `${prefix}:message:${key}`;

  return {
    location: 'Redis',
    async add(key, accepted) {
      if ((await client.zcard(index)) >= limit) throw new StoreFullError();
      const record = JSON.stringify(accepted);
      await execute(
        client.multi().set(messageKey(key), record, 'PX', retentionMs).zadd(index, Date.now(), key),
      );
    },
    async list() {
      const keysAndTimes = await client.zrange(index, '0', '-1', 'WITHSCORES');
      return Array.from({ length: keysAndTimes.length / 2 }, (_, position) => {
        const key = keysAndTimes[2 * position] ?? '';
        return {
          key,
          receivedAt: Number(keysAndTimes[2 * position + 1]),
          async read() {
            const record = await client.get(messageKey(key));
            return record === null ? null : parseRecord(record);
          },
        };
      });
    },
    async remove(key) {
      const [, removed] = await execute(client.multi().del(messageKey(key)).zrem(index, key));
      return removed === 1;
    },
  };
}
