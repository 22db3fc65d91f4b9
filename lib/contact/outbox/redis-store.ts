import { once } from 'node:events';
import { Redis, type ChainableCommander } from 'ioredis';
import { EnvError } from '../../env';
import { describeError, errorCode, type Log } from '../log';
import { parseRecord, retentionMs, StoreFullError, storeLimit, type OutboxStore } from './store';

/** Time limit for connecting, for a command, and for a connection on which nothing arrives. */
const timeoutMs = 2000;
const reconnectMs = 500;

/**
 * Opens the one connection of the process, which reconnects automatically. While Redis cannot be reached, commands fail
 * within `timeoutMs`. The log says why the connection was lost, and when it was back.
 */
export function connectRedis(url: string, log: Log): Redis {
  const client = new Redis(url, {
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    // A connection on which nothing arrives is replaced, because a new one may reach another server.
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

/** Connection errors that only a correct REDIS_URL can mend. */
const wrongSettings: Record<string, string> = {
  WRONGPASS: 'Redis refuses the user name or the password',
  NOAUTH: 'Redis demands a password',
  ENOTFOUND: 'there is no such host',
};

/**
 * Waits for Redis to be ready.
 * @returns a warning for the operator if Redis cannot be reached. The site still starts, because Redis may come back.
 * @throws EnvError if REDIS_URL is wrong
 */
export async function checkRedis(client: Redis): Promise<string | null> {
  try {
    // An attempt to connect fails earlier, and its error says more than this timeout.
    await once(client, 'ready', { signal: AbortSignal.timeout(1.5 * timeoutMs) });
    return null;
  } catch (error) {
    const code = errorCode(error);
    const problem = wrongSettings[code];
    if (problem) throw new EnvError([`REDIS_URL: ${problem}.`]);
    const tlsAdvice = client.options.tls
      ? 'rediss:// needs a Redis with TLS'
      : 'a Redis with TLS needs rediss://';
    const advice = code === 'ETIMEDOUT' || code === 'ECONNRESET' ? ` REDIS_URL: ${tlsAdvice}.` : '';
    return `Redis does not answer (${code}): until it does, messages are sent without being stored.${advice}`;
  }
}

/** Runs a transaction and returns its replies. @throws the first error among them */
async function execute(transaction: ChainableCommander): Promise<unknown[]> {
  const replies = await transaction.exec().catch((error) => {
    // The replies to the single commands say why Redis has discarded the transaction, for example OOM.
    throw error.previousErrors?.[0] ?? error;
  });
  return (replies ?? []).map(([error, reply]) => {
    if (error) throw error;
    return reply;
  });
}

/** Removes an entry of the index whose message is gone, unless the message has been stored again in the meantime. */
const forgetScript = "if redis.call('exists', KEYS[1]) == 0 then redis.call('zrem', KEYS[2], ARGV[1]) end";

/**
 * Stores each message in Redis under a key that expires, and all keys in a set sorted by the time of receipt.
 * @param prefix beginning of all keys. Its braces keep all keys on one node of a cluster.
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
            if (record !== null) return parseRecord(record);
            await client.eval(forgetScript, 2, messageKey(key), index, key);
            return null;
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
