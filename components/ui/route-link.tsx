'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useState, type ComponentProps, type MouseEvent } from 'react';
import { scrollToTop } from '@/lib/scroll';

type RouteLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch' | 'scroll'> & { href: string };

/**
 * A link to another page of the site. It fetches that page on the first sign of interest, never at load, and
 * leaves scrolling to RouteScroll. On its own page it scrolls to the top.
 */
export function RouteLink({ href, onClick, ...props }: RouteLinkProps) {
  const here = usePathname().toLowerCase() === href;
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (here && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      scrollToTop();
    }
  }

  return (
    <Link
      {...props}
      href={href}
      prefetch={wanted ? null : false}
      scroll={false}
      aria-current={here ? 'page' : undefined}
      onMouseEnter={want}
      onTouchStart={want}
      onFocus={want}
      onClick={handleClick}
    />
  );
}
