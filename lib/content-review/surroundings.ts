import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readUploads } from '../media/uploaded-files';
import { pageAddresses } from './page-addresses';
import type { Surroundings } from './review';

/** Today in Spain, as an ISO day: the Swedish way of writing dates. */
function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());
}

/**
 * What the content is compared with, as it is now.
 * @param folder the repository's root
 */
export async function surroundings(folder: string): Promise<Surroundings> {
  return {
    exists: (file) => existsSync(path.join(folder, file)),
    isPdf: (file) => readFileSync(path.join(folder, file)).subarray(0, 1024).includes('%PDF-'),
    pages: pageAddresses(readdirSync(path.join(folder, 'app'), { recursive: true, encoding: 'utf8' })),
    today: today(),
    uploads: await readUploads(folder),
  };
}
