'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { routes, sections } from '@/lib/routes';

/** A link to a page, marked on it; a link to a section is never the page itself. */
export function NavLink(props: ComponentProps<typeof Link>) {
  const path = usePathname().toLowerCase();
  return <Link {...props} aria-current={props.href === path ? 'page' : undefined} />;
}

/** The line across the window, 40 % from its top, that says which section one reads. */
const readingLine = '-40% 0px -60% 0px';

/** @returns whether the section is the one in view; before that is known, what `initial` says */
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

/** A link of the bar, marked while the section it leads to is in view; 'Inicio' leads to the first one. */
export function SectionLink(props: ComponentProps<typeof Link>) {
  const path = usePathname().toLowerCase();
  const [page, section = sections.hero] = props.href.split('#');
  const inView = useInView(section, path, section === sections.hero);
  const mark = section === sections.hero ? 'page' : 'location';

  return <Link {...props} aria-current={(page || routes.home) === path && inView ? mark : undefined} />;
}
