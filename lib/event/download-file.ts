import { statSync } from 'node:fs';
import path from 'node:path';
import type { NextEvent } from '../content-model/schemas/event';
import { inRepository } from '../repository';

export interface DownloadFile {
  href: string;
  /** Name of the saved file: 'programa-almena-es.pdf' */
  fileName: string;
  /** '64 kB', '1,2 MB', with a non-breaking space before the unit. */
  size: string;
}

function formatSize(bytes: number): string {
  const number = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
  return bytes < 1_000_000
    ? `${number.format(Math.round(bytes / 1000))}\u00a0kB`
    : `${number.format(bytes / 1_000_000)}\u00a0MB`;
}

/**
 * Address, name and size of a download.
 * @throws if the file is missing
 */
export function downloadFile(
  { file, language }: Pick<NextEvent['downloads'][number], 'file' | 'language'>,
  brand: string,
  publicFolder = inRepository('public'),
): DownloadFile {
  const { name, ext } = path.parse(file);
  const savedName = [name.replace(/-(es|en)$/, ''), brand.toLowerCase(), language].join('-');
  return {
    href: file,
    fileName: `${savedName.replaceAll(' ', '-')}${ext}`,
    size: formatSize(statSync(path.join(/* turbopackIgnore: true */ publicFolder, file)).size),
  };
}
