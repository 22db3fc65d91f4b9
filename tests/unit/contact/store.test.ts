import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redis } from 'ioredis';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { composeEml, composeMail, readEml } from '@/lib/contact/mail';
import {
  connectRedis,
  createFolderStore,
  createRedisStore,
  findConnectionError,
  type Store,
} from '@/lib/contact/store';
import { accepted, mailSettings, valid } from '../../fakes/contact-message';
import { emptyFolder } from '../../fakes/folders';
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

function behavesAsStore(open: () => Store) {
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

  beforeEach(() => void (folder = path.join(emptyFolder(), 'outbox')));
  behavesAsStore(open);

  it('contains files that only their owner can read', async () => {
    await open().add('1', 'uno');
    const file = path.join(folder, '1.eml');
    expect([(await stat(folder)).mode & 0o777, (await stat(file)).mode & 0o777]).toEqual([0o700, 0o600]);
    expect([await readdir(folder), await readFile(file, 'utf8')]).toEqual([['1.eml'], 'uno']);
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

  it('says why it cannot be reached', async () => {
    expect(await findConnectionError(connect())).toBeNull();
    expect(await findConnectionError(connect('redis://redis.invalid'))).toMatch(/ENOTFOUND|EAI_AGAIN/);
    await redis.client.config('SET', 'requirepass', 'secreto');
    expect(await findConnectionError(connect())).toBe('NOAUTH');
    await redis.stop('SIGKILL');
    expect(await findConnectionError(connect())).toBe('ECONNREFUSED');
  });
});
