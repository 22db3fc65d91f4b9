/** The `aria-current` of a link on the page at `path`; a link to a section is never the page itself. */
export function currentPage(href: string, path: string): 'page' | undefined {
  return href === path ? 'page' : undefined;
}
