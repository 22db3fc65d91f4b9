'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Link, type LinkProps } from '@/components/ui/link';
import { routes, homeSections } from '@/lib/routes';

/** A link that has `aria-current` while the visitor is on its page. */
export function NavLink(props: LinkProps) {
  const path = usePathname().toLowerCase();
  return <Link {...props} aria-current={props.href === path ? 'page' : undefined} />;
}

/** A section is in view while it crosses this line, 40 % below the top of the window. */
const readingLine = '-40% 0px -60% 0px';

/** Whether the section is in view. Returns `initial` until the browser has measured it. */
function useInView(id: string, path: string, initial: boolean): boolean {
  const [inView, setInView] = useState(initial);

  useEffect(() => {
    const section = document.getElementById(id);
    if (!section) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: readingLine },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, [id, path]);

  return inView;
}

/**
 * A link of the navigation bar that has `aria-current` while its section is in view, or on its page if it names no
 * section. 'Inicio' belongs to the first section.
 */
export function SectionLink(props: LinkProps) {
  const path = usePathname().toLowerCase();
  const [page = routes.home, section] = props.href.split('#');
  const inView = useInView(section ?? homeSections.hero, path, section === undefined);
  const isCurrent = page === path && (inView || (section === undefined && path !== routes.home));
  const mark = section === undefined ? 'page' : 'location';

  return <Link {...props} aria-current={isCurrent ? mark : undefined} />;
}
