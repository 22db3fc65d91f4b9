import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressLimit, createRateLimit, findClientAddress, sharedLimit } from '@/lib/contact/rate-limit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each<[what: string, limit: number, string | null]>([
  ['an address', addressLimit.points, 'a'],
  ['all visitors without a trusted address', sharedLimit.points, null],
])('the limit of messages from %s in a minute is %d', async (_, limit, address) => {
  const count = createRateLimit(String);
  const write = () => Promise.all(Array.from({ length: 100 }, () => count(address)));
  const isAllowed = (waitSeconds: number) => waitSeconds === 0;
  expect((await write()).filter(isAllowed)).toHaveLength(limit);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await write()).filter(isAllowed)).toHaveLength(limit);
});

test('a visitor beyond the limit learns how long to wait, and other visitors do not', async () => {
  const count = createRateLimit(String);
  for (let message = 0; message < addressLimit.points; message += 1) await count('a');
  await vi.advanceTimersByTimeAsync(20_000);
  expect([await count('a'), await count('b')]).toEqual([40, 0]);
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
  ['999.2.3.4', proxies(1), null],
  ['::ffff:1.2.3.4', proxies(1), '1.2.3.4'],
  ['203.0.113.5:41234', proxies(1), '203.0.113.5'],
  ['2001:DB8:0000:0001:aaaa:bbbb:cccc:dddd', proxies(1), '2001:db8:0:1'],
  ['2001:db8::1', proxies(1), '2001:db8:0:0'],
  ['[2001:db8::1]:443', proxies(1), '2001:db8:0:0'],
  ['::1', proxies(1), '0:0:0:0'],
  ['6.6.6.6', vercel, '5.5.5.5'],
])('with X-Forwarded-For %j and the settings %j the address is %j', (forwarded, rules, expected) => {
  // On Vercel the platform sets X-Real-IP. Elsewhere any client can set it.
  const headers = new Headers({ 'x-forwarded-for': forwarded, 'x-real-ip': '5.5.5.5' });
  expect(findClientAddress(headers, rules)).toBe(expected);
});
