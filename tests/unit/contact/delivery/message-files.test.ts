import { chmod, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createMessageFiles } from '@/lib/contact/delivery/message-files';
import { emptyFolder } from '../../../fakes/server';

let folder: string;

beforeEach(async () => {
  folder = path.join(await emptyFolder(), 'outbox');
});

const keys = async () => (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();

it('keeps files that only their owner reads, and gives them back', async () => {
  const files = createMessageFiles(folder, []);
  await files.put('a1', 'hola, año');
  expect(await keys()).toEqual(['a1.eml']);
  expect(await files.read('a1')).toBe('hola, año');
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(folder, 'a1.eml'))).mode & 0o777).toBe(0o600);
  await files.remove('a1');
  await files.remove('a1');
  expect(await files.read('a1')).toBeNull();
  expect([await keys(), files.size()]).toEqual([[], 0]);
});

it('leaves nothing half written behind', async () => {
  const files = createMessageFiles(folder, []);
  await Promise.all(Array.from({ length: 200 }, (_, index) => files.put(`k${index}`, 'x'.repeat(index))));
  expect(await readdir(path.join(folder, '.tmp'))).toEqual([]);
  expect(files.size()).toBe(200);
});

it('holds one file for one key', async () => {
  const files = createMessageFiles(folder, []);
  await Promise.all([files.put('twin', 'x'), files.put('twin', 'x'), files.put('twin', 'x')]);
  expect(await keys()).toEqual(['twin.eml']);
  expect(files.size()).toBe(1);
});

it('lists what an earlier process left, oldest first, and clears its old drafts', async () => {
  const earlier = createMessageFiles(folder, []);
  for (const key of ['new', 'old']) await earlier.put(key, key);
  await utimes(path.join(folder, 'old.eml'), 1, 1);
  for (const [draft, age] of [
    ['stale', 3600],
    ['fresh', 0],
  ] as const) {
    const file = path.join(folder, '.tmp', draft);
    await writeFile(file, 'half');
    const time = Date.now() / 1000 - age;
    await utimes(file, time, time);
  }
  const files = createMessageFiles(folder, []);
  expect((await files.list()).map(({ key }) => key)).toEqual(['old', 'new']);
  expect(await readdir(path.join(folder, '.tmp'))).toEqual(['fresh']);
});

it('takes no more than its bounds', async () => {
  const byCount = createMessageFiles(folder, [], { files: 2, bytes: 1000 });
  await byCount.put('a', 'x');
  await byCount.put('b', 'x');
  await expect(byCount.put('c', 'x')).rejects.toThrow('full');
  await byCount.remove('a');
  await byCount.put('c', 'x');

  const bySize = createMessageFiles(path.join(folder, 'other'), [], { files: 100, bytes: 10 });
  await bySize.put('a', 'x'.repeat(10));
  await expect(bySize.put('b', 'x')).rejects.toThrow('full');
});

it('comes back when somebody removes the folder', async () => {
  const files = createMessageFiles(folder, []);
  await files.put('a', 'x');
  await rm(folder, { recursive: true });
  expect(await files.list()).toEqual([]);
  await files.put('b', 'x');
  expect(await keys()).toEqual(['b.eml']);
});

it('says so when the place is taken by a file', async () => {
  await mkdir(path.dirname(folder), { recursive: true });
  await writeFile(folder, 'not a folder');
  await chmod(folder, 0o400);
  await expect(createMessageFiles(folder, []).put('a', 'x')).rejects.toThrow();
});
