import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createContactService } from '@/lib/contact/service';
import { parseEnv } from '@/lib/env';
import { content } from '@/lib/site-content';
import { startFaultProxy, type FaultProxy } from '../../fakes/fault-proxy';
import { redisInstalled, startRedis, withoutRedis, type RealRedis } from '../../fakes/redis';
import { startResend, type FakeResend } from '../../fakes/resend';
import { eventually } from '../../fakes/server';
import { accepted } from './samples';

if (redisInstalled) {
  let resend: FakeResend;
  let proxy: FaultProxy;
  let redis: RealRedis;

  beforeAll(async () => {
    [resend, redis] = await Promise.all([startResend(), startRedis()]);
    proxy = await startFaultProxy(resend.url);
  });
  afterAll(async () => {
    await Promise.all([proxy.close(), resend.close(), redis.close()]);
  });

  /** A deployment on Vercel; they all share one Redis. */
  function deployment(variables: Record<string, string>) {
    const env = { VERCEL: '1', RESEND_API_KEY: 're_test', RESEND_BASE_URL: proxy.url, REDIS_URL: redis.url };
    return createContactService(parseEnv({ ...env, ...variables }), content);
  }

  it('a preview does not send what the real site keeps', { timeout: 30_000 }, async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const real = deployment({ VERCEL_ENV: 'production', CONTACT_TO: 'equipo@example.com' });
    const preview = deployment({ VERCEL_ENV: 'preview', CONTACT_PREVIEW_TO: 'pruebas@example.com' });
    proxy.always({ status: 403, body: '{"statusCode":403,"name":"invalid_api_key","message":""}' });
    const { delivery, unfinished } = await real.deliver(accepted({ subject: 'Otros' }));
    await unfinished;
    expect(delivery).toMatchObject({ outcome: 'stored', provider: 403 });

    proxy.plan();
    expect(await preview.drain()).toEqual({ sent: 0, failed: 0, waiting: 0 });
    expect(await real.drain()).toEqual({ sent: 1, failed: 0, waiting: 0 });
    const mails = await eventually(resend.mails, ({ length }) => length > 0);
    expect(mails.map(({ to }) => to)).toEqual([['equipo@example.com']]);
    for (const service of [real, preview]) service.close();
  });
} else it(withoutRedis, () => undefined);
