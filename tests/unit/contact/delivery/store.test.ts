import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStore } from '@/lib/contact/delivery/folder-store';
import { connectRedis, type RedisConnection } from '@/lib/contact/delivery/redis-connection';
import { createRedisStore } from '@/lib/contact/delivery/redis-store';
import {
  keepTime,
  leaseTime,
  sentTime,
  type DueMessage,
  type MessageStore,
} from '@/lib/contact/delivery/store';
import { composeMail, messageKey } from '@/lib/contact/mail/compose';
import { redisInstalled, startRedis, withoutRedis, type RealRedis } from '../../../fakes/redis';
import { emptyFolder } from '../../../fakes/server';
import { endLeases, folderContents } from '../../../fakes/outbox';
import { accepted, mailRules } from '../samples';

interface Engine {
  /** Two processes that share one place. */
  open: () => Promise<[MessageStore, MessageStore]>;
  endLeases: () => Promise<void>;
  contents: () => Promise<string>;
  /** Makes everything in the store older by so many milliseconds. */
  age: (time: number) => Promise<void>;
}

let folder: string;

const folderEngine: Engine = {
  async open() {
    folder = await emptyFolder();
    return [createFolderStore(folder), createFolderStore(folder)];
  },
  endLeases: () => endLeases(folder),
  contents: () => folderContents(folder),
  async age(time) {
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of names.filter((name) => name.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      const moment = ((await stat(file)).mtimeMs - time) / 1000;
      await utimes(file, moment, moment);
    }
  },
};

let redis: RealRedis;
let connections: RedisConnection[];

const redisEngine: Engine = {
  async open() {
    await redis.client.flushall();
    const [one, other] = connections;
    return [createRedisStore(one!, '{test}'), createRedisStore(other!, '{test}')];
  },
  endLeases: () => redis.endLeases(),
  contents: () => redis.contents(),
  async age(time) {
    for (const key of await redis.client.keys('*')) {
      const left = await redis.client.pttl(key);
      if (left > 0) await redis.client.pexpire(key, Math.max(left - time, 0));
    }
  },
};

const message = (name: string) => accepted({ name });
const keyOf = (name: string) => messageKey(message(name).message);
const put = (store: MessageStore, name: string) =>
  store.put(keyOf(name), message(name), composeMail(message(name), mailRules));

async function place(store: MessageStore, name: string) {
  const placed = await put(store, name);
  if (placed.state !== 'leased') throw new Error(`${name} was ${placed.state}`);
  return placed.lease;
}

async function takeAll(store: MessageStore): Promise<DueMessage[]> {
  const taken: DueMessage[] = [];
  for await (const due of store.due()) taken.push(due);
  return taken;
}

const namesOf = (taken: DueMessage[]) => taken.map((due) => due.accepted?.message.name);

