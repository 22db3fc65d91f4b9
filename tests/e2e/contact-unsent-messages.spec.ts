import { expect, test } from 'playwright/test';
import { freePort } from '../support/server';
import { startFaultProxy, type FaultProxy } from '../fakes/fault-proxy';
import { removeFolders } from '../fakes/folders';
import { ageFolder } from '../fakes/outbox';
import { redisInstalled, startRedis, withoutRedis } from '../fakes/redis';
import { startResend, type FakeResend } from '../fakes/resend';
import { startSite } from '../fakes/server';
import { post, runPass, secret } from './contact-post';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

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

const serve = (env: Record<string, string> = {}) =>
  startSite({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: proxy.url, CRON_SECRET: secret, ...env });

test.describe('an operator', () => {
  if (redisInstalled) {
    test('reads in the log and in each pass that production has no key; messages are kept', async () => {
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
  } else test.skip(withoutRedis, () => undefined);

  test('reads of an unsent message before it is deleted after thirty days, also without a key', async () => {
    const site = await serve({ RESEND_API_KEY: '' });
    const errors = (outcome: string) => site.errors().split(`"outcome":"${outcome}"`).length - 1;
    await post(site, 'Olvidada');
    await ageFolder(site.outbox, 29 * dayMs);
    expect(await runPass(site)).toMatchObject({ status: 503, waiting: 1 });
    expect(errors('expiring')).toBe(1);
    await ageFolder(site.outbox, dayMs);
    expect(await runPass(site)).toMatchObject({ status: 200, waiting: 0 });
    expect([errors('expired'), await site.stored()]).toEqual([1, []]);
    await site.stop();
  });

  test('reads from a pass that Redis is unavailable; a slow provider still gets the messages', async () => {
    const site = await serve({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` });
    proxy.plan({ delayMs: 4000 });
    expect(await post(site, 'Sin Redis')).toMatchObject({ status: 200, success: true });
    expect(await resend.subjects('Sin Redis')).toHaveLength(1);
    expect(await runPass(site)).toEqual({ status: 503, sent: 0, failed: 0, waiting: null });
    await site.stop();
  });

  test('sends forty messages with one pass after an outage', async () => {
    const site = await serve();
    proxy.always({ status: 403, body: '{"statusCode":403,"name":"invalid_api_key","message":""}' });
    await Promise.all(Array.from({ length: 40 }, (_, index) => post(site, `Cuarenta ${index}`)));
    expect(await runPass(site)).toMatchObject({ status: 503, sent: 0, waiting: 40 });
    proxy.plan();
    await ageFolder(site.outbox, minuteMs);
    expect(await runPass(site)).toEqual({ status: 200, sent: 40, failed: 0, waiting: 0 });
    expect(new Set(await resend.subjects('Cuarenta')).size).toBe(40);
    await site.stop();
  });

  test('sends with a pass what 64 addresses wrote beyond the total limit; no visitor is refused', async () => {
    const site = await serve({ CONTACT_RATE_LIMIT: 'on', TRUST_PROXY: '1' });
    const from = (address: number) => ({ 'x-forwarded-for': `10.2.0.${address}` });
    const posts = Array.from({ length: 320 }, (_, index) =>
      post(site, `Visitante ${index}`, from(index % 64)),
    );
    expect(new Set((await Promise.all(posts)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await post(site, 'Visitante 320', from(64))).toMatchObject({ status: 200, success: true });
    await ageFolder(site.outbox, minuteMs);
    expect(await runPass(site)).toMatchObject({ status: 200, failed: 0, waiting: 0 });
    expect(new Set(await resend.subjects('Visitante')).size).toBe(321);
    await site.stop();
  });

  test('needs the secret for a pass', async () => {
    const [site, withoutSecret] = await Promise.all([serve(), serve({ CRON_SECRET: '' })]);
    for (const authorization of [
      '',
      'Bearer ',
      secret,
      `Bearer ${secret}x`,
      'Bearer undefined',
      'Bearer null',
    ]) {
      for (const { url } of [site, withoutSecret]) {
        const response = await fetch(`${url}/cron/stored-messages`, { headers: { authorization } });
        expect([authorization, response.status, await response.text()]).toEqual([authorization, 401, '']);
      }
    }
    await Promise.all([site.stop(), withoutSecret.stop()]);
  });

  test('cannot start the site with a wrong setting, and reads which one', async () => {
    const start = startSite({ CONTACT_TO: 'not-an-address' });
    await expect(start).rejects.toThrow(/CONTACT_TO: expected an e-mail address/);
  });
});
