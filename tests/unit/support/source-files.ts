import { readdirSync, readFileSync } from 'node:fs';

const code = /\.(ts|tsx|js|jsx|mjs|css)$/;
/** What tools write, here and in the blank app the tests compare with. */
const made = /(^|\/)(\.next|next-env\.d\.ts)(\/|$)/;

/** Paths of all files below these folders, with forward slashes. */
export function filesBelow(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [`${entry.parentPath}/${entry.name}`.replaceAll('\\', '/')] : [],
      ),
    )
    .filter((file) => !made.test(file));
}

/** Those of them that hold code or style. */
export function sourceFiles(folders: readonly string[]): string[] {
  return filesBelow(folders).filter((file) => code.test(file));
}

/** A file's text without its comments, whose examples may say anything. */
export function withoutComments(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');
}
