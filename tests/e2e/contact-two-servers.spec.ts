import { readdir, rm, writeFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { ipLimit } from '../../lib/contact/server/rate-limit';
import { makeFolder, removeFolders } from '../fakes/folders';
import { refusal, startMailProvider, type FakeMailProvider, type Fault } from '../fakes/mail-provider';
import { redisInstalled, startRedis } from '../fakes/redis';
import { eventually, startSite, type Site } from '../fakes/server';
import { canary, flush, post, secret, type Answer } from './support/contact-post';

interface SharedStore {
  /** The environment variables that select this store. */
  env: Record<string, string>;
  /** The whole content of the store, as text. */
  contents: () => Promise<string>;
  size: () => Promise<number>;
  /** Kills the process of the store and starts it again. */
  restart: () => Promise<void>;
  /** Makes the store unavailable for the rest of the tests. */
  breakDown: () => Promise<void>;
}

async function openFolder(): Promise<SharedStore> {
  const folder = makeFolder();
  return {
    env: { OUTBOX_DIR: folder },
    contents: async () => (await readdir(folder)).join(),
    size: async () => (await readdir(folder)).length,
    // A folder has no process that could be restarted.
    restart: async () => undefined,
    async breakDown() {
      await rm(folder, { recursive: true });
      await writeFile(folder, 'not a folder');
    },
  };
}

async function openRedis(): Promise<SharedStore> {
  const redis = await startRedis();
  return {
    env: { REDIS_URL: redis.url },
    contents: redis.contents,
    size: () => redis.client.hlen('contact-production-outbox'),
    async restart() {
      await redis.stop('SIGKILL');
      await redis.start();
    },
    breakDown: redis.close,
  };
}

const personal = new RegExp(`${canary}|Visitante|carmen@example|10\\.1\\.`);
const from = (address: string) => ({ 'x-forwarded-for': address });
const successes = (answers: Answer[]) => answers.filter(({ success }) => success).length;

for (const [name, open] of [
  ['a folder', openFolder],
  ['a Redis', openRedis],
] as const) {
  test.describe(`two servers that share ${name}`, () => {
    test.describe.configure({ mode: 'default', timeout: 600_000 });
    test.skip(open === openRedis && !redisInstalled, 'redis-server is not installed');

    let provider: FakeMailProvider;
    let store: SharedStore;
    let sites: [Site, Site];
    let visitors = 0;
    /** The provider is not reset between the tests, because it must keep its idempotency keys. */
    let mailsBefore = 0;

    async function serve(): Promise<[Site, Site]> {
      const own = { CRON_SECRET: secret, CONTACT_RATE_LIMIT: 'on', TRUST_PROXY: '1' };
      const shared = { ...store.env, ...provider.env, ...own };
      return Promise.all([startSite(shared), startSite(shared)]);
    }

    /** Sends messages to both servers in turn, each message from a new address. */
    const write = (count: number, visitor?: string) =>
      Promise.all(
        Array.from({ length: count }, (_, index) => {
          visitors += 1;
          return post(sites[index % 2]!, visitor ?? `Visitante ${visitors}`, from(`10.1.0.${visitors}`));
        }),
      );

    /**
     * Flushes from both servers at once until the store is empty. Expects one mail for each message, and no personal
     * data in the store.
     */
    async function expectMails(count: number): Promise<void> {
      await eventually(
        () => Promise.all(sites.map(flush)).then(store.size),
        (size) => size === 0,
      );
      const subjects = await provider.subjects('');
      expect([subjects.length, new Set(subjects).size]).toEqual([mailsBefore + count, mailsBefore + count]);
      expect(await store.contents()).not.toMatch(personal);
    }

    test.beforeAll(async () => {
      provider = await startMailProvider();
      store = await open();
      sites = await serve();
    });
    test.afterAll(async () => {
      expect(sites.map((site) => site.output()).join()).not.toMatch(personal);
      await Promise.all([...sites.map((site) => site.stop('SIGKILL')), provider.close()]);
      removeFolders();
    });
    test.beforeEach(async () => {
      provider.plan();
      mailsBefore = (await provider.mails()).length;
    });

    test('send equal messages as one mail', async () => {
      expect(successes(await write(6, 'Visitante repetida'))).toBe(6);
      await expectMails(1);
      expect(successes(await write(1, 'Visitante repetida'))).toBe(1);
      await expectMails(1);
    });

    test('have one rate limit together if they share the counters', async () => {
      const limit = ipLimit;
      const robot = (_: unknown, index: number) =>
        post(sites[index % 2]!, `Visitante robot ${index}`, from('10.1.255.255'));
      const answers = await Promise.all(Array.from({ length: 3 * limit }, robot));
      expect(successes(answers)).toBe(open === openRedis ? limit : 2 * limit);
      await expectMails(successes(answers));
    });

    test('send each message of an outage once, although the store has crashed', async () => {
      provider.always(refusal);
      expect(successes(await write(4))).toBe(4);
      expect(await store.size()).toBe(4);
      await store.restart();
      provider.plan();
      await expectMails(4);
    });

    test('send each message once, although they are killed while sending', async () => {
      // The provider accepts half of these messages, but the servers get an answer for none of them.
      provider.plan(...Array.from({ length: 4 }, (_, index): Fault => (index % 2 ? 'hang' : 'silent')));
      const lost = write(4).catch(() => undefined);
      await provider.arrived(4);
      await Promise.all(sites.map((site) => site.stop('SIGKILL')));
      await lost;
      expect(await store.size()).toBe(4);
      sites = await serve();
      await expectMails(4);
    });

    test('answer and send the messages that they have when they are stopped', async () => {
      provider.plan({ delayMs: 500 }, { delayMs: 500 });
      const answers = write(2);
      await provider.arrived(2);
      await Promise.all(sites.map((site) => site.stop('SIGTERM')));
      expect(successes(await answers)).toBe(2);
      sites = await serve();
      await expectMails(2);
    });

    test('send messages without their store, or say that it failed, and serve pages', async () => {
      await store.breakDown();
      expect(successes(await write(1))).toBe(1);
      expect(await flush(sites[0])).toMatchObject({ status: 503, waiting: null });
      provider.always(refusal);
      expect(await write(1)).toMatchObject([{ status: 200, success: false }]);
      expect((await fetch(sites[0].url)).status).toBe(200);
      expect(await provider.mails()).toHaveLength(mailsBefore + 1);
    });
  });
}
