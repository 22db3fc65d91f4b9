import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { fromEml, toEml } from './eml';
import { StoreFullError, storeLimit, type OutboxStore } from './store';

const messageEnding = '.eml';
const unfinishedEnding = '.tmp';

/** A file that is unfinished for longer than this was left by a crash, in milliseconds. */
const abandonedAfterMs = 10 * 60 * 1000;

/** What `work` resolves to; null when the file or folder does not exist. */
async function ifExists<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes a file for its owner only, on the disk for good; its time of change is `time` (milliseconds). */
async function writeSynced(file: string, content: string, time: number): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.utimes(time / 1000, time / 1000);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes new names in a folder survive a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Messages as `.eml` files named by their keys; a file's time of change is when the message was received. Each file is
 * written apart, synced and renamed, so that a message is there as a whole or not at all. Several processes of one
 * machine may share the folder.
 */
export function createFolderStore(folder: string, limit = storeLimit): OutboxStore {
  const directory = path.resolve(/* turbopackIgnore: true */ folder);
  const fileOf = (key: string) => path.join(directory, key + messageEnding);

  async function filesWith(ending: string): Promise<{ name: string; time: number }[]> {
    const names = ((await ifExists(readdir(directory))) ?? []).filter((name) => name.endsWith(ending));
    const stats = await Promise.all(names.map((name) => ifExists(stat(path.join(directory, name)))));
    return names.flatMap((name, index) => {
      const time = stats[index]?.mtimeMs;
      return time === undefined ? [] : [{ name, time }];
    });
  }

  async function removeAbandoned(): Promise<void> {
    for (const { name, time } of await filesWith(unfinishedEnding)) {
      if (Date.now() - time > abandonedAfterMs) await ifExists(unlink(path.join(directory, name)));
    }
  }

  return {
    location: directory,
    async add({ key, receivedAt, accepted, mail }) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const names = await readdir(directory);
      if (names.filter((name) => name.endsWith(messageEnding)).length >= limit) throw new StoreFullError();
      const unfinished = path.join(directory, `${key}.${randomUUID()}${unfinishedEnding}`);
      await writeSynced(unfinished, toEml(mail, accepted, key, new Date(receivedAt)), receivedAt);
      await rename(unfinished, fileOf(key));
      await syncFolder(directory);
    },
    async pending() {
      await removeAbandoned();
      const files = await filesWith(messageEnding);
      return files
        .sort((a, b) => a.time - b.time)
        .map(({ name, time }) => {
          const key = name.slice(0, -messageEnding.length);
          return {
            key,
            receivedAt: time,
            async read() {
              const eml = await ifExists(readFile(fileOf(key), 'utf8'));
              return eml === null ? null : fromEml(eml);
            },
          };
        });
    },
    async remove(key) {
      return (await ifExists(unlink(fileOf(key)).then(() => true))) ?? false;
    },
  };
}
