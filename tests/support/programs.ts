import { existsSync } from 'node:fs';
import path from 'node:path';

/** The absolute path of the first of these programs that is in the PATH. */
export function findProgram(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(existsSync);
}
