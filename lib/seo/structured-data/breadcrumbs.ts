import type { BreadcrumbList } from 'schema-dts';
import { absoluteUrl } from '../absolute-url';

interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page to a page, both included. */
export function breadcrumbs(crumbs: readonly Crumb[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(origin, path),
    })),
  } satisfies BreadcrumbList;
}