function behaves(engine: Engine) {
  let one: MessageStore;
  let other: MessageStore;

  beforeEach(async () => {
    [one, other] = await engine.open();
  });

  it('gives a message to one of twenty twins', async () => {
    const stores = Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other));
    const placed = await Promise.all(stores.map((store) => put(store, 'Gemela')));
    expect(placed.map(({ state }) => state).sort()).toEqual([...Array(19).fill('held'), 'leased']);
  });

  it('keeps a message from everybody while it is leased, and gives it to one when it is released', async () => {
    const lease = await place(one, 'Carmen');
    expect([await takeAll(one), await takeAll(other)]).toEqual([[], []]);
    expect([one.waiting(), (await put(other, 'Carmen')).state]).toEqual([0, 'held']);
    await lease.release();
    expect(one.waiting()).toBe(1);
    const both = await Promise.all([takeAll(one), takeAll(other)]);
    expect(both.flat().map((due) => due.accepted)).toEqual([message('Carmen')]);
  });

  it('gives many to two at once, each message to one', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `Visitante ${index}`);
    for (const name of names) await (await place(one, name)).release();
    const both = await Promise.all([takeAll(one), takeAll(other)]);
    expect(namesOf(both.flat()).sort()).toEqual(names.sort());
  });

  it('gives nobody a message by what he read a while ago', async () => {
    for (const name of ['Primera', 'Segunda']) await (await place(one, name)).release();
    const reader = one.due()[Symbol.asyncIterator]();
    expect((await reader.next()).done).toBe(false);
    for (let round = 0; round < 5; round += 1) {
      for (const { lease } of await takeAll(other)) await lease.release();
    }
    expect(await takeAll(other)).toHaveLength(1);
    expect((await reader.next()).done).toBe(true);
  });

  it('gives away what somebody took and never brought back', async () => {
    await place(one, 'Primera');
    await place(one, 'Segunda');
    await engine.endLeases();
    expect(namesOf(await takeAll(other)).sort()).toEqual(['Primera', 'Segunda']);
    await engine.endLeases();
    expect(namesOf(await takeAll(one))).toHaveLength(2);
  });

  it('listens to nobody whose lease was lost', async () => {
    const lost = await place(one, 'Carmen');
    await engine.endLeases();
    expect(await takeAll(other)).toHaveLength(1);
    await lost.release();
    expect([await takeAll(one), await takeAll(other)]).toEqual([[], []]);
  });

  it('lets a postponed message wait', async () => {
    await (await place(one, 'Pospuesta')).release(60_000);
    await (await place(one, 'Siguiente')).release();
    expect(namesOf(await takeAll(other))).toEqual(['Siguiente']);
    await engine.endLeases();
    expect(namesOf(await takeAll(other))).toContain('Pospuesta');
  });

  it('remembers what was sent, for a day, without a word of it', async () => {
    await (await place(one, 'Carmen')).sent();
    expect([(await put(one, 'Carmen')).state, (await put(other, 'Carmen')).state]).toEqual(['sent', 'sent']);
    expect(await engine.contents()).toContain(keyOf('Carmen'));
    expect(await engine.contents()).not.toMatch(/Carmen|example\.com|acreditaci/);
    await engine.age(sentTime);
    expect((await put(other, 'Carmen')).state).toBe('leased');
  });

  it('forgets after thirty days what nobody could send', async () => {
    await (await place(one, 'Carmen')).release();
    await engine.age(keepTime - 60_000);
    expect(await engine.contents()).toContain(keyOf('Carmen'));
    await engine.age(61_000);
    await takeAll(other);
    expect(await takeAll(other)).toEqual([]);
    expect(await engine.contents()).not.toContain(keyOf('Carmen'));
  });
}

describe('a folder', () => {
  behaves(folderEngine);

  it('can be read by any mail program, and by its owner only', async () => {
    const [store] = await folderEngine.open();
    await place(store, 'Carmen');
    const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
    expect(await readFile(path.join(folder, name), 'utf8')).toMatch(/^From: .*\r\nTo: /);
    for (const file of [path.join(folder, name), path.join(folder, '.leases', `${keyOf('Carmen')}.1`)]) {
      expect((await stat(file)).mode & 0o777).toBe(0o600);
    }
  });

  it('keeps a lease for longer than any sending lasts', () => {
    expect(leaseTime).toBeGreaterThan(30_000);
  });
});

if (redisInstalled) {
  describe('a Redis', () => {
    beforeAll(async () => {
      redis = await startRedis();
      connections = [connectRedis(redis.url, () => undefined), connectRedis(redis.url, () => undefined)];
    });
    afterAll(async () => {
      for (const { client } of connections) client.disconnect();
      await redis.close();
    });

    behaves(redisEngine);

    it('does not read what is no message of ours', async () => {
      const [store] = await redisEngine.open();
      await (await place(store, 'Carmen')).release();
      await redis.client.set(`{test}:message:${keyOf('Carmen')}`, '{"message":{}}');
      expect((await takeAll(store)).map((due) => due.accepted)).toEqual([null]);
    });
  });
} else it(withoutRedis, () => undefined);
