import 'server-only';
import type { ChainableCommander, Redis } from 'ioredis';
import { parseRecord, StoreFullError, retentionMs, storeLimit, type OutboxStore } from './store';

/** Runs a transaction. @throws the first error among its replies */
async function execute(transaction: ChainableCommander): Promise<unknown[]> {
  const replies = (await transaction.exec()) ?? [];
  return replies.map(([error, reply]) => {
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
    async pending() {
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
