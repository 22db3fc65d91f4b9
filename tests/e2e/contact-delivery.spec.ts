import { expect, test } from 'playwright/test';
import { startFaultProxy, type Fault, type FaultProxy } from '../fakes/fault-proxy';
import { endLeases } from '../fakes/outbox';
import { startResend, type FakeResend } from '../fakes/resend';
import { eventually, startSite, type Site } from '../fakes/server';
import { canary, post } from './contact-post';

test.describe.configure({ mode: 'default', timeout: 90_000 });

let resend: FakeResend;
let proxy: FaultProxy;
let site: Site;

test.beforeAll(async () => {
  resend = await startResend();
  proxy = await startFaultProxy(resend.url);
  site = await startSite({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: proxy.url });
});
test.afterAll(async () => {
  expect(site.output()).not.toContain(canary);
  await Promise.all([site.stop(), proxy.close(), resend.close()]);
});
test.beforeEach(() => {
  resend.reset();
  proxy.plan();
});

test('a thousand posts at once are a thousand mails, and other visitors are served meanwhile', async () => {
  const posts = Array.from({ length: 1000 }, (_, n) => post(site, `Visitante ${n}`));
  const pages = Array.from({ length: 5 }, async () => (await fetch(site.url)).status);
  expect(await Promise.all(pages)).toEqual([200, 200, 200, 200, 200]);
  const told = (await Promise.all(posts)).filter(({ success }) => success);
  expect(told).toHaveLength(1000);
  await eventually(site.stored, ({ length }) => length === 0, 60_000);
  const subjects = (await resend.mails()).map(({ subject }) => subject);
  expect([subjects.length, new Set(subjects).size]).toEqual([1000, 1000]);
});

test.describe('a provider with faults: success is told, and the mail arrives once', () => {
  const busy: Fault = {
    status: 429,
    headers: { 'retry-after': '1' },
    body: '{"name":"rate_limit_exceeded"}',
  };
  for (const [what, ...faults] of [
    ['a lost answer', 'lose'],
    ['429 with Retry-After', busy],
    ['503 twice', { status: 503 }, { status: 503 }],
    ['a reset', 'reset'],
    ['HTML', { status: 502, body: '<html>' }],
    ['half JSON', { status: 200, body: '{"id"' }],
    ['null', { status: 200, body: 'null' }],
    ['{}', { status: 200, body: '{}' }],
  ] as [string, ...Fault[]][]) {
    test(what, async () => {
      proxy.plan(...faults);
      expect(await post(site, `Avería ${what}`)).toMatchObject({ status: 200, success: true });
      expect(await resend.mails()).toHaveLength(1);
    });
  }

  test('down for good: kept, and sent after the next success', async () => {
    proxy.plan({ status: 503 }, { status: 503 }, { status: 503 });
    expect(await post(site, 'Guardado')).toMatchObject({ success: true });
    expect(await site.stored()).toHaveLength(1);
    expect(await post(site, 'Siguiente')).toMatchObject({ success: true });
    await eventually(site.stored, ({ length }) => length === 0);
    expect(await resend.mails()).toHaveLength(2);
  });
});

test('kill -9 between acceptance and sending, and a new start: one mail once the lease has run out', async () => {
  const env = { RESEND_API_KEY: 're_test', RESEND_BASE_URL: proxy.url };
  const first = await startSite(env);
  proxy.plan({ status: 503 }, 'hang');
  const lost = post(first, 'Superviviente').catch(() => 'no answer');
  await proxy.arrived(2);
  resend.reset();
  await first.stop('SIGKILL');
  expect(await lost).toBe('no answer');
  expect(await first.stored()).toHaveLength(1);

  proxy.plan();
  await endLeases(first.outbox);
  const second = await startSite({ ...env, OUTBOX_DIR: first.outbox });
  await eventually(second.stored, ({ length }) => length === 0);
  const mails = await resend.mails();
  await second.stop();
  expect(mails.map(({ subject }) => subject)).toEqual(['[Web] Otros - Superviviente']);
  expect(first.output() + second.output()).not.toContain(canary);
});

/** What the visitor is told, and after how many seconds. */
async function timedPost(to: Site, name: string) {
  const start = performance.now();
  const answer = await post(to, name);
  return { answer, seconds: (performance.now() - start) / 1000 };
}

test('a visitor waits for about ten seconds where a message is kept, and for seventeen where nothing keeps it', async () => {
  const proxyGone = await startFaultProxy(resend.url);
  await proxyGone.close();
  const bare = await startSite({
    OUTBOX_DIR: 'off',
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: proxyGone.url,
  });
  proxy.plan('silent', 'silent');
  const [silence, nobody] = await Promise.all([timedPost(site, 'Silencio'), timedPost(bare, 'Nadie')]);
  await bare.stop();

  await test.step('a silent provider: success is told, and it is sent as soon as that is back', async () => {
    expect(silence.answer).toMatchObject({ status: 200, success: true });
    // Its second try alone would end later.
    expect(silence.seconds).toBeLessThan(16);
    await eventually(site.stored, ({ length }) => length === 0);
    expect(await resend.mails()).toHaveLength(1);
  });
  await test.step('nothing keeps the message: it is tried again and again, and then the truth', async () => {
    expect(nobody.answer).toEqual({ status: 200, success: false, error: 'Error al enviar el mensaje' });
    expect([nobody.seconds > 17, nobody.seconds < 28], `told after ${nobody.seconds} s`).toEqual([
      true,
      true,
    ]);
  });
});
