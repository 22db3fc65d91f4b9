import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectRedis, type RedisConnection } from '@/lib/contact/delivery/redis-connection';
import { redisInstalled, startRedis, withoutRedis, type RealRedis } from '../../../fakes/redis';
import { eventually } from '../../../fakes/server';

async function ping({ client, ready }: RedisConnection) {
  await ready();
  return client.ping();
}

if (redisInstalled) {
  describe('the connection to a Redis', () => {
    let redis: RealRedis;
    let connection: RedisConnection;
    const told: string[] = [];

    beforeAll(async () => {
      redis = await startRedis();
      connection = connectRedis(redis.url, (state) => told.push(state));
    });
    afterAll(async () => {
      connection.client.disconnect();
      await redis.close();
    });

    it('reads an answer that came while the process was busy for a second', async () => {
      await ping(connection);
      // A command that is sent twice would do twice what it does.
      const counts = Array.from({ length: 10 }, () => connection.client.incr('count'));
      await new Promise((resolve) => setImmediate(resolve));
      const end = performance.now() + 1000;
      while (performance.now() < end);
      expect(await Promise.all(counts)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    });

    it('gives up one that says nothing, and is there again once it speaks', async () => {
      await redis.stop('SIGSTOP');
      await expect(ping(connection)).rejects.toThrow();
      await eventually(
        () => told,
        (states) => states.at(-1) === 'lost',
      );
      redis.resume();
      const answer = await eventually(
        () => ping(connection).catch(() => null),
        (given) => given !== null,
      );
      expect([answer, told]).toEqual(['PONG', ['lost', 'back']]);
    });
  });
} else it(withoutRedis, () => undefined);
