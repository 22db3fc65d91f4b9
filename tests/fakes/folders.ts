import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** In the tests' own output, so that a run that is cut short leaves nothing in the system's temporary folder. */
const parent = fileURLToPath(new URL('../../test-results/folders', import.meta.url));
let made: string[] = [];

/** An empty folder, until `removeFolders`. */
export async function emptyFolder(): Promise<string> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, 'contact-'));
  made.push(folder);
  return folder;
}

/** Removes all folders that this process has made. For `afterEach` or `afterAll`. */
export async function removeFolders(): Promise<void> {
  const folders = made;
  made = [];
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
