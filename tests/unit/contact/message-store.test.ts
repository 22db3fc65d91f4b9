import { once } from 'node:events';
import { open as openFile, readdir, readFile, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { createServer, connect as connectSocket, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Redis } from 'ioredis';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { composeMail } from '@/lib/contact/server/mail';
import {
  connectRedis,
  createFolderStore,
  createRedisStore,
  findStoreError,
  type MessageStore,
} from '@/lib/contact/server/message-store';
import { composeEml, readEml } from '@/lib/contact/server/stored-message';
import { accepted, mailSettings, valid } from '../../fakes/contact-message';
import { makeFolder } from '../../fakes/folders';
import { redisInstalled, startRedis, type RealRedis } from '../../fakes/redis';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const name = 'Begoña Núñez de la Ñ =?utf-8?B?SG9sYQ==?='.repeat(2);
const mail = composeMail(accepted({ name }), mailSettings);

test('a stored message is a file for any mail program', async () => {
  const eml = await composeEml(mail, accepted({ name }));
  expect(eml).toMatch(/^([\x20-\x7e]{0,100}\r\n)*$/);
  expect(readEml(eml)).toEqual(accepted({ name }));
  expect(await PostalMime.parse(eml)).toMatchObject({
    from: { address: 'web@example.com', name: 'Web' },
    to: [{ address: 'otro@example.com' }],
    replyTo: [{ address: mail.replyTo }],
    subject: mail.subject,
    headers: expect.arrayContaining([expect.objectContaining({ key: 'x-entity-ref-id' })]),
    text: expect.stringContaining(mail.text),
    html: expect.stringContaining(mail.html),
  });
});

test.each(Object.keys(valid))(
  'a message that was stored before the form had the field %s can be read',
  async (field) => {
    const older = { ...valid, [field]: undefined, added: 'by a later version' };
    const eml = await composeEml(mail, { message: older, suspect: true });
    expect(readEml(eml)).toEqual({ message: { ...valid, [field]: '' }, suspect: true });
  },
);

test.each(['', 'hola', '{}', 'X-Contact-Record: !!!\r\n\r\n'])('a damaged file has no message: %j', (text) =>
  expect(readEml(text)).toBeNull(),
);

function behavesAsStore(open: () => MessageStore) {
  it('lists the names of all processes in order, and reads their texts', async () => {
    await Promise.all([open().add('2', 'dos'), open().add('1', 'uno'), open().add('1', 'uno')]);
    expect(await open().list()).toEqual(['1', '2']);
    expect(await open().read('2')).toBe('dos');
  });

  it('removes a text, also if another process does so too', async () => {
    await open().add('1', 'uno');
    await Promise.all([open().remove('1'), open().remove('1')]);
    expect([await open().read('1'), await open().list()]).toEqual([null, []]);
  });
}

describe('a folder', () => {
  let folder: string;
  const open = () => createFolderStore(folder);

  beforeEach(() => void (folder = path.join(makeFolder(), 'outbox')));
  behavesAsStore(open);

  it('contains files that only their owner can read', async () => {
    await open().add('1', 'uno');
    const file = path.join(folder, '1.eml');
    expect([(await stat(folder)).mode & 0o777, (await stat(file)).mode & 0o777]).toEqual([0o700, 0o600]);
    expect([await readdir(folder), await readFile(file, 'utf8')]).toEqual([['1.eml'], 'uno']);
  });

  it.each(['EINVAL', 'EPERM', 'ENOTSUP'])(
    'stores a file also where a folder cannot be synced: %s',
    async (code) => {
      const handle = await openFile('.');
      const sync = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync');
      sync.mockImplementation(async function (this: FileHandle) {
        if ((await this.stat()).isDirectory()) throw Object.assign(new Error(), { code });
      });
      await open().add('1', 'uno');
      sync.mockRestore();
      await handle.close();
      expect(await open().read('1')).toBe('uno');
    },
  );

  it('says why it takes no message', async () => {
    expect(await findStoreError(open(), null)).toBeNull();
    expect(await open().list()).toEqual([]);
    await rm(folder, { recursive: true });
    await writeFile(folder, '');
    expect(await findStoreError(open(), null)).toMatch(/EEXIST|ENOTDIR/);
  });

  it('keeps nothing of the check at the start, even if the store answers too late', async () => {
    const late = Object.assign(new Error(), { code: 'ETIMEDOUT' });
    const add = (name: string, text: string) =>
      open()
        .add(name, text)
        .then(() => Promise.reject(late));
    expect(await findStoreError({ ...open(), add }, null)).toBe('ETIMEDOUT');
    expect(await open().list()).toEqual([]);
  });

  it('may contain other files, and is created again when it is removed while the server runs', async () => {
    await open().add('1', 'uno');
    await writeFile(path.join(folder, 'unfinished.tmp'), 'un');
    expect(await open().list()).toEqual(['1']);
    await rm(folder, { recursive: true });
    expect(await open().list()).toEqual([]);
    await open().add('2', 'dos');
    expect(await open().list()).toEqual(['2']);
  });
});

describe.skipIf(!redisInstalled)('a Redis', () => {
  let redis: RealRedis;
  let connections: Redis[];

  function connect(url = redis.url): Redis {
    const connection = connectRedis(url);
    connections.push(connection);
    return connection;
  }

  beforeEach(async () => {
    connections = [];
    redis = await startRedis();
  });
  afterEach(async () => {
    for (const connection of connections) connection.disconnect();
    await redis.close();
  });
  behavesAsStore(() => createRedisStore(connect(), 'test'));

  it('is connected again after it was silent', async () => {
    const connection = connect();
    await connection.ping();
    await redis.stop('SIGSTOP');
    await expect(connection.ping()).rejects.toThrow();
    redis.resume();
    await vi.waitFor(() => connection.ping(), { timeout: 60_000 });
  });

  it.each(['yes', 'no'])(
    'stores a message on the new server after a failover: %s',
    async (servesStaleData) => {
      const next = await startRedis();
      let server = redis;
      // A proxy in front of both servers. Connections that are open when it changes servers stay with the old one.
      const address = createServer((socket) => {
        const upstream = connectSocket(Number(new URL(server.url).port), '127.0.0.1');
        socket.on('error', () => upstream.destroy()).on('close', () => upstream.destroy());
        socket.pipe(upstream).pipe(socket);
      }).listen(0, '127.0.0.1');
      await once(address, 'listening');
      const { port } = address.address() as AddressInfo;
      const store = createRedisStore(connect(`redis://127.0.0.1:${port}`), 'test');
      await store.add('1', 'uno');
      server = next;
      await redis.client.config('SET', 'replica-serve-stale-data', servesStaleData);
      await redis.client.call('REPLICAOF', '127.0.0.1', '1');
      await store.add('2', 'dos');
      expect(await store.list()).toEqual(['2']);
      address.close();
      await next.close();
    },
  );

  it('says why it takes no message', async () => {
    const check = (url?: string) => {
      const connection = connect(url);
      return findStoreError(createRedisStore(connection, 'test'), connection);
    };
    expect(await check()).toBeNull();
    expect(await check('redis://redis.invalid')).toMatch(/ENOTFOUND|EAI_AGAIN/);
    const reader = ['reader', 'on', '>x', '~*', '+@read', '+@connection', '+info'];
    await redis.client.call('ACL', 'SETUSER', ...reader);
    expect(await check(redis.url.replace('//', '//reader:x@'))).toBe('NOPERM');
    await redis.client.call('REPLICAOF', '127.0.0.1', '1');
    expect(await check()).toBe('READONLY');
    await redis.client.call('REPLICAOF', 'NO', 'ONE');
    await redis.client.config('SET', 'requirepass', 'secreto');
    expect(await check()).toBe('NOAUTH');
    await redis.stop('SIGKILL');
    expect(await check()).toBe('ECONNREFUSED');
  });
});
