import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addressLimits,
  createRateLimit,
  directLimit,
  sharedLimit,
  suspectLimit,
} from '@/lib/contact/abuse/rate-limit';
import { connectRedis } from '@/lib/contact/outbox/redis-connection';
import { removeFolders } from '../../../fakes/folders';
import { redisInstalled, startRedis, withoutRedis } from '../../../fakes/redis';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
afterAll(removeFolders);

type Limit = ReturnType<typeof createRateLimit>;

const minuteMs = 60_000;
const [aMinute, tenMinutes] = addressLimits.map(({ points }) => points) as [number, number];

/** The verdicts on so many messages at once. */
async function verdictsOf(
  count: Limit,
  tries: number,
  address: (index: number) => string | null,
  suspect = false,
) {
  const verdicts = await Promise.all(
    Array.from({ length: tries }, (_, index) => count(address(index), suspect)),
  );
  return {
    allowed: verdicts.filter(({ allowed }) => allowed).length,
    deferred: verdicts.filter((verdict) => verdict.allowed && verdict.deferred).length,
  };
}

describe('an address', () => {
  it('may send five messages a minute, also all at once', async () => {
    expect(await verdictsOf(createRateLimit(), 1000, () => '1.2.3.4')).toEqual({
      allowed: aMinute,
      deferred: 0,
    });
  });

  it('learns when it may send again', async () => {
    const count = createRateLimit();
    await verdictsOf(count, 5, () => 'a');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await count('a', false)).toEqual({ allowed: false, retryAfter: 40 });
    await vi.advanceTimersByTimeAsync(40_000);
    expect(await count('a', false)).toMatchObject({ allowed: true });
  });

  it('may send twenty in ten minutes', async () => {
    const count = createRateLimit();
    let allowed = 0;
    for (let minute = 0; minute < 9; minute += 1) {
      allowed += (await verdictsOf(count, 5, () => 'a')).allowed;
      await vi.advanceTimersByTimeAsync(minuteMs);
    }
    expect(allowed).toBe(tenMinutes);
  });

  it('uses up nothing of another, robots included', async () => {
    const count = createRateLimit();
    await verdictsOf(count, 50, () => 'a', true);
    expect(await count('b', true)).toEqual({ allowed: true, deferred: false });
  });

  it('may send ten messages a day that look like a robot', async () => {
    const count = createRateLimit();
    let allowed = 0;
    for (let window = 0; window < 20; window += 1) {
      allowed += (await verdictsOf(count, 5, () => 'a', true)).allowed;
      await vi.advanceTimersByTimeAsync(10 * minuteMs);
    }
    expect(allowed).toBe(suspectLimit.points);
    expect(await count('a', false)).toMatchObject({ allowed: true });
  });
});

it('lets visitors without a trusted address share an allowance, which one client shuts for a minute at most', async () => {
  const count = createRateLimit();
  for (let minute = 0; minute < 20; minute += 1) {
    expect((await verdictsOf(count, 100, () => null)).allowed).toBe(sharedLimit.points);
    const refused = await count(null, false);
    expect(refused.allowed ? 0 : refused.retryAfter).toBeLessThanOrEqual(60);
    await vi.advanceTimersByTimeAsync(minuteMs);
  }
});

it('refuses no visitor because of others: beyond the total messages are deferred', async () => {
  const count = createRateLimit();
  await verdictsOf(count, 5000, () => 'flood');
  expect(await verdictsOf(count, 1000, (index) => `visitor ${index}`)).toEqual({
    allowed: 1000,
    deferred: 1000 - (directLimit.points - aMinute),
  });
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(await count('person', false)).toEqual({ allowed: true, deferred: false });
});

if (redisInstalled) {
  it('counts for all instances together, keeps no address, and counts alone while Redis is gone', async () => {
    vi.useRealTimers();
    const redis = await startRedis();
    const connections = [1, 2].map(() => connectRedis(redis.url, () => undefined));
    await Promise.all(connections.map((connection) => connection.ping()));
    const [one, other] = connections.map((client) =>
      createRateLimit({ client, prefix: '{test}', secret: 'the same' }),
    );
    const posts = Array.from({ length: 24 }, (_, index) => (index % 2 ? one! : other!)('1.2.3.4', false));
    expect((await Promise.all(posts)).filter(({ allowed }) => allowed)).toHaveLength(aMinute);
    expect(await redis.contents()).not.toContain('1.2.3.4');

    await redis.stop('SIGKILL');
    expect((await verdictsOf(one!, 24, () => '5.6.7.8')).allowed).toBe(aMinute);
    for (const connection of connections) connection.disconnect();
    await redis.close();
  });
} else it(withoutRedis, () => undefined);
