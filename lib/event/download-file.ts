import { statSync } from 'node:fs';
import path from 'node:path';
import type { EventContent } from '../content-model/event';
import { inRepository } from '../repository';
import { NotMadeError } from '../media/media-manifest';

export interface DownloadFile {
  href: string;
  /** Name of the saved file: 'programa-almena-es.pdf' */
  fileName: string;
  /** '64 kB', '1,2 MB', with a non-breaking space before the unit. */
  size: string;
}

function formatSize(bytes: number): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const maximumFractionDigits = unit === 'kilobyte' ? 0 : 1;
  return new Intl.NumberFormat('es-ES', { style: 'unit', unit, maximumFractionDigits }).format(amount);
}

/** Address, name and size of a download. @throws NotMadeError */
export function describeDownload(
  { file, language }: Pick<EventContent['downloads'][number], 'file' | 'language'>,
  brand: string,
): DownloadFile {
  const { name, ext } = path.parse(file);
  const stats = statSync(inRepository(`public${file}`), { throwIfNoEntry: false });
  if (!stats) throw new NotMadeError(file);
  const savedName = [name.replace(/-(es|en)$/, ''), brand.toLowerCase(), language].join('-');
  return {
    href: file,
    fileName: `${savedName.replaceAll(' ', '-')}${ext}`,
    size: formatSize(stats.size),
  };
}
