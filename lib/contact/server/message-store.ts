import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Redis } from 'ioredis';
import { errorCode } from './log';

/** Keeps named texts for all processes that share the store. Every method throws if the store cannot be reached. */
export interface MessageStore {
  /** Tells the operator where the messages are: a path, or 'Redis' with the key. */
  location: string;
  /** Resolves once the text would survive a crash. */
  add: (name: string, text: string) => Promise<void>;
  /** Sorted by name, so that the message that arrived first comes first. */
  list: () => Promise<string[]>;
  /** Returns null if the text was removed. */
  read: (name: string) => Promise<string | null>;
  remove: (name: string) => Promise<void>;
}

const ending = '.eml';

/** A file has this ending until it is complete. A crash leaves it behind, with a message in it. */
const unfinishedEnding = '.tmp';

const hourMs = 60 * 60 * 1000;

/** Null if the file or folder does not exist, because another process may have removed it. */
async function ifExists<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Stores each text as an `.eml` file in a folder, which several processes may share. A file is synced before it gets its
 * name, so no process reads half of it.
 */
export function createFolderStore(folder: string): MessageStore {
  const directory = path.resolve(/* turbopackIgnore: true */ folder);
  const findFile = (name: string) => path.join(directory, name + ending);

  /** Makes a new name survive a power failure. Windows and some network shares cannot sync a folder. */
  async function syncFolder(): Promise<void> {
    const handle = await open(directory, 'r');
    await handle.sync().finally(() => handle.close());
  }

  /** Removes a file unless a process may still be writing it. A wrong clock may have dated an old file in the future. */
  async function removeAbandoned(file: string): Promise<void> {
    const { mtimeMs } = await stat(file);
    if (Math.abs(Date.now() - mtimeMs) > hourMs) await rm(file);
  }

  return {
    location: directory,
    async add(name, text) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const unfinished = path.join(directory, randomUUID() + unfinishedEnding);
      try {
        await writeFile(unfinished, text, { mode: 0o600, flush: true });
        await rename(unfinished, findFile(name));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw error;
      }
      await syncFolder().catch(() => undefined);
    },
    async list() {
      const files = (await ifExists(readdir(directory))) ?? [];
      const unfinished = files.filter((file) => file.endsWith(unfinishedEnding));
      // A file that cannot be removed must not keep messages from being sent. The next list tries again.
      await Promise.allSettled(unfinished.map((file) => removeAbandoned(path.join(directory, file))));
      return files
        .filter((file) => file.endsWith(ending))
        .map((file) => file.slice(0, -ending.length))
        .sort();
    },
    read: (name) => ifExists(readFile(findFile(name), 'utf8')),
    remove: (name) => rm(findFile(name), { force: true }),
  };
}

/** Time limit for connecting, for a command, and for a connection on which nothing arrives. */
const timeoutMs = 2000;
const reconnectMs = 500;

/** After a failover the connection leads to a server that takes no more commands. A new connection reaches its successor. */
const isDemoted = (error: Error) => /\b(READONLY|MASTERDOWN|LOADING)\b/.test(error.message);

/** Opens the connection, which reconnects by itself. Commands fail within `timeoutMs` while Redis cannot be reached. */
export function connectRedis(url: string): Redis {
  const client = new Redis(url, {
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    // A connection on which nothing arrives is replaced, because a new one may reach another server.
    socketTimeout: timeoutMs,
    maxRetriesPerRequest: 1,
    retryStrategy: () => reconnectMs,
    reconnectOnError: isDemoted,
  });
  // Without a listener ioredis prints an error at every attempt to reconnect. Our log has each command that fails.
  client.on('error', () => undefined);
  return client;
}

/** Stores the texts as fields of one Redis hash. @param storeKey the key of that hash */
export function createRedisStore(client: Redis, storeKey: string): MessageStore {
  /**
   * Repeats a command once if the server was demoted, because ioredis connects anew then. ioredis could repeat it too, but
   * without end and beyond its time limit.
   */
  async function repeatIfDemoted<Value>(command: () => Promise<Value>): Promise<Value> {
    try {
      return await command();
    } catch (error) {
      if (error instanceof Error && isDemoted(error)) return command();
      throw error;
    }
  }

  return {
    location: `Redis, ${storeKey}`,
    add: async (name, text) => void (await repeatIfDemoted(() => client.hset(storeKey, name, text))),
    list: async () => (await repeatIfDemoted(() => client.hkeys(storeKey))).sort(),
    read: (name) => repeatIfDemoted(() => client.hget(storeKey, name)),
    remove: async (name) => void (await repeatIfDemoted(() => client.hdel(storeKey, name))),
  };
}

/** This name does not begin with a time, so no flush takes it for a message. */
const probe = 'probe';

/** Tries to store a text once Redis is ready. @returns null, or why that failed: ECONNREFUSED, WRONGPASS, NOPERM, … */
export async function findStoreError(store: MessageStore, client: Redis | null): Promise<string | null> {
  try {
    // An attempt to connect begins within `reconnectMs` and fails within `timeoutMs`. `once` then throws the client's error,
    // which says more than this timeout, so this timeout is longer than both together.
    if (client && client.status !== 'ready')
      await once(client, 'ready', { signal: AbortSignal.timeout(1.5 * timeoutMs) });
    // The probe is removed after an error too, because a slow store may have kept it and answered too late.
    await store.add(probe, '').finally(() => store.remove(probe));
    return null;
  } catch (error) {
    return errorCode(error);
  }
}

/**
 * Asks Redis, once it is ready, whether it deletes messages when its memory is full. Never throws.
 * @returns the policy by which it deletes them, or null if it deletes none or does not tell
 */
export async function findEvictionPolicy(client: Redis): Promise<string | null> {
  if (client.status !== 'ready') await new Promise((resolve) => client.once('ready', resolve));
  const memory = await client.info('memory').catch(() => '');
  // Dragonfly calls its policy `eviction`. The policies that begin with `volatile-` only delete keys that expire anyway.
  const [, policy = null] = /^maxmemory_policy:(allkeys-.+|eviction)$/m.exec(memory) ?? [];
  // Without a limit nothing is deleted.
  return /^maxmemory:0$/m.test(memory) ? null : policy;
}
