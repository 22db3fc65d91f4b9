import { expect, test } from 'playwright/test';
import { startFaultProxy, type Fault, type FaultProxy } from '../fakes/fault-proxy';
import { removeFolders } from '../fakes/folders';
import { ageFolder } from '../fakes/outbox';
import { startResend, type FakeResend } from '../fakes/resend';
import { eventually, startSite, type Site } from '../fakes/server';
import { canary, post, secret } from './contact-post';

test.describe.configure({ mode: 'default', timeout: 90_000 });

let resend: FakeResend;
let proxy: FaultProxy;
let site: Site;

const provider = () => ({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: proxy.url, CRON_SECRET: secret });
const storeIsEmpty = (of: Site) => eventually(of.stored, ({ length }) => length === 0, 60_000);

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

test.describe('the visitor reads success and the mail arrives once', () => {
  for (const [what, ...faults] of [
    ['an answer that is lost', 'lose'],
    ['503 twice', { status: 503 }, { status: 503 }],
    ['a provider that does not answer', 'silent'],
  ] as [string, ...Fault[]][]) {
    test(`after ${what}`, async () => {
      proxy.plan(...faults);
      expect(await post(site, what)).toMatchObject({ status: 200, success: true });
      await storeIsEmpty(site);
      expect(await resend.subjects(what)).toHaveLength(1);
    });
  }

  test('after an outage, with the next message that is sent', async () => {
    proxy.plan({ status: 403 });
    expect(await post(site, 'Guardado')).toMatchObject({ success: true });
    expect(await site.stored()).toHaveLength(1);
    await ageFolder(site.outbox, 60_000);
    expect(await post(site, 'Siguiente')).toMatchObject({ success: true });
    await storeIsEmpty(site);
    expect(await resend.subjects('Guardado')).toHaveLength(1);
  });

  test('with five hundred others, while pages are served', async () => {
    const posts = Array.from({ length: 500 }, (_, n) => post(site, `Visitante ${n}`));
    const pages = Array.from({ length: 5 }, async () => (await fetch(site.url)).status);
    expect(await Promise.all(pages)).toEqual([200, 200, 200, 200, 200]);
    const accepted = (await Promise.all(posts)).filter(({ success }) => success);
    expect(accepted).toHaveLength(500);
    await storeIsEmpty(site);
    const subjects = await resend.subjects('Visitante');
    expect([subjects.length, new Set(subjects).size]).toEqual([500, 500]);
  });
});

test('without a store and without an answer of the provider the visitor reads that it failed', async () => {
  const withoutStore = await startSite({ ...provider(), OUTBOX_DIR: 'off' });
  proxy.always('silent');
  expect(await post(withoutStore, 'Perdida')).toEqual({
    status: 200,
    success: false,
    error: 'Error al enviar el mensaje',
  });
  expect(proxy.received.length).toBeGreaterThan(1);
  await withoutStore.stop();
});
