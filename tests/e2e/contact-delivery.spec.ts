import { expect, test } from 'playwright/test';
import { startFaultProxy, type Fault, type FaultProxy } from '../fakes/fault-proxy';
import { removeFolders } from '../fakes/folders';
import { ageFolder } from '../fakes/outbox';
import { startResend, type FakeResend } from '../fakes/resend';
import { eventually, startSite, type Site } from '../fakes/server';
import { canary, post, runPass, secret } from './contact-post';

test.describe.configure({ mode: 'default', timeout: 90_000 });

let resend: FakeResend;
let proxy: FaultProxy;
let site: Site;

const provider = () => ({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: proxy.url, CRON_SECRET: secret });

test.beforeAll(async () => {
  resend = await startResend();
  proxy = await startFaultProxy(resend.url);
  site = await startSite(provider());
});
test.afterAll(async () => {
  expect(site.output()).not.toContain(canary);
  await Promise.all([site.stop(), proxy.close(), resend.close()]);
  await removeFolders();
});
test.beforeEach(() => proxy.plan());

test.describe('a provider with faults: the visitor reads success, and the mail arrives once', () => {
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
      const subjects = await eventually(
        () => resend.subjects(`Avería ${what}`),
        ({ length }) => length > 0,
      );
      expect(subjects).toHaveLength(1);
      await eventually(site.stored, ({ length }) => length === 0);
    });
  }

  test('silence: the message is kept and arrives later', async () => {
    proxy.plan('silent');
    expect(await post(site, 'Silencio')).toMatchObject({ status: 200, success: true });
    await eventually(
      () => resend.subjects('Silencio'),
      ({ length }) => length === 1,
    );
    await eventually(site.stored, ({ length }) => length === 0);
  });

  test('down for good: kept, and sent after the next message that is sent', async () => {
    proxy.plan({ status: 403 });
    expect(await post(site, 'Guardado')).toMatchObject({ success: true });
    expect(await site.stored()).toHaveLength(1);
    await ageFolder(site.outbox, 60_000);
    expect(await post(site, 'Siguiente')).toMatchObject({ success: true });
    await eventually(site.stored, ({ length }) => length === 0);
    expect(await resend.subjects('Guardado')).toHaveLength(1);
  });
});

test('kill -9 between acceptance and sending, and a new start: one mail', async () => {
  const first = await startSite(provider());
  proxy.plan('silent');
  const lost = post(first, 'Superviviente').catch(() => 'no answer');
  await proxy.arrived(1);
  await first.stop('SIGKILL');
  expect(await lost).toBe('no answer');
  expect(await first.stored()).toHaveLength(1);

  await ageFolder(first.outbox, 60_000);
  const second = await startSite({ ...provider(), OUTBOX_DIR: first.outbox });
  await eventually(second.stored, ({ length }) => length === 0);
  expect(await runPass(second)).toMatchObject({ status: 200, waiting: 0 });
  await second.stop();
  expect(await resend.subjects('Superviviente')).toHaveLength(1);
  expect(first.output() + second.output()).not.toContain(canary);
});

test('where nothing keeps the message and the provider is down: the truth, before the browser gives up', async () => {
  const bare = await startSite({ ...provider(), OUTBOX_DIR: 'off' });
  proxy.always('silent');
  expect(await post(bare, 'Nadie')).toEqual({
    status: 200,
    success: false,
    error: 'Error al enviar el mensaje',
  });
  expect(proxy.received.length).toBeGreaterThan(1);
  await bare.stop();
});

test('a thousand posts at once are a thousand mails, and other visitors are served meanwhile', async () => {
  const posts = Array.from({ length: 1000 }, (_, n) => post(site, `Visitante ${n}`));
  const pages = Array.from({ length: 5 }, async () => (await fetch(site.url)).status);
  expect(await Promise.all(pages)).toEqual([200, 200, 200, 200, 200]);
  const accepted = (await Promise.all(posts)).filter(({ success }) => success);
  expect(accepted).toHaveLength(1000);
  await eventually(site.stored, ({ length }) => length === 0, 60_000);
  const subjects = await resend.subjects('Visitante');
  expect([subjects.length, new Set(subjects).size]).toEqual([1000, 1000]);
});
