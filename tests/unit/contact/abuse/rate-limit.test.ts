import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import {
  addressLimits,
  createRateLimit,
  directLimit,
  sharedLimit,
  suspectLimit,
} from '@/lib/contact/abuse/rate-limit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type RateLimit = ReturnType<typeof createRateLimit>;

const minuteMs = 60_000;
const [perMinute, perTenMinutes] = addressLimits.map(({ points }) => points) as [number, number];

/** How many of `tries` simultaneous messages are allowed. */
async function allowed(count: RateLimit, tries: number, address: string | null, suspect = false) {
  const verdicts = await Promise.all(Array.from({ length: tries }, () => count(address, suspect)));
  return verdicts.filter((verdict) => verdict.allowed).length;
}

/** How many messages of one address are allowed when it sends five in each of so many windows. */
async function allowedInWindows(windows: number, windowMs: number, suspect: boolean) {
  const count = createRateLimit();
  let total = 0;
  for (let window = 0; window < windows; window += 1) {
    total += await allowed(count, 5, 'a', suspect);
    await vi.advanceTimersByTimeAsync(windowMs);
  }
  return total;
}

describe('an address', () => {
  it('may send five messages a minute, also all at once', async () => {
    expect(await allowed(createRateLimit(), 100, '1.2.3.4')).toBe(perMinute);
  });

  it('may send twenty in ten minutes, and ten a day that look like a bot', async () => {
    expect(await allowedInWindows(9, minuteMs, false)).toBe(perTenMinutes);
    expect(await allowedInWindows(20, 10 * minuteMs, true)).toBe(suspectLimit.points);
  });

  it('gets the time until it may send again', async () => {
    const count = createRateLimit();
    await allowed(count, 5, 'a');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await count('a', false)).toEqual({ allowed: false, retryAfterSeconds: 40 });
    await vi.advanceTimersByTimeAsync(40_000);
    expect(await count('a', false)).toMatchObject({ allowed: true });
  });

  it('is not limited by other addresses: beyond the total its messages are deferred', async () => {
    const count = createRateLimit();
    await allowed(count, 100, 'flood');
    const verdicts = await Promise.all(
      Array.from({ length: 400 }, (_, index) => count(`visitor ${index}`, false)),
    );
    expect(verdicts.every((verdict) => verdict.allowed)).toBe(true);
    const deferred = verdicts.filter((verdict) => verdict.allowed && verdict.deferred);
    expect(deferred).toHaveLength(400 - (directLimit.points - perMinute));
    await vi.advanceTimersByTimeAsync(60 * minuteMs);
    expect(await count('visitor', false)).toEqual({ allowed: true, deferred: false });
  });
});

test('visitors without a trusted address share a limit, which one client exhausts for a minute at most', async () => {
  const count = createRateLimit();
  for (let minute = 0; minute < 3; minute += 1) {
    expect(await allowed(count, 100, null)).toBe(sharedLimit.points);
    const refused = await count(null, false);
    expect(refused.allowed ? 0 : refused.retryAfterSeconds).toBeLessThanOrEqual(60);
    await vi.advanceTimersByTimeAsync(minuteMs);
  }
});
