import { EventEmitter } from 'node:events';
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redis } from 'ioredis';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { fieldNames } from '@/lib/contact/fields';
import { composeMail } from '@/lib/contact/mail';
import { createFolderStore } from '@/lib/contact/outbox/folder-store';
import { checkRedis, connectRedis, createRedisStore } from '@/lib/contact/outbox/redis-store';
import {
  parseRecord,
  retentionMs,
  StoreFullError,
  UnreadableMessageError,
  type OutboxStore,
} from '@/lib/contact/outbox/store';
import { accepted, mailRules, valid } from '../../fakes/contact-message';
import { emptyFolder, removeFolders } from '../../fakes/folders';
import { ageFolder, folderContents } from '../../fakes/outbox';
import { redisInstalled, startRedis, type RealRedis } from '../../fakes/redis';
import { eventually } from '../../fakes/server';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

test.each(fieldNames)('a record that was stored before there was a field %s is readable', (name) => {
  const older = { ...valid, [name]: undefined, added: 'by a later version' };
  const record = JSON.stringify({ message: older, suspect: true });
  expect(parseRecord(record)).toEqual({ message: { ...valid, [name]: '' }, suspect: true });
});

interface StoreUnderTest {
  /** Opens the store as another process does. */
  open: (limit?: number) => OutboxStore;
  /** Makes all stored messages older. */
  age: (ms: number) => Promise<void>;
  contents: () => Promise<string>;
  /** Overwrites the message with this key. */
  overwrite: (key: string, content: string) => Promise<unknown>;
}

const add = (store: OutboxStore, name: string) =>
  store.add(name, accepted({ name }), composeMail(accepted({ name }), mailRules));
const readAll = async (store: OutboxStore) =>
  (await Promise.all((await store.list()).map(({ read }) => read()))).map((each) => each?.message.name);

function behavesAsStore({ open, age, contents, overwrite }: StoreUnderTest) {
  it('lists the messages of all processes, oldest first, with the time they were received', async () => {
    await add(open(), 'Ana');
    await age(1000);
    await add(open(), 'Carmen');
    expect(await readAll(open())).toEqual(['Ana', 'Carmen']);
    const [first, second] = (await open().list()).map(({ receivedAt }) => receivedAt);
    expect(second! - first!).toBeGreaterThanOrEqual(1000);
  });

  it('removes a message once and completely', async () => {
    await add(open(), 'Carmen');
    const [listed] = await open().list();
    const removals = await Promise.all([open(), open()].map((store) => store.remove('Carmen')));
    expect(removals.filter(Boolean)).toHaveLength(1);
    expect([await listed?.read(), await open().list()]).toEqual([null, []]);
    expect(await contents()).not.toMatch(/example\.com|acreditaci/);
  });

  it('refuses messages beyond its limit, until one is removed', async () => {
    await add(open(1), 'Una');
    await expect(add(open(1), 'Dos')).rejects.toThrow(StoreFullError);
    await open().remove('Una');
    await add(open(1), 'Dos');
  });

  it('has one message after two processes have stored it at once', async () => {
    await Promise.all([add(open(), 'Carmen'), add(open(), 'Carmen')]);
    expect(await readAll(open())).toEqual(['Carmen']);
  });

  it('reports a record that is no message', async () => {
    await add(open(), 'Carmen');
    for (const content of ['', 'hola', '{}', 'X-Contact-Record: !!!\r\n\r\n']) {
      await overwrite('Carmen', content);
      await expect(readAll(open())).rejects.toThrow(UnreadableMessageError);
    }
  });
}

