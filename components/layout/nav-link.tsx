'use client';

import { cx } from 'class-variance-authority';
import { usePathname } from 'next/navigation';
import { useEffect, useState, type ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { navLinkClasses } from '@/components/ui/text-link';
import { routes, homeSections } from '@/lib/routes';

/** A link that has `aria-current` while the visitor is on its page. */
export function NavLink(props: ComponentProps<typeof Link>) {
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

const sectionLinkClasses = cx(
  navLinkClasses,
  'flex min-h-11 items-center text-[0.9375rem] leading-none',
  'max-1140:min-h-15 max-1140:justify-between max-1140:gap-6 max-1140:py-3 max-1140:font-display max-1140:font-title',
  'max-1140:text-[length:clamp(min(1.25rem,7.5vw),6vw,1.625rem)] max-1140:tracking-[-0.02em] max-1140:font-stretch-118%',
  'max-1140:noscript:text-[1rem]',
);

/**
 * A link of the navigation bar that has `aria-current` while its section is in view, or on its page if it names no
 * section. 'Inicio' belongs to the first section.
 */
export function SectionLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  const path = usePathname().toLowerCase();
  const [page = routes.home, section] = props.href.split('#');
  const inView = useInView(section ?? homeSections.hero, path, section === undefined);
  const isCurrent = page === path && (inView || (section === undefined && path !== routes.home));
  const mark = section === undefined ? 'page' : 'location';

  return <Link {...props} className={sectionLinkClasses} aria-current={isCurrent ? mark : undefined} />;
}
