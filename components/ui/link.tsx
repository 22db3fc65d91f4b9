'use client';

import NextLink from 'next/link';
import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { shouldSaveData } from '@/lib/browser/connection';
import { isOutside } from '@/lib/routes';
import { newTab } from '@/lib/words/layout';

/** Removes the section from the address, in a new history entry, and scrolls to the top. */
function returnToTop() {
  const { pathname, search, hash } = window.location;
  if (hash) window.history.pushState(null, '', pathname + search);
  window.scrollTo({ top: 0 });
}

export interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'as' | 'href' | 'scroll'> {
  /** A path of the site, a hash of the current page, both, or the address of another site. */
  href: string;
}

/**
 * Any link. Another site opens in a new tab. A section of the current page gets a plain anchor. Another page gets
 * next/link, and RouteScroll scrolls after the change of route. The current page is never prefetched. If the visitor saves
 * data, no page is.
 */
export function Link({ href, children, ...props }: LinkProps) {
  const currentPath = usePathname().toLowerCase();
  const [path, section] = href.split('#');
  const isCurrent = path === '' || path === currentPath;

  if (isOutside(href))
    return (
      <a rel="noopener" {...props} href={href} target="_blank">
        {children}
        <span className="sr-only"> ({newTab})</span>
      </a>
    );
  if (isCurrent && section)
    return (
      <a {...props} href={`#${section}`}>
        {children}
      </a>
    );
  return (
    <NextLink
      href={href}
      scroll={false}
      prefetch={isCurrent || shouldSaveData('slow-2g', '2g') ? false : 'auto'}
      onNavigate={(event) => {
        if (!isCurrent) return;
        event.preventDefault();
        returnToTop();
      }}
      {...props}
    >
      {children}
    </NextLink>
  );
}
