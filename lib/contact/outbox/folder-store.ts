import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { errorCode } from '../log';
import type { Accepted, Mail } from '../mail';
import { parseRecord, StoreFullError, storeLimit, type OutboxStore } from './store';

const messageEnding = '.eml';
const unfinishedEnding = '.tmp';

/** A crash has left an unfinished file that is older than this. */
const abandonedAfterMs = 10 * 60 * 1000;

const recordHeader = 'X-Contact-Record';

/**
 * Composes a file that any mail program opens. A header, which the programs do not show, contains the accepted message
 * as JSON in base64, with spaces where the header may be folded.
 */
function composeEml(mail: Mail, accepted: Accepted): Promise<Buffer> {
  const record = Buffer.from(JSON.stringify(accepted)).toString('base64').replace(/.{60}/g, '$& ');
  return new MailComposer({ ...mail, newline: 'windows', headers: { [recordHeader]: record } })
    .compile()
    .build();
}

/** Reads the accepted message from such a file. @throws UnreadableMessageError */
function readEml(eml: string): Accepted {
  const record = new RegExp(`^${recordHeader}:(.*(?:\\r\\n .*)*)$`, 'm').exec(eml)?.[1] ?? '';
  return parseRecord(Buffer.from(record, 'base64').toString());
}

/** The result of `work`, or null if the file or folder does not exist. Another process may have removed it. */
async function ifExists<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Makes the names of new files survive a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Stores each message as an `.eml` file. The name of the file is the key of the message, and its modification time is
 * when the message was received. A file is written under another name, synced and renamed, so that it is never
 * incomplete. Several processes of one machine may share the folder.
 */
export function createFolderStore(folder: string, limit = storeLimit): OutboxStore {
  const directory = path.resolve(/* turbopackIgnore: true */ folder);
  const pathOf = (name: string) => path.join(directory, name);

  async function fileNames(ending: string): Promise<string[]> {
    const names = (await ifExists(readdir(directory))) ?? [];
    return names.filter((name) => name.endsWith(ending));
  }

  /** The files and their modification times in milliseconds, oldest first. */
  async function filesByTime(ending: string): Promise<{ name: string; time: number }[]> {
    const names = await fileNames(ending);
    const stats = await Promise.all(names.map((name) => ifExists(stat(pathOf(name)))));
    return names
      .map((name, index) => ({ name, time: stats[index]?.mtimeMs ?? NaN }))
      .filter(({ time }) => !Number.isNaN(time))
      .sort((a, b) => a.time - b.time);
  }

  async function removeAbandoned(): Promise<void> {
    for (const { name, time } of await filesByTime(unfinishedEnding)) {
      if (Date.now() - time > abandonedAfterMs) await ifExists(unlink(pathOf(name)));
    }
  }

  return {
    location: directory,
    async add(key, accepted, mail) {
      if ((await fileNames(messageEnding)).length >= limit) throw new StoreFullError();
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const unfinished = pathOf(key + randomUUID() + unfinishedEnding);
      await writeFile(unfinished, await composeEml(mail, accepted), { mode: 0o600, flush: true });
      await rename(unfinished, pathOf(key + messageEnding));
      await syncFolder(directory);
    },
    async list() {
      await removeAbandoned();
      return (await filesByTime(messageEnding)).map(({ name, time }) => ({
        key: path.basename(name, messageEnding),
        receivedAt: time,
        async read() {
          const eml = await ifExists(readFile(pathOf(name), 'utf8'));
          return eml === null ? null : readEml(eml);
        },
      }));
    },
    async remove(key) {
      return (await ifExists(unlink(pathOf(key + messageEnding)).then(() => true))) ?? false;
    },
  };
}
