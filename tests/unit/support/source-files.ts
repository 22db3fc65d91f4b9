import { readdirSync, readFileSync } from 'node:fs';

/** Paths of all files below these folders, with forward slashes. */
export function filesBelow(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [`${entry.parentPath}/${entry.name}`.replaceAll('\\', '/')] : [],
    ),
  );
}

/** Paths of the code and style sheets below these folders. */
export function sourceFiles(folders: readonly string[]): string[] {
  return filesBelow(folders).filter((file) => /\.(ts|tsx|js|jsx|mjs|css)$/.test(file));
}

/** A file's text without comments, which may contain examples. */
export function withoutComments(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');
}