describe('a folder', () => {
  let folder: string;
  const open = (limit?: number) => createFolderStore(folder, limit);

  beforeEach(async () => {
    folder = path.join(await emptyFolder(), 'outbox');
  });
  afterEach(removeFolders);
  behavesAsStore({
    open,
    age: (ms) => ageFolder(folder, ms),
    contents: () => folderContents(folder),
    overwrite: (key, content) => writeFile(path.join(folder, `${key}.eml`), content),
  });

  it('contains files for any mail program, which only their owner can read', async () => {
    const name = 'Begoña Núñez de la Ñ =?utf-8?B?SG9sYQ==?='.repeat(2);
    await open().add('key', accepted({ name }), composeMail(accepted({ name }), mailRules));
    const file = path.join(folder, (await readdir(folder))[0] ?? '');
    expect([(await stat(folder)).mode & 0o777, (await stat(file)).mode & 0o777]).toEqual([0o700, 0o600]);
    const eml = await readFile(file, 'utf8');
    expect(eml).toMatch(/^([\x20-\x7e]{0,100}\r\n)*$/);
    const mail = composeMail(accepted({ name }), mailRules);
    expect(await PostalMime.parse(eml)).toMatchObject({
      from: { address: 'web@example.com', name: 'Web' },
      to: [{ address: 'otro@example.com' }],
      replyTo: [{ address: mail.replyTo }],
      subject: mail.subject,
      text: expect.stringContaining(mail.text),
      html: expect.stringContaining(mail.html),
    });
  });

  it('deletes files that a crash has left unfinished', async () => {
    await add(open(), 'Carmen');
    const hourAgo = Date.now() / 1000 - 3600;
    for (const name of ['abandoned.tmp', 'new.tmp']) await writeFile(path.join(folder, name), 'half');
    await utimes(path.join(folder, 'abandoned.tmp'), hourAgo, hourAgo);
    expect(await readAll(open())).toEqual(['Carmen']);
    expect((await readdir(folder)).sort()).toEqual(['Carmen.eml', 'new.tmp']);
  });

  it('is created again when it is removed while the server runs', async () => {
    await add(open(), 'Carmen');
    await rm(folder, { recursive: true });
    expect(await open().list()).toEqual([]);
    await add(open(), 'Ana');
    expect(await readAll(open())).toEqual(['Ana']);
  });
});

test('an unknown host of Redis stops the start with a clear message', async () => {
  const client = new EventEmitter() as Redis;
  const check = checkRedis(client);
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
  const open = (limit?: number) => createRedisStore(connect(), '{test}', limit);

  beforeAll(async () => void (redis = await startRedis()));
  afterAll(() => redis.close().then(removeFolders));
  beforeEach(async () => {
    connections = [];
    logged = [];
    await redis.start();
    await redis.client.flushall();
  });
  afterEach(() => connections.forEach((connection) => connection.disconnect()));
  behavesAsStore({
    open,
    age: (ms) => redis.age(ms),
    contents: () => redis.contents(),
    overwrite: (key, content) => redis.client.set(`{test}:message:${key}`, content),
  });

  it('forgets a message that an operator or Redis has deleted, unless it is stored again', async () => {
    await add(open(), 'Carmen');
    await redis.client.del('{test}:message:Carmen');
    const [listed] = await open().list();
    expect([await listed?.read(), await open().list()]).toEqual([null, []]);
    await add(open(), 'Carmen');
    expect(await readAll(open())).toEqual(['Carmen']);
  });

  it('deletes a message after thirty days by itself, and gives a reason when it refuses one', async () => {
    const start = Date.now();
    await add(open(), 'Carmen');
    const expiresAt = await redis.client.pexpiretime('{test}:message:Carmen');
    expect(expiresAt).toBeGreaterThanOrEqual(start + retentionMs);
    expect(expiresAt).toBeLessThanOrEqual(Date.now() + retentionMs);
    await redis.client.config('SET', 'maxmemory', '1');
    await expect(add(open(), 'Ana')).rejects.toThrow(/^OOM/);
    await redis.client.config('SET', 'maxmemory', '0');
  });

  it('is connected again after it was silent, and the log says when it was lost and when it was back', async () => {
    const connection = connect();
    await connection.ping();
    await redis.stop('SIGSTOP');
    await expect(connection.ping()).rejects.toThrow();
    const hasLogged = (outcome: string) => () => logged.some((line) => line.startsWith(outcome));
    await eventually(hasLogged('store_lost ETIMEDOUT'), Boolean);
    redis.resume();
    await eventually(hasLogged('store_back'), Boolean);
    expect(await connection.ping()).toBe('PONG');
  });

  it('stops the start with a clear message when it demands a password', async () => {
    await redis.client.config('SET', 'requirepass', 'secreto');
    expect(await checkRedis(connect(redis.url.replace('//', '//:secreto@')))).toBeNull();
    await expect(checkRedis(connect())).rejects.toThrow('demands a password');
    await redis.client.config('SET', 'requirepass', '');
  });

  it('does not stop the start when it is away, and the log says so once', async () => {
    await redis.stop('SIGKILL');
    const connection = connect();
    const error = vi.fn();
    connection.on('error', error);
    expect(await checkRedis(connection)).toMatch(/does not answer \(ECONNREFUSED\).*stored\.$/);
    await eventually(() => error.mock.calls.length >= 3, Boolean);
    expect(logged).toEqual(['store_lost ECONNREFUSED']);
  });

  it('does not stop the start when it does not speak TLS, and the operator reads so', async () => {
    const answer = await checkRedis(connect(redis.url.replace('redis:', 'rediss:')));
    expect(answer).toMatch(/rediss:\/\/ needs a Redis with TLS\.$/);
  });
});
