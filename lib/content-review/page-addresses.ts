/**
 * Addresses of the page files among `files`, which are paths below app/ ('(legal)/aviso-legal/page.tsx'). Folders in
 * parentheses are no part of an address; those in square brackets stand for many and are left out.
 */
export function pageAddresses(files: readonly string[]): string[] {
  return files
    .map((file) => file.split(/[\\/]/).filter((part) => !/^\(.*\)$/.test(part)))
    .filter((parts) => parts.at(-1) === 'page.tsx' && !parts.some((part) => part.startsWith('[')))
    .map((parts) => `/${parts.slice(0, -1).join('/')}`);
}
