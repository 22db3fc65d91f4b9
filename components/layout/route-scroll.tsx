'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { layoutIds } from '@/lib/routes';

/** See docs/requirements.md, 3.3. */
const sectionDelayMs = 100;

/** Scrolls to the section, or to the top if the page has no such section. */
function scrollToSection(id: string) {
  const section = document.getElementById(id);
  if (!section) {
    window.scrollTo({ top: 0 });
    return;
  }
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}

/**
 * After every change of route, back and forward included, focuses the start of the page and scrolls to its top or to
 * the section in the address. base.css makes the scrolling smooth (`scroll-behavior`).
 */
export function RouteScroll() {
  const router = useRouter();
  const path = usePathname();
  const shownPath = useRef(path);

  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    document.getElementById(layoutIds.main)?.focus({ preventScroll: true });
    const section = window.location.hash.slice(1);
    // After back or forward the browser restores an earlier scroll position. It would undo an immediate scroll.
    const timer = section
      ? setTimeout(() => scrollToSection(section), sectionDelayMs)
      : setTimeout(() => window.scrollTo({ top: 0 }));
    return () => clearTimeout(timer);
  }, [path]);

  useEffect(() => {
    // Next ignores history entries that the browser added for an anchor.
    function handlePopState({ state }: PopStateEvent) {
      if (!state && window.location.pathname !== shownPath.current)
        router.replace(window.location.href, { scroll: false });
    }
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, [router]);

  return null;
}
