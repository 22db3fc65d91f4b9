'use client';

import NextLink from 'next/link';
import { usePathname } from 'next/navigation';
import { createContext, use, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { keepPlace, scrollToSection, scrollToTop } from '@/lib/browser/scroll';
import { savesData } from '@/lib/browser/saves-data';
import { whenIdle } from '@/lib/browser/when-idle';

const Prefetching = createContext(false);

/**
 * Lets the links below fetch ahead what they lead to, as Next does by itself, but not before the page has loaded, and
 * not for visitors who save data: Next has no setting for either.
 */
export function LinkPrefetching({ children }: { children: ReactNode }) {
  const [on, setOn] = useState(false);
  useEffect(() => whenIdle(() => setOn(!savesData())), []);
  return <Prefetching value={on}>{children}</Prefetching>;
}

/** Puts the place inside the page at hand into the address, which keeps its query, and goes there. */
function goTo(section: string) {
  const { pathname, search, hash } = window.location;
  const address = pathname + search + (section && `#${section}`);
  if (hash.slice(1) !== section) {
    keepPlace();
    window.history.pushState(null, '', address);
  }
  // The same entry, but a page that is still on its way is no longer wanted.
  else window.history.replaceState(null, '', address);
  if (section) scrollToSection(section);
  else scrollToTop();
}

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch' | 'scroll' | 'onNavigate'> & {
  /** A path of the site, with or without an anchor, or an anchor of the page at hand. */
  href: string;
};

/** next/link, whose scrolling follows the specification: inside the page at hand here, on a new page in RouteScroll. */
export function Link({ href, ...props }: LinkProps) {
  const here = usePathname().toLowerCase();
  const prefetching = use(Prefetching);
  const [path, section = ''] = href.split('#');
  const inside = path === '' || path === here;

  return (
    <NextLink
      {...props}
      href={href}
      scroll={false}
      prefetch={prefetching && !inside ? null : false}
      onNavigate={(event) => {
        if (!inside) return;
        event.preventDefault();
        goTo(section);
      }}
    />
  );
}
