import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectRedis } from '@/lib/contact/outbox/redis-connection';
import { removeFolders } from '../../../fakes/folders';
import { redisInstalled, startRedis, withoutRedis, type RealRedis } from '../../../fakes/redis';
import { eventually } from '../../../fakes/server';

if (redisInstalled) {
  describe('the connection to Redis', () => {
    let redis: RealRedis;
    let connection: Redis;
    const logged: string[] = [];

    beforeAll(async () => {
      redis = await startRedis();
      connection = connectRedis(redis.url, ({ outcome }) => logged.push(outcome));
    });
    afterAll(async () => {
      connection.disconnect();
      await redis.close();
      await removeFolders();
    });

    it('is replaced when it is silent, and logged when it is lost and back', async () => {
      await redis.stop('SIGSTOP');
      await expect(connection.ping()).rejects.toThrow();
      await eventually(
        () => logged,
        (outcomes) => outcomes.at(-1) === 'store_lost',
      );
      redis.resume();
      await eventually(
        () => connection.ping().catch(() => null),
        (answer) => answer === 'PONG',
      );
      expect(logged).toEqual(['store_lost', 'store_back']);
    });
  });
} else it.skip(withoutRedis, () => undefined);
