import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../scripts/run';

/**
 * The folder is in the output of the tests, so that an aborted run leaves nothing in the temporary folder of the
 * system.
 */
const parent = path.join(root, 'test-results/folders');
let made: string[] = [];

/** Makes an empty folder, which `removeFolders` removes. */
export async function emptyFolder(): Promise<string> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, 'contact-'));
  made.push(folder);
  return folder;
}

/** Removes all folders that this process has made. Call it in `afterEach` or `afterAll`. */
export async function removeFolders(): Promise<void> {
  const folders = made;
  made = [];
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
