import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ipLimit, createRateLimit, sharedLimit } from '@/lib/contact/server/rate-limit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const behind = (trustProxy: number) => ({ onVercel: false, trustProxy });
const vercel = { onVercel: true, trustProxy: 0 };
const options = { redis: null, keyPrefix: '', secret: 'secret' };
const from = (address: string) => new Headers({ 'x-forwarded-for': address });

test.each([
  ['an address', ipLimit, behind(1)],
  ['all visitors without a trusted address', sharedLimit, behind(0)],
])('the limit of messages from %s in a minute is %d', async (_, limit, env) => {
  const countMessage = createRateLimit(env, options);
  const write = () => Promise.all(Array.from({ length: 100 }, () => countMessage(from('1.2.3.4'))));
  const isAllowed = (waitSeconds: number) => waitSeconds === 0;
  expect((await write()).filter(isAllowed)).toHaveLength(limit);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await write()).filter(isAllowed)).toHaveLength(limit);
});

test('a visitor beyond the limit learns how long to wait, and other visitors do not', async () => {
  const countMessage = createRateLimit(behind(1), options);
  for (let message = 0; message < ipLimit; message += 1) await countMessage(from('1.2.3.4'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([await countMessage(from('1.2.3.4')), await countMessage(from('1.2.3.5'))]).toEqual([40, 0]);
});

test.each([
  ['1.2.3.4', '6.6.6.6', behind(0), true],
  ['6.6.6.6, 1.2.3.4', '7.7.7.7, 1.2.3.4', behind(1), true],
  ['1.2.3.4, 6.6.6.6', '1.2.3.4, 7.7.7.7', behind(1), false],
  ['6.6.6.6, 1.2.3.4, 10.0.0.1', '7.7.7.7, 1.2.3.4, 10.0.0.2', behind(2), true],
  ['1.2.3.4', '1.2.3.5', behind(1), false],
  ['unknown', '999.2.3.4', behind(1), true],
  ['1.2.3.4', '::ffff:1.2.3.4', behind(1), true],
  ['::ffff:1.2.3.4', '::ffff:1.2.3.5', behind(1), false],
  ['203.0.113.5:41234', '203.0.113.5', behind(1), true],
  ['2001:DB8:0000:0001:aaaa:bbbb:cccc:dddd', '[2001:db8:0:1::1]:443', behind(1), true],
  ['2001:db8:0:1::1', '2001:db8:0:2::1', behind(1), false],
  ['2001:db8::1', '2001:db8:0:1::1', behind(1), false],
  ['2001:db8::1', '2001:db8:0:0:1::', behind(1), true],
  ['2001:0:0:1:2:3:4:5', '2001:0:0:2:2:3:4:5', behind(1), false],
  ['2001:0:0:1:2:3:4:5', '2001::1:0:0:0:0', behind(1), true],
  ['::ffff:102:304', '[::FFFF:1.2.3.4]:443', behind(1), true],
  ['::1', '::1:0:0:0:1', behind(1), false],
  // On Vercel the platform sets X-Real-IP. Elsewhere any client can set it.
  ['1.2.3.4', '6.6.6.6', vercel, true],
])('%j and %j with the settings %j are the same address: %j', async (first, second, env, isSame) => {
  const countMessage = createRateLimit(env, options);
  const write = (address: string) =>
    countMessage(new Headers({ 'x-forwarded-for': address, 'x-real-ip': '5.5.5.5' }));
  const limit = env.onVercel || env.trustProxy > 0 ? ipLimit : sharedLimit;
  for (let message = 0; message < limit; message += 1) await write(first);
  expect((await write(second)) > 0).toBe(isSame);
});
