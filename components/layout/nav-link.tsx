'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';

/** A link of the footer, marked on the page it leads to; a link to a section is never the page itself. */
export function NavLink(props: ComponentProps<typeof Link>) {
  const path = usePathname().toLowerCase();
  return <Link {...props} aria-current={props.href === path ? 'page' : undefined} />;
}
