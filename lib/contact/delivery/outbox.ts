import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';

/** What the folder may hold, so that no flood fills the disk. */
const outboxLimits = { files: 5000, bytes: 100 * 1024 * 1024 } as const;

export interface Outbox {
  /** Absolute path of the folder. */
  directory: string;
  /** Resolves once the content is on the disk to stay. @throws when the folder is full or cannot be written. */
  put(key: string, content: string): Promise<void>;
  /** Null when there is no such file any more. */
  read(key: string): Promise<string | null>;
  remove(key: string): Promise<void>;
  /** Keys of all files, oldest first, as the folder is now. */
  list(): Promise<string[]>;
  /** Number of files as far as this process knows. */
  size(): number;
}

const suffix = '.eml';
const staleAfter = 10 * 60 * 1000;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function ignoreMissing<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
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

/** Makes renames in a folder durable. Calls that arrive while one runs share the next one. */
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
 * A folder of messages that wait to be sent, one file each, named by the mail's key. A file is written apart, forced
 * to the disk and only then renamed into place: what `list` shows is whole, whatever kills the process.
 */
export function createOutbox(
  folder: string,
  limits: { files: number; bytes: number } = outboxLimits,
): Outbox {
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

  async function scan(): Promise<string[]> {
    const names = (await readdir(directory)).filter((name) => name.endsWith(suffix));
    const files = await Promise.all(
      names.map(async (name) => ({ name, stats: await ignoreMissing(stat(path.join(directory, name))) })),
    );
    const found = files.flatMap(({ name, stats }) =>
      stats === null ? [] : [{ key: name.slice(0, -suffix.length), size: stats.size, time: stats.mtimeMs }],
    );
    for (const key of [...sizes.keys()]) forget(key);
    for (const { key, size } of found) count(key, size);
    return found.sort((a, b) => a.time - b.time).map(({ key }) => key);
  }

  async function clearUnfinished(): Promise<void> {
    for (const name of await readdir(unfinished)) {
      const file = path.join(unfinished, name);
      const stats = await ignoreMissing(stat(file));
      if (stats !== null && Date.now() - stats.mtimeMs > staleAfter) await ignoreMissing(unlink(file));
    }
  }

  async function openFolder(): Promise<void> {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await clearUnfinished();
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
    async put(key, content) {
      try {
        await store(key, content);
      } catch (error) {
        // Somebody removed the folder under the running server.
        if (!isMissing(error)) throw error;
        opening = undefined;
        await store(key, content);
      }
    },
    read: (key) => ignoreMissing(readFile(fileOf(key), 'utf8')),
    async remove(key) {
      await ignoreMissing(unlink(fileOf(key)));
      forget(key);
    },
    async list() {
      await ready();
      return (await ignoreMissing(scan())) ?? [];
    },
    size: () => sizes.size,
  };
}
