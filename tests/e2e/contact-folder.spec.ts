import { readdir, rm, writeFile } from 'node:fs/promises';
import { endLeases, folderContents } from '../fakes/outbox';
import { emptyFolder } from '../fakes/server';
import { keepsItsPromises, type SharedStore } from './contact-stores';

async function open(): Promise<SharedStore> {
  const folder = await emptyFolder();
  return {
    env: { OUTBOX_DIR: folder },
    contents: () => folderContents(folder),
    size: async () => (await readdir(folder)).filter((name) => name.endsWith('.eml')).length,
    endLeases: () => endLeases(folder),
    // A disk has no process of its own; that of the servers is what the next test ends.
    restart: async () => undefined,
    async breakDown() {
      await rm(folder, { recursive: true });
      await writeFile(folder, 'no folder');
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

keepsItsPromises(open, { countsTogether: false });
