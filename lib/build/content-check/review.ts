import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFields } from '../../content-model/content-fields';
import type { Content } from '../../content-model/load';
import { timeZone } from '../../dates';
import { readUploads, type UploadedFiles } from '../media/uploaded-files';
import type { Finding } from './finding';
import { links } from './links';
import { mediaFiles, type PdfState } from './media-files';
import { outOfDate } from './out-of-date';
import { placeholderValues } from './placeholder-values';

/** What the content is compared with. */
export interface Surroundings {
  /** ISO day in Spain. */
  today: string;
  /** Addresses with a page file of their own. */
  pages: readonly string[];
  uploads: UploadedFiles;
  pdfState: PdfState;
}

/** Everything that staff should know about the content before it is published. */
export function reviewContent(
  content: Content,
  { today, pages, uploads, pdfState }: Surroundings,
): Finding[] {
  return [
    ...mediaFiles(content, uploads, pdfState),
    ...links(content, pages),
    ...outOfDate(content, today),
    ...placeholderValues(contentFields(content)),
  ];
}

/**
 * Addresses of the page files among `files`, which are paths below app/ ('(legal)/aviso-legal/page.tsx'). Route groups
 * are no part of an address; dynamic segments are left out.
 */
export function pageAddresses(files: readonly string[]): string[] {
  return files
    .map((file) => file.split(/[\\/]/).filter((part) => !/^\(.*\)$/.test(part)))
    .filter((parts) => parts.at(-1) === 'page.tsx' && !parts.some((part) => part.startsWith('[')))
    .map((parts) => `/${parts.slice(0, -1).join('/')}`);
}

/** Complete and without a password. Header and end are in the first and last 1024 bytes (PDF Reference 1.7, appendix H). */
function isReadablePdf(data: Buffer): boolean {
  const isWhole = data.subarray(0, 1024).includes('%PDF-') && data.subarray(-1024).includes('%%EOF');
  return isWhole && !data.includes('/Encrypt');
}

/**
 * The current surroundings.
 * @param root the repository's folder
 * @param contentDir the content's folder, from there
 */
export async function readSurroundings(root: string, contentDir: string): Promise<Surroundings> {
  return {
    // Swedish dates are ISO days.
    today: new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date()),
    pages: pageAddresses(readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })),
    uploads: await readUploads(path.resolve(root, contentDir)),
    pdfState(file) {
      const pdf = path.join(root, file);
      if (!existsSync(pdf)) return 'missing';
      return isReadablePdf(readFileSync(pdf)) ? 'readable' : 'unreadable';
    },
  };
}
