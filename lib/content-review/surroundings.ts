import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { timeZone } from '../dates';
import { readUploads } from '../media/uploaded-files';
import type { Surroundings } from './review';

/** Today in Spain, as an ISO day: the Swedish way of writing dates. */
function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
}

/**
 * Addresses of the page files among `files`, which are paths below app/ ('(legal)/aviso-legal/page.tsx'). Folders in
 * parentheses are no part of an address; those in square brackets stand for many and are left out.
 */
export function pageAddresses(files: readonly string[]): string[] {
  return files
    .map((file) => file.split(/[\\/]/).filter((part) => !/^\(.*\)$/.test(part)))
    .filter((parts) => parts.at(-1) === 'page.tsx' && !parts.some((part) => part.startsWith('[')))
    .map((parts) => `/${parts.slice(0, -1).join('/')}`);
}

/** Whole and without a password. Readers look for beginning and end in so many bytes (PDF Reference 1.7, appendix H). */
function isOpenPdf(data: Buffer): boolean {
  const isWhole = data.subarray(0, 1024).includes('%PDF-') && data.subarray(-1024).includes('%%EOF');
  return isWhole && !data.includes('/Encrypt');
}

/**
 * What the content is compared with, as it is now.
 * @param folder the repository's root
 */
export async function surroundings(folder: string): Promise<Surroundings> {
  return {
    exists: (file) => existsSync(path.join(folder, file)),
    isPdf: (file) => isOpenPdf(readFileSync(path.join(folder, file))),
    pages: pageAddresses(readdirSync(path.join(folder, 'app'), { recursive: true, encoding: 'utf8' })),
    today: today(),
    uploads: await readUploads(folder),
  };
}
