import { readdir, rm, writeFile } from 'node:fs/promises';
import { emptyFolder } from '../fakes/folders';
import { ageFolder, folderContents } from '../fakes/outbox';
import { testTwoServers, type SharedStore } from './contact-two-servers';

async function open(): Promise<SharedStore> {
  const folder = await emptyFolder();
  return {
    env: { OUTBOX_DIR: folder },
    contents: () => folderContents(folder),
    size: async () => (await readdir(folder)).length,
    age: (ms) => ageFolder(folder, ms),
    // A folder has no process of its own.
    restart: async () => undefined,
    async breakDown() {
      await rm(folder, { recursive: true });
      await writeFile(folder, 'not a folder');
    },
    close: async () => undefined,
  };
}

testTwoServers(open, false);
