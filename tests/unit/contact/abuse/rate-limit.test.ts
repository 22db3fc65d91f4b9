import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectRedis } from '@/lib/contact/delivery/redis-connection';
import { createRateLimit, overall, perClient, perCrowd, suspects } from '@/lib/contact/abuse/rate-limit';

import { redisInstalled, startRedis, withoutRedis } from '../../../fakes/redis';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Limit = ReturnType<typeof createRateLimit>;

async function allowedOf(
  count: Limit,
  tries: number,
  address: (index: number) => string | null,
  suspect = false,
) {
  const verdicts = await Promise.all(
    Array.from({ length: tries }, (_, index) => count(address(index), suspect)),
  );
  return verdicts.filter(({ allowed }) => allowed).length;
}

describe('a known visitor', () => {
  it('may send exactly five a minute, also all at once', async () => {
    expect(await allowedOf(createRateLimit(), 1000, () => '1.2.3.4')).toBe(perClient[0]!.points);
  });

  it('is told when to come back, and may then', async () => {
    const count = createRateLimit();
    await allowedOf(count, 5, () => 'a');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await count('a', false)).toEqual({ allowed: false, retryAfter: 40 });
    await vi.advanceTimersByTimeAsync(40_000);
    expect(await count('a', false)).toEqual({ allowed: true });
  });

  it('may send twenty in ten minutes', async () => {
    const count = createRateLimit();
    let allowed = 0;
    for (let minute = 0; minute < 9; minute += 1) {
      allowed += await allowedOf(count, 5, () => 'a');
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(allowed).toBe(perClient[1]!.points);
  });

  it('does not pay for another', async () => {
    const count = createRateLimit();
    await allowedOf(count, 50, () => 'a');
    expect(await count('b', false)).toEqual({ allowed: true });
  });
});

it('lets visitors without a vouched address share a larger allowance', async () => {
  expect(await allowedOf(createRateLimit(), 1000, () => null)).toBe(perCrowd[0]!.points);
});

it('bounds everybody together, and refused messages do not count', async () => {
  const count = createRateLimit();
  await allowedOf(count, 5000, () => 'flood');
  expect(await allowedOf(count, 1000, (index) => `visitor ${index}`)).toBe(
    overall[0]!.points - perClient[0]!.points,
  );
});

it('bounds what bears the marks of a robot', async () => {
  const count = createRateLimit();
  expect(await allowedOf(count, 200, (index) => `robot ${index}`, true)).toBe(suspects[0]!.points);
  expect(await count('person', false)).toEqual({ allowed: true });
});

it('remembers ten thousand visitors at most, and forgets the oldest first', async () => {
  vi.useRealTimers();
  const count = createRateLimit();
  await allowedOf(count, 6, () => 'oldest');
  await allowedOf(count, 6, () => 'recent');
  await allowedOf(count, 9998, (index) => `other ${index}`);
  expect(await count('recent', false)).toMatchObject({ allowed: false });
  await count('one more', false);
  const verdict = await count('oldest', false);
  // Forgotten by its own counters; the allowance of everybody is used up by now.
  const longestOwn = Math.max(...perClient.map(({ duration }) => duration));
  expect(verdict.allowed ? 0 : verdict.retryAfter).toBeGreaterThan(longestOwn);
});

if (redisInstalled) {
  it('counts for all instances together, keeps no address, and counts alone while Redis is gone', async () => {
    vi.useRealTimers();
    const redis = await startRedis();
    const connections = [1, 2].map(() => connectRedis(redis.url, () => undefined));
    const [one, other] = connections.map(({ client }) =>
      createRateLimit({ client, prefix: '{test}', secret: 'the same' }),
    );
    await Promise.all(connections.map(({ ready }) => ready()));
    const posts = Array.from({ length: 24 }, (_, index) => (index % 2 ? one! : other!)('1.2.3.4', false));
    const verdicts = await Promise.all(posts);
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(perClient[0]!.points);
    expect(await redis.contents()).not.toContain('1.2.3.4');

    await redis.stop('SIGKILL');
    expect(await allowedOf(one!, 24, () => '5.6.7.8')).toBe(perClient[0]!.points);
    for (const { client } of connections) client.disconnect();
    await redis.close();
  });
} else it(withoutRedis, () => undefined);
