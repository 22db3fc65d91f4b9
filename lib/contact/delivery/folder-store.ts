import 'server-only';
import { open, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { fromEml, toEml } from '../mail/eml';
import { createFileLeases } from './file-leases';
import { createMessageFiles, ignoreMissing, removeOlder } from './message-files';
import { keepTime, sentTime, type DueMessage, type Lease, type MessageStore } from './store';

const parts = { leases: '.leases', sent: '.sent' } as const;

/** Between two searches for what is too old, in milliseconds. */
const sweepTime = 60 * 60 * 1000;

/**
 * Messages as `.eml` files in a folder, beside them the leases and the hashes of what was sent. Any number of processes
 * on one machine may share it.
 */
export function createFolderStore(folder: string): MessageStore {
  const files = createMessageFiles(folder, Object.values(parts));
  const leasesFolder = path.resolve(/* turbopackIgnore: true */ files.directory, parts.leases);
  const sentFolder = path.resolve(/* turbopackIgnore: true */ files.directory, parts.sent);
  const leases = createFileLeases(leasesFolder);
  const held = new Set<string>();
  let swept = 0;

  async function wasSent(key: string): Promise<boolean> {
    const stats = await ignoreMissing(stat(path.join(sentFolder, key)));
    return stats !== null && Date.now() - stats.mtimeMs < sentTime;
  }

  async function remove(key: string, number: number): Promise<void> {
    await files.remove(key);
    await leases.clear(key, number);
    held.delete(key);
  }

  function leaseOf(key: string, number: number): Lease {
    held.add(key);
    return {
      async sent() {
        // The lease becomes the mark of a sent message in one step: whoever brings the same text now finds one of the two.
        const mark = path.join(sentFolder, key);
        const marked = await ignoreMissing(rename(leases.fileOf(key, number), mark).then(() => true));
        if (!marked) await (await open(mark, 'w', 0o600)).close();
        await remove(key, number - 1);
      },
      async release(after = 0) {
        held.delete(key);
        await leases.release(key, number, after);
      },
    };
  }

  async function sweep(list: { key: string; time: number }[]): Promise<void> {
    for (const { key, time } of list) if (Date.now() - time > keepTime) await files.remove(key);
    if (Date.now() - swept < sweepTime) return;
    swept = Date.now();
    await removeOlder(sentFolder, sentTime);
    const waiting = new Set(list.map(({ key }) => key));
    const keep = (name: string) => waiting.has(path.parse(name).name);
    await removeOlder(leasesFolder, sentTime, keep);
  }

  /**
   * Stores a message. Of several requests that bring the same text at once all write the same file, but only one can
   * create its first lease: true for that one.
   */
  async function place(key: string, eml: string): Promise<boolean> {
    await files.ready();
    const taking = ignoreMissing(leases.take(key, 1));
    try {
      await files.put(key, eml);
    } catch (error) {
      if (await taking) await leases.clear(key, 1);
      throw error;
    }
    // Null where the folder had been removed, and is there again since the file was put.
    return (await taking) ?? leases.take(key, 1);
  }

  /** Null when somebody else has it, or it is gone. */
  async function take(key: string, last: number): Promise<DueMessage | null> {
    if (!(await leases.isFree(key, last)) || !(await leases.take(key, last + 1))) return null;
    const eml = (await wasSent(key)) ? null : await files.read(key);
    if (eml !== null) return { accepted: fromEml(eml), lease: leaseOf(key, last + 1) };
    await remove(key, last + 1);
    return null;
  }

  return {
    place: files.directory,
    async put(key, accepted, mail) {
      if (await wasSent(key)) return { state: 'sent' };
      const isFirst = await place(key, toEml(mail, accepted, key, new Date()));
      // The same text may have been sent, and its file removed, just before ours was written.
      if (await wasSent(key)) {
        await remove(key, isFirst ? 1 : 0);
        return { state: 'sent' };
      }
      return isFirst ? { state: 'leased', lease: leaseOf(key, 1) } : { state: 'held' };
    },
    async *due() {
      const list = await files.list();
      await sweep(list);
      const numbers = await leases.numbers();
      for (const { key } of list) {
        const message = await take(key, numbers.get(key) ?? 0);
        if (message) yield message;
      }
    },
    waiting: () => Math.max(0, files.size() - held.size),
  };
}
