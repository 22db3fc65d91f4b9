import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Everything in an outbox folder, as text: names and contents, with the messages' records decoded. */
export async function folderContents(folder: string): Promise<string> {
  const files = await filesIn(folder);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const decoded = texts.map((text) =>
    text.replace(/[A-Za-z0-9+/=\s]{40,}/g, (part) => part + Buffer.from(part, 'base64').toString()),
  );
  return [...files.map((file) => path.relative(folder, file)), ...decoded].join('\n');
}

/** Makes all messages in an outbox folder older by so many milliseconds. */
export async function ageFolder(folder: string, ms: number): Promise<void> {
  for (const file of await filesIn(folder)) {
    // A server that sends its messages meanwhile removes their files.
    await stat(file)
      .then(({ mtimeMs }) => utimes(file, (mtimeMs - ms) / 1000, (mtimeMs - ms) / 1000))
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
  }
}
