import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addressLimits,
  clientAddress,
  createRateLimit,
  directLimit,
  sharedLimit,
  suspectLimit,
} from '@/lib/contact/rate-limit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minuteMs = 60_000;
const [perMinute, perTenMinutes] = addressLimits.map(({ points }) => points) as [number, number];

test.each<
  [what: string, allowed: number, messages: number, windows: number, windowMs: number, string | null]
>([
  ['an address in a minute', perMinute, 100, 1, minuteMs, 'a'],
  ['an address in ten minutes', perTenMinutes, 5, 9, minuteMs, 'a'],
  ['an address a day, if they look like spam', suspectLimit.points, 5, 20, 10 * minuteMs, 'spam'],
  ['all visitors without a trusted address in two minutes', 2 * sharedLimit.points, 100, 2, minuteMs, null],
])('the limit of messages from %s is %d', async (_, allowed, messages, windows, windowMs, address) => {
  const { count } = createRateLimit(String);
  const verdicts = [];
  for (let window = 0; window < windows; window += 1) {
    const simultaneous = Array.from({ length: messages }, () => count(address, address === 'spam'));
    verdicts.push(...(await Promise.all(simultaneous)));
    await vi.advanceTimersByTimeAsync(windowMs);
  }
  expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(allowed);
});

test('a refused visitor reads how long to wait, and may send again then', async () => {
  const { count } = createRateLimit(String);
  for (let message = 0; message < perMinute; message += 1) await count('a', false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await count('a', false)).toEqual({ allowed: false, retryAfterSeconds: 40 });
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await count('a', false)).toMatchObject({ allowed: true });
});

test('beyond the total limit messages are deferred, not refused', async () => {
  const { count } = createRateLimit(String);
  const write = (_: unknown, index: number) => count(`visitor ${index}`, false);
  const verdicts = await Promise.all(Array.from({ length: directLimit.points + 9 }, write));
  expect(verdicts.filter((verdict) => verdict.allowed && verdict.deferred)).toHaveLength(9);
  await vi.advanceTimersByTimeAsync(60 * minuteMs);
  expect(await count('visitor', false)).toEqual({ allowed: true, deferred: false });
});

const proxies = (trustProxy: number) => ({ onVercel: false, trustProxy });
const vercel = { onVercel: true, trustProxy: 0 };

test.each([
  ['1.2.3.4', proxies(0), null],
  ['6.6.6.6, 1.2.3.4', proxies(1), '1.2.3.4'],
  ['6.6.6.6, 1.2.3.4, 10.0.0.1', proxies(2), '1.2.3.4'],
  ['1.2.3.4', proxies(2), null],
  ['', proxies(1), null],
  ['unknown', proxies(1), null],
  ['::ffff:1.2.3.4', proxies(1), '1.2.3.4'],
  ['2001:DB8:0000:0001:aaaa:bbbb:cccc:dddd', proxies(1), '2001:db8:0:1'],
  ['2001:db8::1', proxies(1), '2001:db8:0:0'],
  ['::1', proxies(1), '0:0:0:0'],
  ['6.6.6.6', vercel, '5.5.5.5'],
])('with X-Forwarded-For %j and the settings %j the address is %j', (forwarded, rules, expected) => {
  // On Vercel the platform sets X-Real-IP. Elsewhere any client can set it.
  const headers = new Headers({ 'x-forwarded-for': forwarded, 'x-real-ip': '5.5.5.5' });
  expect(clientAddress(headers, rules)).toBe(expected);
});
