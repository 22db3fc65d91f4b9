'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { routes, sections } from '@/lib/routes';

/** A link that has `aria-current` while the visitor is on its page. */
export function NavLink(props: ComponentProps<typeof Link>) {
  const path = usePathname().toLowerCase();
  return <Link {...props} aria-current={props.href === path ? 'page' : undefined} />;
}

/** A section is in view while it crosses this line, 40 % below the top of the window. */
const readingLine = '-40% 0px -60% 0px';

/** Whether the section is in view. Returns `initial` until the browser has measured it, and on a page without it. */
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
    return () => {
      observer.disconnect();
      setInView(initial);
    };
  }, [id, path, initial]);

  return inView;
}

/**
 * A link of the navigation bar that has `aria-current` while its section is in view. 'Inicio' belongs to the first
 * section.
 */
export function SectionLink(props: ComponentProps<typeof Link>) {
  const path = usePathname().toLowerCase();
  const [page, section = sections.hero] = props.href.split('#');
  const inView = useInView(section, path, section === sections.hero);
  const mark = section === sections.hero ? 'page' : 'location';

  return <Link {...props} aria-current={(page || routes.home) === path && inView ? mark : undefined} />;
}
