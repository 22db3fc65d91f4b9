import { expect, test } from 'playwright/test';
import { addressLimits } from '../../lib/contact/rate-limit';
import { startFaultProxy, type Fault, type FaultProxy } from '../fakes/fault-proxy';
import { removeFolders } from '../fakes/folders';
import { startResend, type FakeResend } from '../fakes/resend';
import { eventually, startSite, type Site } from '../fakes/server';
import { canary, flush, post, secret, type Answer } from './contact-post';

/** A store that two servers share. */
export interface SharedStore {
  /** The variables that select it. */
  env: Record<string, string>;
  /** Everything in it, as text. */
  contents: () => Promise<string>;
  /** Number of messages in it. */
  size: () => Promise<number>;
  /** Makes its messages older by so many milliseconds. */
  age: (ms: number) => Promise<void>;
  /** Kills the process that keeps the messages, and starts it again. */
  restart: () => Promise<void>;
  /** Makes it unavailable for good. */
  breakDown: () => Promise<void>;
  close: () => Promise<void>;
}

const personal = new RegExp(`${canary}|Visitante|carmen@example|10\\.1\\.`);

/** Tests of two servers that share a store and have different settings. */
export function testTwoServers(open: () => Promise<SharedStore>, countsTogether: boolean) {
  test.describe.configure({ mode: 'default', timeout: 600_000 });

  let resend: FakeResend;
  let proxy: FaultProxy;
  let store: SharedStore;
  let one: Site;
  let other: Site;
  let visitors = 0;
  /** Mails before the test: the provider is not reset, since it keeps idempotency keys for a day. */
  let before = 0;

  const serve = (to: string) =>
    startSite({
      ...store.env,
      RESEND_API_KEY: 're_test',
      RESEND_BASE_URL: proxy.url,
      CONTACT_TO: to,
      CONTACT_RATE_LIMIT: 'on',
      TRUST_PROXY: '1',
      CRON_SECRET: secret,
    });
  const serveBoth = () => Promise.all([serve('uno@example.com'), serve('dos@example.com')]);
  const from = (address: string) => ({ 'x-forwarded-for': address });

  /** Sends a message from a new address. */
  function write(site: Site, name = `Visitante ${visitors}`): Promise<Answer> {
    visitors += 1;
    return post(site, name, from(`10.1.0.${visitors}`));
  }
  const writeToBoth = (count: number, name?: string) =>
    Promise.all(Array.from({ length: count }, (_, index) => write(index % 2 ? one : other, name)));
  const successes = (answers: Answer[]) => answers.filter(({ success }) => success).length;

  /** Flushes from both servers at once until nothing is left. Expects one mail for each message, and no personal data. */
  async function expectMails(count: number): Promise<void> {
    const flushBoth = () => Promise.all([flush(one), flush(other)]);
    await store.age(60_000);
    await eventually(flushBoth, (reports) => reports.every(({ waiting }) => waiting === 0));
    await eventually(store.size, (size) => size === 0);
    const subjects = await resend.subjects('');
    expect([subjects.length, new Set(subjects).size]).toEqual([before + count, before + count]);
    expect(await store.contents()).not.toMatch(personal);
  }

  test.beforeAll(async () => {
    resend = await startResend();
    proxy = await startFaultProxy(resend.url);
    store = await open();
    [one, other] = await serveBoth();
  });
  test.afterAll(async () => {
    expect(one.output() + other.output()).not.toMatch(personal);
    await Promise.all([one.stop('SIGKILL'), other.stop('SIGKILL'), proxy.close(), resend.close()]);
    await store.close();
    await removeFolders();
  });
  test.beforeEach(async () => {
    proxy.plan();
    before = (await resend.mails()).length;
  });

  test('equal messages to two servers are one mail', async () => {
    expect(successes(await writeToBoth(6, 'Visitante repetida'))).toBe(6);
    await expectMails(1);
    expect(await write(one, 'Visitante repetida')).toMatchObject({ success: true });
    await expectMails(1);
  });

  test('an address that writes to both servers has the limit of the shared counters', async () => {
    const limit = addressLimits[0]?.points ?? 0;
    const robots = Array.from({ length: 3 * limit }, (_, index) =>
      post(index % 2 ? one : other, `Visitante robot ${index}`, from('10.1.255.255')),
    );
    const allowed = countsTogether ? limit : 2 * limit;
    expect(successes(await Promise.all(robots))).toBe(allowed);
    await expectMails(allowed);
  });

  test('messages of an outage survive a crash of the store, and two flushes send each once', async () => {
    proxy.always({ status: 403 });
    expect(successes(await writeToBoth(4))).toBe(4);
    expect(await store.size()).toBe(4);
    await store.restart();
    proxy.plan();
    await expectMails(4);
  });

  test('messages of two servers that are killed while sending are one mail each', async () => {
    // The provider has taken half of them.
    proxy.plan(...Array.from({ length: 4 }, (_, index): Fault => (index % 2 ? 'hang' : 'silent')));
    const lost = Promise.allSettled([0, 1, 2, 3].map((index) => write(index % 2 ? one : other)));
    await proxy.arrived(4);
    await Promise.all([one.stop('SIGKILL'), other.stop('SIGKILL')]);
    await lost;
    expect(await store.size()).toBe(4);
    [one, other] = await serveBoth();
    await expectMails(4);
  });

  test('without its store the site sends messages, or says that it failed, and serves pages', async () => {
    await store.breakDown();
    expect(await write(one)).toMatchObject({ status: 200, success: true });
    expect(await flush(one)).toMatchObject({ status: 503, waiting: null });
    proxy.always({ status: 403 });
    expect(await write(one)).toMatchObject({ status: 200, success: false });
    expect((await fetch(one.url)).status).toBe(200);
    expect(await resend.mails()).toHaveLength(before + 1);
  });
}
