import { test } from 'playwright/test';
import { redisInstalled, startRedis, withoutRedis } from '../fakes/redis';
import { testTwoServers, type SharedStore } from './contact-two-servers';

async function open(): Promise<SharedStore> {
  const redis = await startRedis();
  return {
    env: { REDIS_URL: redis.url },
    contents: redis.contents,
    size: () => redis.client.zcard('{contact-production}:pending'),
    age: redis.age,
    async restart() {
      await redis.stop('SIGKILL');
      await redis.start();
    },
    breakDown: () => redis.stop('SIGKILL'),
    close: redis.close,
  };
}

if (redisInstalled) testTwoServers(open, { countsTogether: true });
else test.skip(withoutRedis, () => undefined);
