import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/run';

/** This folder is in the output of the tests, so that an aborted run leaves nothing in the system's temporary folder. */
const parent = path.join(root, 'test-results/folders');
const made: string[] = [];

/** Makes an empty folder. It is deleted at the end of a unit test, and by `removeFolders` in an end-to-end test. */
export function makeFolder(): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'test-'));
  made.push(folder);
  return folder;
}

/** Removes all folders that this process has made. */
export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
