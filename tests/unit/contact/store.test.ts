import { EventEmitter } from 'node:events';
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { fieldNames, readFields } from '@/lib/contact/fields';
import { composeMail } from '@/lib/contact/mail';
import { createFolderStore } from '@/lib/contact/outbox/folder-store';
import { checkRedis, connectRedis, createRedisStore } from '@/lib/contact/outbox/redis-store';
import {
  messageKey,
  parseRecord,
  retentionMs,
  StoreFullError,
  UnreadableMessageError,
  type OutboxStore,
} from '@/lib/contact/outbox/store';
import { emptyFolder, removeFolders } from '../../fakes/folders';
import { ageFolder, folderContents } from '../../fakes/outbox';
import { redisInstalled, startRedis, type RealRedis } from '../../fakes/redis';
import { eventually } from '../../fakes/server';
import { accepted, mailRules, valid } from './samples';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

interface Engine {
  /** Two processes that share one empty store. */
  open: (limit?: number) => Promise<[OutboxStore, OutboxStore]>;
  /** Makes all messages older by so many milliseconds. */
  age: (ms: number) => Promise<void>;
  contents: () => Promise<string>;
  /** Overwrites a stored message. */
  overwrite: (key: string, content: string) => Promise<unknown>;
}

const message = (name: string) => accepted({ name });
const keyOf = (name: string) => messageKey(message(name).message);
const add = (store: OutboxStore, name: string) =>
  store.add(keyOf(name), message(name), composeMail(message(name), mailRules));
const readAll = async (store: OutboxStore) => Promise.all((await store.list()).map(({ read }) => read()));

function keepsTheContract(engine: Engine) {
  it('lists the messages of all processes, oldest first, with the time they were received', async () => {
    const [one, other] = await engine.open();
    await add(one, 'Ana');
    await engine.age(1000);
    await add(other, 'Carmen');
    const times = (await one.list()).map(({ receivedAt }) => receivedAt) as [number, number];
    expect(times[1] - times[0]).toBeGreaterThanOrEqual(1000);
    expect(await readAll(other)).toEqual([message('Ana'), message('Carmen')]);
  });

  it('removes a message once and completely', async () => {
    const [one, other] = await engine.open();
    await add(one, 'Carmen');
    const [listed] = await other.list();
    const removals = await Promise.all([one, other, one].map((store) => store.remove(keyOf('Carmen'))));
    expect(removals.filter(Boolean)).toHaveLength(1);
    expect(await listed?.read()).toBeNull();
    expect(await one.list()).toEqual([]);
    expect(await engine.contents()).not.toMatch(/Carmen|example\.com|acreditaci/);
  });

  it('refuses messages beyond its limit, until one is removed', async () => {
    const [small] = await engine.open(1);
    await add(small, 'Una');
    await expect(add(small, 'Dos')).rejects.toThrow(StoreFullError);
    await small.remove(keyOf('Una'));
    await add(small, 'Dos');
    expect(await small.list()).toHaveLength(1);
  });

  it.each(['', 'hola', '{}', 'X-Contact-Record: !!!\r\n\r\n'])(
    'reports that %j is no message',
    async (content) => {
      const [one, other] = await engine.open();
      await add(one, 'Carmen');
      await engine.overwrite(keyOf('Carmen'), content);
      await expect(readAll(other)).rejects.toThrow(UnreadableMessageError);
    },
  );
}

