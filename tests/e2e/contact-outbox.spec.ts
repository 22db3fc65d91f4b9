import { expect, test } from 'playwright/test';
import { freePort } from '../../scripts/server.mjs';
import { startFaultProxy, type FaultProxy } from '../fakes/fault-proxy';
import { removeFolders } from '../fakes/folders';
import { ageFolder } from '../fakes/outbox';
import { redisInstalled, startRedis, withoutRedis } from '../fakes/redis';
import { startResend, type FakeResend } from '../fakes/resend';
import { startSite } from '../fakes/server';
import { post, runPass, secret } from './contact-post';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const minute = 60_000;
const day = 24 * 60 * minute;

let resend: FakeResend;
let proxy: FaultProxy;

test.beforeAll(async () => {
  resend = await startResend();
  proxy = await startFaultProxy(resend.url);
});
test.afterAll(async () => {
  await Promise.all([proxy.close(), resend.close()]);
  await removeFolders();
});
test.beforeEach(() => proxy.plan());

/** A site with a key, whose passes are asked for. */
const serve = (env: Record<string, string> = {}) =>
  startSite({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: proxy.url, CRON_SECRET: secret, ...env });

if (redisInstalled) {
  test('without a key in production: kept, an error at start and with each message, and 503', async () => {
    const redis = await startRedis();
    const site = await serve({ RESEND_API_KEY: '', VERCEL_ENV: 'production', REDIS_URL: redis.url });
    const errors = () =>
      site
        .errors()
        .split('\n')
        .filter((line) => line.includes('RESEND_API_KEY'));
    expect(errors()).toHaveLength(1);
    expect(await post(site, 'Sin clave')).toMatchObject({ status: 200, success: true });
    expect(errors()).toHaveLength(2);
    expect(await runPass(site)).toEqual({ status: 503, sent: 0, failed: 0, waiting: 1 });
    await site.stop();
    await redis.close();
  });
} else test(withoutRedis, () => undefined);

test('a folder without a key: an error before thirty days are over, and nothing is left after them', async () => {
  const site = await serve({ RESEND_API_KEY: '' });
  const errors = (outcome: string) => site.errors().split(`"outcome":"${outcome}"`).length - 1;
  await post(site, 'Olvidada');
  await ageFolder(site.outbox, 27 * day);
  await runPass(site);
  expect(errors('expiring')).toBe(0);
  await ageFolder(site.outbox, 2 * day);
  expect(await runPass(site)).toMatchObject({ status: 503, waiting: 1 });
  expect(errors('expiring')).toBe(1);
  await ageFolder(site.outbox, day);
  expect(await runPass(site)).toMatchObject({ status: 200, waiting: 0 });
  expect([errors('expired'), await site.stored()]).toEqual([1, []]);
  await site.stop();
});

test('Redis out of reach: a provider that takes four seconds is waited for, and the pass answers 503', async () => {
  const site = await serve({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` });
  proxy.plan({ delayMs: 4000 });
  expect(await post(site, 'Sin Redis')).toMatchObject({ status: 200, success: true });
  expect(await resend.subjects('Sin Redis')).toHaveLength(1);
  expect(await runPass(site)).toEqual({ status: 503, sent: 0, failed: 0, waiting: null });
  await site.stop();
});

test('forty messages after an outage are sent in one pass', async () => {
  const site = await serve();
  proxy.always({ status: 403, body: '{"statusCode":403,"name":"invalid_api_key","message":""}' });
  await Promise.all(Array.from({ length: 40 }, (_, index) => post(site, `Cuarenta ${index}`)));
  expect(await runPass(site)).toMatchObject({ status: 503, sent: 0, waiting: 40 });
  proxy.plan();
  await ageFolder(site.outbox, minute);
  expect(await runPass(site)).toEqual({ status: 200, sent: 40, failed: 0, waiting: 0 });
  expect(new Set(await resend.subjects('Cuarenta')).size).toBe(40);
  await site.stop();
});

test('320 messages from 64 addresses do not shut the form for another visitor', async () => {
  const site = await serve({ CONTACT_RATE_LIMIT: 'on', TRUST_PROXY: '1' });
  const from = (address: number) => ({ 'x-forwarded-for': `10.2.0.${address}` });
  const posts = Array.from({ length: 320 }, (_, index) => post(site, `Visitante ${index}`, from(index % 64)));
  expect(new Set((await Promise.all(posts)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await post(site, 'Visitante 320', from(64))).toMatchObject({ status: 200, success: true });
  await ageFolder(site.outbox, minute);
  expect(await runPass(site)).toMatchObject({ status: 200, failed: 0, waiting: 0 });
  expect(new Set(await resend.subjects('Visitante')).size).toBe(321);
  await site.stop();
});
