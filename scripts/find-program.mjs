import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The first of these programs that the PATH or one of the extra files has.
 * @param {string[]} names
 * @param {string[]} [files] absolute paths
 * @returns {string | undefined}
 */
export function findProgram(names, files = []) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...candidates, ...files].find((file) => existsSync(file));
}
