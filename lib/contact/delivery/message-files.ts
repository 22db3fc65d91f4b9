import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { storeLimit } from './store';

/** What the folder may hold, so that no flood fills the disk. */
const folderLimits = { files: storeLimit, bytes: 100 * 1024 * 1024 };

const suffix = '.eml';
const staleAfter = 10 * 60 * 1000;

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** What `work` resolves to; null where it fails because a file is missing. */
export async function ignoreMissing<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** True once `work` is done; false where it fails because the file is there already. */
export async function unlessThere(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function writeThrough(file: string, content: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes new names in a folder durable. Calls that arrive while one runs share the next one. */
function directorySync(directory: string): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  async function sync(): Promise<void> {
    waiting = null;
    const handle = await open(directory, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  return () => {
    if (waiting === null) {
      waiting = running.catch(() => undefined).then(sync);
      running = waiting;
    }
    return waiting;
  };
}

/**
 * A folder of messages, one file each. A file is written apart, forced to the disk and only then renamed into its place:
 * what `list` shows is whole, whatever kills the process.
 * @param parts names of further folders inside it, which the caller needs
 */
export function createMessageFiles(folder: string, parts: readonly string[], limits = folderLimits) {
  const directory = path.resolve(/* turbopackIgnore: true */ folder);
  const unfinished = path.join(directory, '.tmp');
  const sizes = new Map<string, number>();
  let used = 0;
  const sync = directorySync(directory);
  let opening: Promise<unknown> | undefined;

  const fileOf = (key: string) => path.join(directory, `${key}${suffix}`);

  function forget(key: string): void {
    used -= sizes.get(key) ?? 0;
    sizes.delete(key);
  }

  function count(key: string, size: number): void {
    forget(key);
    used += size;
    sizes.set(key, size);
  }

  async function scan(): Promise<{ key: string; time: number }[]> {
    const names = (await readdir(directory)).filter((name) => name.endsWith(suffix));
    const files = await Promise.all(
      names.map(async (name) => ({ name, stats: await ignoreMissing(stat(path.join(directory, name))) })),
    );
    const found = files.flatMap(({ name, stats }) =>
      stats === null ? [] : [{ key: name.slice(0, -suffix.length), size: stats.size, time: stats.mtimeMs }],
    );
    for (const key of [...sizes.keys()]) forget(key);
    for (const { key, size } of found) count(key, size);
    return found.sort((a, b) => a.time - b.time);
  }

  async function openFolder(): Promise<void> {
    for (const part of ['.tmp', ...parts]) {
      await mkdir(path.join(directory, part), { recursive: true, mode: 0o700 });
    }
    await removeOlder(unfinished, staleAfter);
    await scan();
  }

  async function ready(): Promise<void> {
    opening ??= openFolder();
    try {
      await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }

  function reserve(key: string, size: number): void {
    const full = sizes.size >= limits.files || used + size > limits.bytes;
    if (full && !sizes.has(key)) throw new Error('The outbox is full.');
    count(key, size);
  }

  async function store(key: string, content: string): Promise<void> {
    await ready();
    reserve(key, Buffer.byteLength(content));
    const draft = path.join(unfinished, `${key}.${randomUUID()}`);
    try {
      await writeThrough(draft, content);
      await rename(draft, fileOf(key));
      await sync();
    } catch (error) {
      forget(key);
      throw error;
    }
  }

  return {
    directory,
    /**
     * Resolves once the content is on the disk to stay, in place of what the key held before.
     * @throws when the folder is full or cannot be written.
     */
    async put(key: string, content: string): Promise<void> {
      try {
        await store(key, content);
      } catch (error) {
        // Somebody removed the folder under the running server.
        if (!hasCode(error, 'ENOENT')) throw error;
        opening = undefined;
        await store(key, content);
      }
    },
    /** Sees to it that the folder is there. @throws when it cannot be. */
    ready,
    /** Null when there is no such file any more. */
    read: (key: string) => ignoreMissing(readFile(fileOf(key), 'utf8')),
    async remove(key: string): Promise<void> {
      await ignoreMissing(unlink(fileOf(key)));
      forget(key);
    },
    /** Keys and times (milliseconds) of all files, oldest first, as the folder is now. */
    async list() {
      await ready();
      return (await ignoreMissing(scan())) ?? [];
    },
    /** Number of files as far as this process knows. */
    size: () => sizes.size,
  };
}

/** Removes the files of a folder that nobody has touched for `age` milliseconds, but for those to be kept. */
export async function removeOlder(
  directory: string,
  age: number,
  keep: (name: string) => boolean = () => false,
): Promise<void> {
  for (const name of (await ignoreMissing(readdir(directory))) ?? []) {
    if (keep(name)) continue;
    const file = path.join(directory, name);
    const stats = await ignoreMissing(stat(file));
    if (stats !== null && Date.now() - stats.mtimeMs > age) await ignoreMissing(unlink(file));
  }
}
