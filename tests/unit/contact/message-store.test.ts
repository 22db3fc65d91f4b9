import {
  mkdir,
  open as openFile,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { composeMail } from '@/lib/contact/server/mail';
import { createFolderStore, findStoreError } from '@/lib/contact/server/message-store';
import { composeEml, readEml } from '@/lib/contact/server/stored-message';
import { accepted, mailSettings, valid } from '../../fakes/contact-message';
import { makeFolder } from '../../fakes/folders';
import { behavesAsStore } from './behaves-as-store';

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

  it.each(['ENOSPC', 'EIO'])('keeps nothing of a text that it could not write: %s', async (code) => {
    const handle = await openFile('.');
    const sync = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync');
    sync.mockRejectedValue(Object.assign(new Error(), { code }));
    await expect(open().add('1', 'uno')).rejects.toMatchObject({ code });
    sync.mockRestore();
    await handle.close();
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps nothing of a text that could not get its name', async () => {
    await mkdir(path.join(folder, '1.eml'), { recursive: true });
    await expect(open().add('1', 'uno')).rejects.toThrow(/EISDIR|EPERM/);
    expect(await readdir(folder)).toEqual(['1.eml']);
  });

  it('removes what a crash has left, once no process can still be writing it', async () => {
    await open().add('1', 'uno');
    for (const [file, minutes] of [
      ['old.tmp', -61],
      ['writing.tmp', -59],
      ['wrong-clock.tmp', 61],
      ['old.txt', -61],
    ] as const) {
      const time = new Date(Date.now() + minutes * 60_000);
      await writeFile(path.join(folder, file), 'un');
      await utimes(path.join(folder, file), time, time);
    }
    await mkdir(path.join(folder, 'folder.tmp'));
    await utimes(path.join(folder, 'folder.tmp'), 0, 0);
    expect(await open().list()).toEqual(['1']);
    expect((await readdir(folder)).sort()).toEqual(['1.eml', 'folder.tmp', 'old.txt', 'writing.tmp']);
  });

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
