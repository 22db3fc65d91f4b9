import type { ReactNode } from 'react';
import { RouteLink } from '@/components/ui/route-link';
import type { InternalHref } from '@/lib/routes';
import { SectionLink } from './section-link';

function isSection(href: InternalHref): href is Extract<InternalHref, `/#${string}`> {
  return href.startsWith('/#');
}

/** A route link navigates, an anchor link scrolls (specification, section 4). */
export function NavLink({ href, ...props }: { href: InternalHref; className?: string; children: ReactNode }) {
  return isSection(href) ? <SectionLink href={href} {...props} /> : <RouteLink href={href} {...props} />;
}
