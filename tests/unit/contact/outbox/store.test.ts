import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Redis } from 'ioredis';
import { createFolderStore } from '@/lib/contact/outbox/folder-store';
import { connectRedis } from '@/lib/contact/outbox/redis-connection';
import { createRedisStore } from '@/lib/contact/outbox/redis-store';
import {
  retentionMs,
  StoreFullError,
  UnreadableMessageError,
  type OutboxStore,
} from '@/lib/contact/outbox/store';
import { composeMail, messageKey } from '@/lib/contact/mail/compose';
import { emptyFolder, removeFolders } from '../../../fakes/folders';
import { folderContents } from '../../../fakes/outbox';
import { redisInstalled, startRedis, withoutRedis, type RealRedis } from '../../../fakes/redis';
import { accepted, mailRules } from '../samples';

interface Engine {
  /** Two processes that share one empty store. */
  open: (limit?: number) => Promise<[OutboxStore, OutboxStore]>;
  contents: () => Promise<string>;
  /** Overwrites a stored message. */
  overwrite: (key: string, content: string) => Promise<unknown>;
}

const message = (name: string) => accepted({ name });
const keyOf = (name: string) => messageKey(message(name).message);
const add = (store: OutboxStore, name: string, receivedAt = Date.now()) =>
  store.add({
    key: keyOf(name),
    receivedAt,
    accepted: message(name),
    mail: composeMail(message(name), mailRules),
  });
const readAll = async (store: OutboxStore) => Promise.all((await store.pending()).map(({ read }) => read()));

/** What every store promises. */
function keepsTheContract(engine: Engine) {
  let one: OutboxStore;
  let other: OutboxStore;

  beforeEach(async () => {
    [one, other] = await engine.open();
  });

  it('gives every process what one has added, oldest first, with the time it was received', async () => {
    await add(one, 'Segunda', 2000);
    await add(other, 'Primera', 1000);
    expect((await one.pending()).map(({ key, receivedAt }) => [key, receivedAt])).toEqual([
      [keyOf('Primera'), 1000],
      [keyOf('Segunda'), 2000],
    ]);
    expect(await readAll(other)).toEqual([message('Primera'), message('Segunda')]);
  });

  it('keeps twenty twins as one message, with the latest time', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(index % 2 ? one : other, 'Gemela', 1000)));
    await add(one, 'Gemela', 2000);
    expect((await other.pending()).map(({ receivedAt }) => receivedAt)).toEqual([2000]);
  });

  it('removes a message once, and nothing of it is left', async () => {
    await add(one, 'Carmen');
    await add(one, 'Ana');
    const [listed] = (await other.pending()).filter(({ key }) => key === keyOf('Carmen'));
    const removals = await Promise.all([one, other, one].map((store) => store.remove(keyOf('Carmen'))));
    expect(removals.filter(Boolean)).toHaveLength(1);
    expect(await listed?.read()).toBeNull();
    expect(await readAll(one)).toEqual([message('Ana')]);
    await one.remove(keyOf('Ana'));
    expect([await one.pending(), await other.pending()]).toEqual([[], []]);
    expect(await engine.contents()).not.toMatch(/Carmen|Ana|example\.com|acreditaci/);
  });

  it('refuses beyond its limit, until something is removed', async () => {
    const [small] = await engine.open(2);
    await add(small, 'Una');
    await add(small, 'Dos');
    await expect(add(small, 'Tres')).rejects.toThrow(StoreFullError);
    await small.remove(keyOf('Una'));
    await add(small, 'Tres');
    expect(await small.pending()).toHaveLength(2);
  });

  it.each(['', 'hola', '{"message":{}}', 'X-Contact-Record: !!!\r\n\r\n'])(
    'says that %j is not a message',
    async (content) => {
      await add(one, 'Carmen');
      await engine.overwrite(keyOf('Carmen'), content);
      await expect(readAll(other)).rejects.toThrow(UnreadableMessageError);
    },
  );
}

describe('a folder', () => {
  let folder: string;

  const engine: Engine = {
    async open(limit) {
      folder = path.join(await emptyFolder(), 'outbox');
      return [createFolderStore(folder, limit), createFolderStore(folder, limit)];
    },
    contents: () => folderContents(folder),
    overwrite: (key, content) => writeFile(path.join(folder, `${key}.eml`), content),
  };

  afterEach(removeFolders);
  keepsTheContract(engine);

  it('holds files for any mail program, which only their owner reads', async () => {
    const [store] = await engine.open();
    await add(store, 'Carmen');
    const [name = ''] = await readdir(folder);
    const file = path.join(folder, name);
    expect(await readFile(file, 'utf8')).toMatch(/^From: .*\r\nTo: /);
    expect([(await stat(folder)).mode & 0o777, (await stat(file)).mode & 0o777]).toEqual([0o700, 0o600]);
  });

  it('loses what a crash left unfinished, and only that', async () => {
    const [store] = await engine.open();
    await add(store, 'Carmen');
    const hourAgo = Date.now() / 1000 - 3600;
    for (const name of ['abandoned.tmp', 'just-begun.tmp']) await writeFile(path.join(folder, name), 'half');
    await utimes(path.join(folder, 'abandoned.tmp'), hourAgo, hourAgo);
    expect(await readAll(store)).toEqual([message('Carmen')]);
    expect((await readdir(folder)).sort()).toEqual([`${keyOf('Carmen')}.eml`, 'just-begun.tmp'].sort());
  });

  it('is made again when it is removed under the running server', async () => {
    const [store] = await engine.open();
    await add(store, 'Carmen');
    await rm(folder, { recursive: true });
    expect(await store.pending()).toEqual([]);
    await add(store, 'Ana');
    expect(await readAll(store)).toEqual([message('Ana')]);
  });

  it('says when it cannot be one', async () => {
    const [store] = await engine.open();
    await writeFile(folder, 'not a folder');
    await expect(add(store, 'Carmen')).rejects.toThrow();
    await expect(store.pending()).rejects.toThrow();
  });
});

if (redisInstalled) {
  describe('a Redis', () => {
    let redis: RealRedis;
    let connections: [Redis, Redis];

    const engine: Engine = {
      async open(limit) {
        await redis.client.flushall();
        const [one, other] = connections;
        return [createRedisStore(one, '{test}', limit), createRedisStore(other, '{test}', limit)];
      },
      contents: () => redis.contents(),
      overwrite: (key, content) => redis.client.set(`{test}:message:${key}`, content),
    };

    beforeAll(async () => {
      redis = await startRedis();
      const connect = () => connectRedis(redis.url, () => undefined);
      connections = [connect(), connect()];
    });
    afterAll(async () => {
      for (const connection of connections) connection.disconnect();
      await redis.close();
      await removeFolders();
    });

    keepsTheContract(engine);

    it('forgets a message by itself after thirty days', async () => {
      const [store] = await engine.open();
      await add(store, 'Carmen');
      const left = await redis.client.pttl(`{test}:message:${keyOf('Carmen')}`);
      expect([left > retentionMs - 60_000, left <= retentionMs]).toEqual([true, true]);
    });

    it('says when it is out of reach', async () => {
      const [store] = await engine.open();
      await redis.stop('SIGKILL');
      await expect(add(store, 'Carmen')).rejects.toThrow();
      await expect(store.pending()).rejects.toThrow();
      await redis.start();
    });
  });
} else it(withoutRedis, () => undefined);
