import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** All that an outbox folder holds, as text: names and contents, with the messages' records decoded. */
export async function folderContents(folder: string): Promise<string> {
  const files = await filesIn(folder);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const decoded = texts.map((text) =>
    text.replace(/[A-Za-z0-9+/=\s]{40,}/g, (part) => part + Buffer.from(part, 'base64').toString()),
  );
  return [...files.map((file) => path.relative(folder, file)), ...decoded].join('\n');
}

/** Lets every lease in an outbox folder run out, in the order in which they were taken. */
export async function endLeases(folder: string): Promise<void> {
  const files = await filesIn(path.join(folder, '.leases'));
  for (const file of files) {
    const { mtimeMs } = await stat(file);
    const moment = (mtimeMs - 24 * 60 * 60 * 1000) / 1000;
    await utimes(file, moment, moment);
  }
}