test.each(fieldNames)('a record of a version without the field %s is readable', (name) => {
  const older = Object.fromEntries(Object.entries(valid).filter(([field]) => field !== name));
  const record = JSON.stringify({ message: { ...older, added: 'by a later version' }, suspect: true });
  expect(parseRecord(record)).toEqual({ message: readFields(older), suspect: true });
});

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
  };

  afterEach(removeFolders);
  keepsTheContract(engine);

  it('contains files for any mail program, which only their owner can read', async () => {
    const [store] = await engine.open();
    await add(store, 'Begoña Núñez de la Ñ'.repeat(3));
    const file = path.join(folder, (await readdir(folder))[0] ?? '');
    expect([(await stat(folder)).mode & 0o777, (await stat(file)).mode & 0o777]).toEqual([0o700, 0o600]);
    const eml = await readFile(file, 'utf8');
    expect(eml).toMatch(/^From: web@example\.com\r\nTo: otro@example\.com\r\n[\x20-\x7e\r\n]*$/);
    expect(Math.max(...eml.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    const words = [...eml.matchAll(/=\?utf-8\?B\?([^?]+)\?=/g)].map(([, word = '']) => word);
    const subject = words.map((word) => Buffer.from(word, 'base64').toString()).join('');
    expect(subject).toContain('Begoña Núñez de la ÑBegoña');
    expect(Buffer.from(eml.split('\r\n\r\n')[1] ?? '', 'base64').toString()).toContain('acreditación');
  });

  it('loses files that a crash left unfinished', async () => {
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
    expect(await store.list()).toEqual([]);
    await add(store, 'Ana');
    expect(await readAll(store)).toEqual([message('Ana')]);
  });
});

test('an unknown host of Redis stops the start with a sentence', async () => {
  const client = new EventEmitter();
  const check = checkRedis(client as Redis);
  client.emit('error', Object.assign(new Error(), { code: 'ENOTFOUND' }));
  await expect(check).rejects.toThrow('no such host');
});

describe.skipIf(!redisInstalled)('a Redis', () => {
  let redis: RealRedis;
  let connections: Redis[];
  let logged: string[];

  function connect(url = redis.url): Redis {
    const connection = connectRedis(url, ({ outcome, error }) => logged.push(`${outcome} ${error}`));
    connections.push(connection);
    return connection;
  }
  const engine: Engine = {
    async open(limit) {
      return [createRedisStore(connect(), '{test}', limit), createRedisStore(connect(), '{test}', limit)];
    },
    age: (ms) => redis.age(ms),
    contents: () => redis.contents(),
    overwrite: (key, content) => redis.client.set(`{test}:message:${key}`, content),
  };

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => {
    await redis.close();
    await removeFolders();
  });
  beforeEach(async () => {
    connections = [];
    logged = [];
    await redis.start();
    await redis.client.flushall();
  });
  afterEach(() => connections.forEach((connection) => connection.disconnect()));

  keepsTheContract(engine);

  it('deletes a message by itself after thirty days, and names its reason when it takes no more', async () => {
    const [store] = await engine.open();
    const start = Date.now();
    await add(store, 'Carmen');
    const expiresAt = await redis.client.pexpiretime(`{test}:message:${keyOf('Carmen')}`);
    expect(expiresAt).toBeGreaterThanOrEqual(start + retentionMs);
    expect(expiresAt).toBeLessThanOrEqual(Date.now() + retentionMs);
    await redis.client.config('SET', 'maxmemory', '1');
    await expect(add(store, 'Ana')).rejects.toThrow(/^OOM/);
    await redis.client.config('SET', 'maxmemory', '0');
  });

  it('is connected again after a silence, and the log says when it was lost and when it was back', async () => {
    const connection = connect();
    await connection.ping();
    await redis.stop('SIGSTOP');
    await expect(connection.ping()).rejects.toThrow();
    const hasLogged = (outcome: string) => () => logged.some((line) => line.startsWith(outcome));
    await eventually(hasLogged('store_lost'), Boolean);
    redis.resume();
    await eventually(hasLogged('store_back'), Boolean);
    expect(await connection.ping()).toBe('PONG');
  });

  it.each([
    ['otra', 'refuses the user name or the password'],
    ['', 'demands a password'],
  ])('stops the start with a sentence when the password is %j', async (password, sentence) => {
    await redis.client.config('SET', 'requirepass', 'secreto');
    const url = (value: string) => Object.assign(new URL(redis.url), { password: value }).href;
    await checkRedis(connect(url('secreto')));
    await expect(checkRedis(connect(url(password)))).rejects.toThrow(sentence);
    await redis.client.config('SET', 'requirepass', '');
  });

  it('does not stop the start when it is away, and the log says so', async () => {
    await redis.stop('SIGKILL');
    await checkRedis(connect());
    expect(logged).toEqual(['store_lost ECONNREFUSED']);
  });
});
