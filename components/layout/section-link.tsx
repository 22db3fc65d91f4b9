'use client';

import { usePathname, useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { routes } from '@/lib/routes';
import { scrollToSection } from '@/lib/scroll';

type SectionLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { href: `/#${string}` };

/**
 * A link to a section of the home page: scrolls there smoothly; from another page it goes home first and RouteScroll
 * scrolls on arrival. Without JavaScript it is an ordinary anchor.
 */
export function SectionLink({ href, children, ...props }: SectionLinkProps) {
  const pathname = usePathname();
  const router = useRouter();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (pathname === routes.home) {
      window.history.pushState(null, '', href);
      scrollToSection(href.slice(2));
    } else {
      router.push(href, { scroll: false });
    }
  }

  return (
    <a {...props} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}
