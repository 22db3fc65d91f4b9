import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Size of a file under public/ in words: '64 kB', '1,2 MB', with a non-breaking space before the unit.
 * @throws when the file is not there: a page must not offer it.
 */
export function publicFileSize(address: string): string {
  const bytes = statSync(join(process.cwd(), 'public', address)).size;
  const number = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
  return bytes < 1_000_000
    ? `${number.format(Math.round(bytes / 1000))}\u00a0kB`
    : `${number.format(bytes / 1_000_000)}\u00a0MB`;
}
