'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { returnToPlace, scrollToSection, scrollToTop, stayHere } from '@/lib/browser/scroll';

/** The specification's wait in ms between arriving on a page and scrolling to a section of it. */
const sectionDelay = 100;

/**
 * On every change of route, back and forward included: smoothly to the top, or, with an anchor in the address, to its
 * section after a moment. The focus comes along. A step inside a page is left to the browser, which knows its place.
 */
export function RouteScroll({ mainId }: { mainId: string }) {
  const router = useRouter();
  const path = usePathname();
  const previous = useRef(path);

  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    const section = window.location.hash.slice(1);
    if (section) scrollToSection(section, sectionDelay);
    else scrollToTop();
  }, [path, mainId]);

  // The error screen had the page loaded anew, without the place the browser remembers: it begins at its anchor.
  useEffect(() => {
    if (window.history.scrollRestoration !== 'manual') return;
    window.history.scrollRestoration = 'auto';
    scrollToSection(window.location.hash.slice(1));
  }, []);

  useEffect(() => {
    // The browser followed an anchor itself: the skip link, or any before the scripts came. Next ignores a step back to
    // an entry that is not its own.
    function adopt() {
      if (!window.history.state) router.replace(window.location.href, { scroll: false });
    }
    window.addEventListener('hashchange', adopt);
    // It may come before the page has gone to the place of the step or link before.
    function handleStep() {
      if (window.location.pathname === previous.current) returnToPlace();
      else stayHere();
    }
    window.addEventListener('popstate', handleStep);
    return () => {
      window.removeEventListener('hashchange', adopt);
      window.removeEventListener('popstate', handleStep);
    };
  }, [router]);

  return null;
}
