import { readdirSync } from 'node:fs';

/** Paths of all files below these folders, with forward slashes. */
export function filesBelow(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [`${entry.parentPath}/${entry.name}`.replaceAll('\\', '/')] : [],
    ),
  );
}
