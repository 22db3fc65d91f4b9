import 'server-only';
import { open, readdir, stat, unlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import { ignoreMissing, unlessThere } from './message-files';
import { leaseTime } from './store';

/**
 * Leases as lock files that only one process can create: `<key>.<number>`, good for `leaseTime` from the file's time on.
 * A lease that has run out is never taken away, since two could do that at once: its successor gets the next number,
 * and only one process can create that file either.
 */
export function createFileLeases(directory: string) {
  const fileOf = (key: string, number: number) =>
    path.join(/* turbopackIgnore: true */ directory, `${key}.${number}`);

  /** False when somebody else was first. */
  async function take(key: string, number: number): Promise<boolean> {
    const create = async () => (await open(fileOf(key, number), 'wx', 0o600)).close();
    return unlessThere(create());
  }

  /** The highest number of each key. */
  async function numbers(): Promise<Map<string, number>> {
    const highest = new Map<string, number>();
    for (const name of (await ignoreMissing(readdir(directory))) ?? []) {
      const key = path.parse(name).name;
      highest.set(key, Math.max(highest.get(key) ?? 0, Number(path.extname(name).slice(1))));
    }
    return highest;
  }

  /** True when the lease of that number has run out, or there is none. */
  async function isFree(key: string, number: number): Promise<boolean> {
    if (number === 0) return true;
    const stats = await ignoreMissing(stat(fileOf(key, number)));
    return stats !== null && stats.mtimeMs + leaseTime <= Date.now();
  }

  /** Makes the lease run out in `after` milliseconds. */
  async function release(key: string, number: number, after: number): Promise<void> {
    const time = (Date.now() - leaseTime + after) / 1000;
    await ignoreMissing(utimes(fileOf(key, number), time, time));
  }

  /** Removes the leases of a message that is gone. Not before: another process may still count on the last of them. */
  async function clear(key: string, number: number): Promise<void> {
    for (let each = 1; each <= number; each += 1) await ignoreMissing(unlink(fileOf(key, each)));
  }

  return { take, numbers, isFree, release, clear, fileOf };
}
