'use client';

import NextLink from 'next/link';
import { usePathname } from 'next/navigation';
import { createContext, use, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { savesData } from '@/lib/browser/saves-data';
import { whenIdle } from '@/lib/browser/when-idle';

const Prefetching = createContext(false);

/**
 * Lets the links below prefetch, as Next does by itself, but not before the page has loaded, and not for visitors who save
 * data: Next has no setting for either.
 */
export function LinkPrefetching({ children }: { children: ReactNode }) {
  const [on, setOn] = useState(false);
  useEffect(() => whenIdle(() => setOn(!savesData())), []);
  return <Prefetching value={on}>{children}</Prefetching>;
}

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch' | 'scroll'> & {
  /** A path of the site, with or without an anchor, or an anchor of the current page. */
  href: string;
};

/** A link inside the site: a plain one to a section of the current page, next/link to any other page. */
export function Link({ href, children, ...props }: LinkProps) {
  const currentPath = usePathname().toLowerCase();
  const prefetching = use(Prefetching);
  const [path, section] = href.split('#');
  const isCurrent = path === '' || path === currentPath;

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
      prefetch={prefetching && !isCurrent ? null : false}
      // RouteScroll scrolls when the path changes.
      onNavigate={() => isCurrent && window.scrollTo({ top: 0 })}
      {...props}
    >
      {children}
    </NextLink>
  );
}
