import { readdir, rm, writeFile } from 'node:fs/promises';
import { emptyFolder } from '../fakes/folders';
import { ageFolder, folderContents } from '../fakes/outbox';
import { keepsItsPromises, type SharedStore } from './contact-stores';

async function open(): Promise<SharedStore> {
  const folder = await emptyFolder();
  return {
    env: { OUTBOX_DIR: folder },
    contents: () => folderContents(folder),
    size: async () => (await readdir(folder)).length,
    age: (ms) => ageFolder(folder, ms),
    // A disk has no process of its own; that of the servers is what another test kills.
    restart: async () => undefined,
    async breakDown() {
      await rm(folder, { recursive: true });
      await writeFile(folder, 'not a folder');
    },
    close: async () => undefined,
  };
}

keepsItsPromises(open, { countsTogether: false });
