import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { NextEvent } from '../content-schema/event';
import { documentsFolder, hashedName } from './addresses';

/** A file that visitors take along. */
export interface DownloadFile {
  /** Address by content: it changes with the file. */
  href: string;
  /** Name under which it is kept: 'programa-almena-es.pdf' */
  fileName: string;
  /** '64 kB', '1,2 MB', with a non-breaking space before the unit. */
  size: string;
}

function sizeInWords(bytes: number): string {
  const number = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
  return bytes < 1_000_000
    ? `${number.format(Math.round(bytes / 1000))}\u00a0kB`
    : `${number.format(bytes / 1_000_000)}\u00a0MB`;
}

/**
 * The published file of a download of the content.
 * @throws when it is not there: a page must not offer it
 */
export function downloadFile(
  { file, language }: Pick<NextEvent['downloads'][number], 'file' | 'language'>,
  brand: string,
  publicFolder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public'),
): DownloadFile {
  const inFolder = (name: string) =>
    path.join(/* turbopackIgnore: true */ publicFolder, documentsFolder, name);
  const { base, name, ext } = path.parse(file);
  const published = readdirSync(inFolder('')).find(
    (entry) => entry.replace(hashedName, '$1$2') === base && entry !== base,
  );
  if (!published) throw new Error(`${file} is not published: run \`npm run build\` or \`npm run dev\`.`);
  const kept = [name.replace(/-(es|en)$/, ''), brand.toLowerCase(), language].join('-');
  return {
    href: `/${documentsFolder}/${published}`,
    fileName: `${kept.replaceAll(' ', '-')}${ext}`,
    size: sizeInWords(statSync(inFolder(published)).size),
  };
}
