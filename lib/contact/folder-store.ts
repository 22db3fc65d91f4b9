import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './log';
import type { Store } from './outbox';

const ending = '.eml';

/** The result of `work`, or null if the file or folder does not exist. Another process may have removed it. */
async function ifExists<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Stores each text as an `.eml` file. A file is written under another name, synced and renamed, so that it is never
 * incomplete. Several processes of one machine may share the folder.
 */
export function createFolderStore(folder: string): Store {
  const directory = path.resolve(/* turbopackIgnore: true */ folder);
  const findFile = (name: string) => path.join(directory, name + ending);

  return {
    location: directory,
    async add(name, text) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const unfinished = path.join(directory, `${randomUUID()}.tmp`);
      await writeFile(unfinished, text, { mode: 0o600, flush: true });
      await rename(unfinished, findFile(name));
      // Syncing the folder makes the new name survive a power failure.
      const handle = await open(directory, 'r');
      await handle.sync().finally(() => handle.close());
    },
    async list() {
      const files = (await ifExists(readdir(directory))) ?? [];
      return files
        .filter((file) => file.endsWith(ending))
        .map((file) => file.slice(0, -ending.length))
        .sort();
    },
    read: (name) => ifExists(readFile(findFile(name), 'utf8')),
    remove: (name) => rm(findFile(name), { force: true }),
  };
}
