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
import { ageFolder, folderContents } from '../../../fakes/outbox';
import { redisInstalled, startRedis, withoutRedis, type RealRedis } from '../../../fakes/redis';
import { accepted, mailRules } from '../samples';

interface Engine {
  /** Two processes that share one empty store. */
  open: (limit?: number) => Promise<[OutboxStore, OutboxStore]>;
  /** Makes all messages older by so many milliseconds. */
  age: (ms: number) => Promise<void>;
  contents: () => Promise<string>;
  /** Overwrites a stored message. */
  overwrite: (key: string, content: string) => Promise<unknown>;
  /** Makes the store unavailable, until the end of the test. */
  breakDown: () => Promise<void>;
}

const message = (name: string) => accepted({ name });
const keyOf = (name: string) => messageKey(message(name).message);
const add = (store: OutboxStore, name: string) =>
  store.add(keyOf(name), message(name), composeMail(message(name), mailRules));
const readAll = async (store: OutboxStore) => Promise.all((await store.pending()).map(({ read }) => read()));

/** The contract of every store. */
function keepsTheContract(engine: Engine) {
  let one: OutboxStore;
  let other: OutboxStore;

  beforeEach(async () => {
    [one, other] = await engine.open();
  });

  it('lists the messages of all processes, oldest first, with the time they were received', async () => {
    await add(one, 'Ana');
    await engine.age(1000);
    await add(other, 'Carmen');
    const [first, second] = await one.pending();
    expect([first?.key, second?.key]).toEqual([keyOf('Ana'), keyOf('Carmen')]);
    expect(Date.now() - (second?.receivedAt ?? 0)).toBeLessThan(1000);
    expect((second?.receivedAt ?? 0) - (first?.receivedAt ?? 0)).toBeGreaterThanOrEqual(1000);
    expect(await readAll(other)).toEqual([message('Ana'), message('Carmen')]);
  });

  it('keeps twenty equal messages as one', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(index % 2 ? one : other, 'Gemela')));
    expect(await other.pending()).toHaveLength(1);
  });

  it('removes a message once and completely', async () => {
    await add(one, 'Carmen');
    const [listed] = await other.pending();
    const removals = await Promise.all([one, other, one].map((store) => store.remove(keyOf('Carmen'))));
    expect(removals.filter(Boolean)).toHaveLength(1);
    expect(await listed?.read()).toBeNull();
    expect([await one.pending(), await other.pending()]).toEqual([[], []]);
    expect(await engine.contents()).not.toMatch(/Carmen|example\.com|acreditaci/);
  });

  it('refuses messages beyond its limit, until one is removed', async () => {
    const [small] = await engine.open(2);
    await add(small, 'Una');
    await add(small, 'Dos');
    await expect(add(small, 'Tres')).rejects.toThrow(StoreFullError);
    await small.remove(keyOf('Una'));
    await add(small, 'Tres');
    expect(await small.pending()).toHaveLength(2);
  });

  it.each(['', 'hola', '{"message":{}}', 'X-Contact-Record: !!!\r\n\r\n'])(
    'reports that %j is not a message',
    async (content) => {
      await add(one, 'Carmen');
      await engine.overwrite(keyOf('Carmen'), content);
      await expect(readAll(other)).rejects.toThrow(UnreadableMessageError);
    },
  );

  it('throws when it is unavailable', async () => {
    await engine.breakDown();
    await expect(add(one, 'Carmen')).rejects.toThrow();
    await expect(one.pending()).rejects.toThrow();
  });
}

describe('a folder', () => {
  let folder: string;

  const engine: Engine = {
    async open(limit) {
      folder = path.join(await emptyFolder(), 'outbox');
      return [createFolderStore(folder, limit), createFolderStore(folder, limit)];
    },
    age: (ms) => ageFolder(folder, ms),
    contents: () => folderContents(folder),
    overwrite: (key, content) => writeFile(path.join(folder, `${key}.eml`), content),
    breakDown: () => writeFile(folder, 'not a folder'),
  };

  afterEach(removeFolders);
  keepsTheContract(engine);

  it('contains files for any mail program, which only their owner can read', async () => {
    const [store] = await engine.open();
    await add(store, 'Begoña Núñez de la Ñ'.repeat(3));
    const [name = ''] = await readdir(folder);
    const file = path.join(folder, name);
    expect([(await stat(folder)).mode & 0o777, (await stat(file)).mode & 0o777]).toEqual([0o700, 0o600]);

    const eml = await readFile(file, 'utf8');
    expect(eml).toMatch(/^From: web@example\.com\r\nTo: prensa@example\.com\r\n[\x20-\x7e\r\n]*$/);
    expect(Math.max(...eml.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    const words = [...eml.matchAll(/=\?utf-8\?B\?([^?]+)\?=/g)].map(([, word = '']) => word);
    const subject = words.map((word) => Buffer.from(word, 'base64').toString()).join('');
    expect(subject).toMatch(/^\[Web\] Prensa - Begoña Núñez de la ÑBegoña/);
    expect(Buffer.from(eml.split('\r\n\r\n')[1] ?? '', 'base64').toString()).toContain('acreditación');
  });

  it('removes files that a crash left unfinished', async () => {
    const [store] = await engine.open();
    await add(store, 'Carmen');
    const hourAgo = Date.now() / 1000 - 3600;
    for (const name of ['abandoned.tmp', 'new.tmp']) await writeFile(path.join(folder, name), 'half');
    await utimes(path.join(folder, 'abandoned.tmp'), hourAgo, hourAgo);
    expect(await readAll(store)).toEqual([message('Carmen')]);
    expect((await readdir(folder)).sort()).toEqual([`${keyOf('Carmen')}.eml`, 'new.tmp'].sort());
  });

  it('is created again when it is removed while the server runs', async () => {
    const [store] = await engine.open();
    await add(store, 'Carmen');
    await rm(folder, { recursive: true });
    expect(await store.pending()).toEqual([]);
    await add(store, 'Ana');
    expect(await readAll(store)).toEqual([message('Ana')]);
  });
});

if (redisInstalled) {
  describe('a Redis', () => {
    let redis: RealRedis;
    let connections: [Redis, Redis];

    const engine: Engine = {
      async open(limit) {
        await redis.start();
        await redis.client.flushall();
        const [one, other] = connections;
        return [createRedisStore(one, '{test}', limit), createRedisStore(other, '{test}', limit)];
      },
      age: (ms) => redis.age(ms),
      contents: () => redis.contents(),
      overwrite: (key, content) => redis.client.set(`{test}:message:${key}`, content),
      breakDown: () => redis.stop('SIGKILL'),
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

    it('deletes a message by itself after thirty days', async () => {
      const [store] = await engine.open();
      await add(store, 'Carmen');
      const leftMs = await redis.client.pttl(`{test}:message:${keyOf('Carmen')}`);
      expect(retentionMs - leftMs).toBeGreaterThanOrEqual(0);
      expect(retentionMs - leftMs).toBeLessThan(60_000);
    });
  });
} else it.skip(withoutRedis, () => undefined);
