'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { scrollToTop } from '@/lib/scroll';

type RouteLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'onClick' | 'prefetch' | 'scroll'> & {
  href: string;
};

/**
 * A link to another page of the site. It fetches that page when it is followed, never before: nothing competes with
 * the page at hand. RouteScroll does the scrolling; on its own page the link scrolls to the top.
 */
export function RouteLink({ href, ...props }: RouteLinkProps) {
  const here = usePathname().toLowerCase() === href;

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (here && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      scrollToTop();
    }
  }

  return (
    <Link
      {...props}
      href={href}
      prefetch={false}
      scroll={false}
      aria-current={here ? 'page' : undefined}
      onClick={handleClick}
    />
  );
}
