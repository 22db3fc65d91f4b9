import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRateLimit, overall, perClient, perCrowd, suspects } from '@/lib/contact/abuse/rate-limit';

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
