import { expect, test } from 'playwright/test';
import { startFaultProxy, type FaultProxy } from '../fakes/fault-proxy';
import { startResend, type FakeResend } from '../fakes/resend';
import { eventually, startSite, type Site } from '../fakes/server';
import { perClient } from '../../lib/contact/abuse/rate-limit';
import { canary, post, type Answer } from './contact-post';

/** A store that several servers share. */
export interface SharedStore {
  /** The variables that lead to it. */
  env: Record<string, string>;
  /** All that it holds, as text. */
  contents: () => Promise<string>;
  /** How many messages it holds. */
  size: () => Promise<number>;
  endLeases: () => Promise<void>;
  /** Kills what keeps the messages, and brings it back. */
  restart: () => Promise<void>;
  /** Puts it out of reach for good. */
  breakDown: () => Promise<void>;
  close: () => Promise<void>;
}

const secret = 'secreto-de-las-pruebas';
const personal = new RegExp(`${canary}|Visitante|ana@example|10\\.1\\.`);

/** What two servers on one store promise, before a provider that knows no idempotency. */
export function keepsItsPromises(
  open: () => Promise<SharedStore>,
  { countsTogether }: { countsTogether: boolean },
) {
  test.describe.configure({ mode: 'default', timeout: 120_000 });

  let resend: FakeResend;
  let proxy: FaultProxy;
  let store: SharedStore;
  let one: Site;
  let other: Site;
  let visitors = 0;

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

  const from = (address: string) => ({ 'x-forwarded-for': address });

  /** A message by a visitor who has never written before. */
  function write(site: Site, name = `Visitante ${visitors}`): Promise<Answer> {
    visitors += 1;
    return post(site, name, from(`10.1.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`));
  }

  const writeToBoth = (count: number, name?: string) =>
    Promise.all(Array.from({ length: count }, (_, index) => write(index % 2 ? one : other, name)));

  async function drain(site: Site): Promise<{ sent: number; failed: number; waiting: number }> {
    const headers = { authorization: `Bearer ${secret}` };
    return (await fetch(`${site.url}/cron/stored-messages`, { headers })).json();
  }

  async function subjects(count: number): Promise<string[]> {
    const mails = await eventually(resend.mails, ({ length }) => length >= count, 60_000);
    return mails.map(({ subject }) => subject);
  }

  /** Each message once, and nothing of anybody left behind. */
  async function expectMails(count: number): Promise<void> {
    const found = await subjects(count);
    expect([found.length, new Set(found).size]).toEqual([count, count]);
    await eventually(store.size, (size) => size === 0);
    expect(await store.contents()).not.toMatch(personal);
  }

  test.beforeAll(async () => {
    resend = await startResend();
    proxy = await startFaultProxy(resend.url, { forgetful: true });
    store = await open();
    [one, other] = await Promise.all([serve('uno@example.com'), serve('dos@example.com')]);
  });
  test.afterAll(async () => {
    expect(one.output() + other.output()).not.toMatch(personal);
    await Promise.all([one.stop('SIGKILL'), other.stop('SIGKILL'), proxy.close(), resend.close()]);
    await store.close();
  });
  test.beforeEach(() => {
    resend.reset();
    proxy.plan();
  });

  test('a provider that is down for twenty messages, then two drains at once under other settings: twenty mails', async () => {
    proxy.always({ status: 503 });
    const answers = await writeToBoth(20);
    expect(answers.filter(({ success }) => success)).toHaveLength(20);
    expect(await store.size()).toBe(20);
    proxy.plan();
    const reports = await Promise.all([drain(one), drain(other)]);
    expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBeLessThanOrEqual(20);
    await expectMails(20);
  });

  test('twenty twins over two servers: one mail', async () => {
    const answers = await writeToBoth(20, 'Visitante repetida');
    expect(answers.filter(({ success }) => success)).toHaveLength(20);
    expect(await write(one, 'Visitante repetida')).toMatchObject({ success: true });
    await expectMails(1);
  });

  test('twenty-four messages at once from one address: the limit', async () => {
    const robots = Array.from({ length: 24 }, (_, index) =>
      post(index % 2 ? one : other, `Visitante robot ${index}`, from('10.1.255.255')),
    );
    const allowed = (await Promise.all(robots)).filter(({ status }) => status === 200);
    const limit = perClient[0]?.points ?? 0;
    expect(allowed).toHaveLength(countsTogether ? limit : 2 * limit);
    await expectMails(allowed.length);
  });

  test('what was kept outlives a sudden end of its keeper', async () => {
    proxy.always({ status: 503 });
    expect((await writeToBoth(4)).every(({ success }) => success)).toBe(true);
    proxy.plan();
    await store.restart();
    const drained = () =>
      eventually(
        async () => [await drain(one), await store.size()],
        ([, size]) => size === 0,
      );
    // A message that was in somebody's hands just then is his until the lease has run out.
    await drained().catch(async () => {
      await store.endLeases();
      await drained();
    });
    await expectMails(4);
  });

  test('both servers killed in the middle of sending: each message is one mail once the leases have run out', async () => {
    proxy.always('silent');
    const lost = Promise.allSettled([...Array(8).keys()].map((index) => write(index % 2 ? one : other)));
    await proxy.arrived(8);
    await Promise.all([one.stop('SIGKILL'), other.stop('SIGKILL')]);
    expect((await lost).map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
    proxy.plan();
    [one, other] = await Promise.all([serve('uno@example.com'), serve('dos@example.com')]);
    expect(await resend.mails(), 'while the leases last').toHaveLength(0);
    await store.endLeases();
    await Promise.all([drain(one), drain(other)]);
    await expectMails(8);
  });

  test('a store out of reach: sent, or the truth within three seconds, and the pages are well', async () => {
    await store.breakDown();
    const timed = async (fault: 'pass' | { status: number }) => {
      proxy.always(fault);
      const start = performance.now();
      const { success } = await write(one);
      return { success, quick: performance.now() - start < 3000 };
    };
    expect(await timed('pass')).toEqual({ success: true, quick: true });
    expect(await timed({ status: 503 })).toEqual({ success: false, quick: true });
    expect((await fetch(one.url)).status).toBe(200);
    expect(await subjects(1)).toHaveLength(1);
  });
}
