'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import {
  keepScrolledPlace,
  returnToPlace,
  scrollToSection,
  scrollToTop,
  stayHere,
  trustBrowser,
  trustVisitor,
} from '@/lib/browser/scroll';

/** The specification's wait in ms between arriving on a page and scrolling to a section of it. */
const sectionDelay = 100;

/**
 * On every change of route, back and forward included: smoothly to the top, or, with an anchor in the address, to its
 * section after a moment. The focus comes along. A step inside a page leads back to its place.
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
    scrollToSection(window.location.hash.slice(1));
    trustBrowser();
  }, []);

  useEffect(() => {
    function handleStep({ state }: PopStateEvent) {
      // An anchor that the browser followed itself: the skip link, or any before the scripts came. Next leaves it alone.
      if (!state) router.replace(window.location.href, { scroll: false });
      // It may come before the page has gone to the place of the step or link before.
      if (window.location.pathname === previous.current) returnToPlace();
      else stayHere();
    }
    window.addEventListener('popstate', handleStep);
    window.addEventListener('scrollend', keepScrolledPlace);
    const byHand = ['wheel', 'touchmove', 'keydown'];
    for (const sign of byHand) window.addEventListener(sign, trustVisitor, { passive: true });
    return () => {
      window.removeEventListener('popstate', handleStep);
      window.removeEventListener('scrollend', keepScrolledPlace);
      for (const sign of byHand) window.removeEventListener(sign, trustVisitor);
    };
  }, [router]);

  return null;
}
