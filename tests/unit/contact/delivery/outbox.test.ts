import { chmod, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createOutbox } from '@/lib/contact/delivery/outbox';
import { emptyFolder } from '../../../fakes/server';

let folder: string;

beforeEach(async () => {
  folder = path.join(await emptyFolder(), 'outbox');
});

const keys = async () => (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();

it('keeps files that only their owner reads, and gives them back', async () => {
  const outbox = createOutbox(folder);
  await outbox.put('a1', 'hola, año');
  expect(await keys()).toEqual(['a1.eml']);
  expect(await outbox.read('a1')).toBe('hola, año');
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(folder, 'a1.eml'))).mode & 0o777).toBe(0o600);
  await outbox.remove('a1');
  await outbox.remove('a1');
  expect(await outbox.read('a1')).toBeNull();
  expect([await keys(), outbox.size()]).toEqual([[], 0]);
});

it('leaves nothing half written behind', async () => {
  const outbox = createOutbox(folder);
  await Promise.all(Array.from({ length: 200 }, (_, index) => outbox.put(`k${index}`, 'x'.repeat(index))));
  expect(await readdir(path.join(folder, '.tmp'))).toEqual([]);
  expect(outbox.size()).toBe(200);
});

it('holds one file for one key', async () => {
  const outbox = createOutbox(folder);
  await Promise.all([outbox.put('twin', 'x'), outbox.put('twin', 'x'), outbox.put('twin', 'x')]);
  expect(await keys()).toEqual(['twin.eml']);
  expect(outbox.size()).toBe(1);
});

it('lists what an earlier process left, oldest first, and clears its old drafts', async () => {
  const earlier = createOutbox(folder);
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
  const outbox = createOutbox(folder);
  expect(await outbox.list()).toEqual(['old', 'new']);
  expect(await readdir(path.join(folder, '.tmp'))).toEqual(['fresh']);
});

it('takes no more than its bounds, but replaces what it has', async () => {
  const byCount = createOutbox(folder, { files: 2, bytes: 1000 });
  await byCount.put('a', 'x');
  await byCount.put('b', 'x');
  await expect(byCount.put('c', 'x')).rejects.toThrow('full');
  await byCount.put('b', 'y');
  await byCount.remove('a');
  await byCount.put('c', 'x');

  const bySize = createOutbox(path.join(folder, 'other'), { files: 100, bytes: 10 });
  await bySize.put('a', 'x'.repeat(10));
  await expect(bySize.put('b', 'x')).rejects.toThrow('full');
});

it('comes back when somebody removes the folder', async () => {
  const outbox = createOutbox(folder);
  await outbox.put('a', 'x');
  await rm(folder, { recursive: true });
  expect(await outbox.list()).toEqual([]);
  await outbox.put('b', 'x');
  expect(await keys()).toEqual(['b.eml']);
});

it('says so when the place is taken by a file', async () => {
  await mkdir(path.dirname(folder), { recursive: true });
  await writeFile(folder, 'not a folder');
  await chmod(folder, 0o400);
  await expect(createOutbox(folder).put('a', 'x')).rejects.toThrow();
});
