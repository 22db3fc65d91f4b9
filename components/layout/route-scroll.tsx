'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** The specification's wait between arriving on a page and scrolling to a section of it. */
const sectionDelayMs = 100;

function scrollToSection(id: string) {
  const section = document.getElementById(id);
  if (!section) return;
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}

/**
 * On every change of route, back and forward included: the focus goes to the start of the page, which scrolls to its top
 * or to the section in the address. The style sheet says how it scrolls.
 */
export function RouteScroll({ mainId }: { mainId: string }) {
  const router = useRouter();
  const path = usePathname();
  const shownPath = useRef(path);

  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    const section = window.location.hash.slice(1);
    // Never at once: after a step through the history the browser first restores the place that the page had.
    const timer = section
      ? setTimeout(() => scrollToSection(section), sectionDelayMs)
      : setTimeout(() => window.scrollTo({ top: 0 }));
    return () => clearTimeout(timer);
  }, [path, mainId]);

  useEffect(() => {
    // Next ignores entries that the browser made for an anchor.
    function handlePopState({ state }: PopStateEvent) {
      if (!state && window.location.pathname !== shownPath.current)
        router.replace(window.location.href, { scroll: false });
    }
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, [router]);

  return null;
}
