'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
import { scrollToSection, scrollToTop } from '@/lib/browser/scroll';

/** The specification's wait in ms between arriving on a page and scrolling to a section of it. */
const sectionDelay = 100;

/**
 * On every change of route, back and forward included: smoothly to the top, or, with an anchor in the address, to its
 * section after a moment. The focus comes along.
 */
export function RouteScroll({ mainId }: { mainId: string }) {
  const router = useRouter();
  const path = usePathname();
  const previous = useRef(path);
  /** The page a step back or forward leads to, until it is there. */
  const steppedTo = useRef<string>(undefined);

  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    // A second step back at once would be lost in a smooth scroll.
    const motion = steppedTo.current === path ? 'instant' : undefined;
    steppedTo.current = undefined;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    const section = window.location.hash.slice(1);
    // A step back first brings the place the browser remembers.
    if (!section) return afterPaint(scrollToTop);
    const timer = setTimeout(() => {
      if (window.location.hash === `#${section}`) scrollToSection(section, motion);
    }, sectionDelay);
    return () => clearTimeout(timer);
  }, [path, mainId]);

  // The error screen had the page loaded anew, without the place the browser remembers: it begins at its anchor.
  useEffect(() => {
    if (window.history.scrollRestoration !== 'manual') return;
    window.history.scrollRestoration = 'auto';
    scrollToSection(window.location.hash.slice(1));
  }, []);

  // The browser followed an anchor itself: the skip link, or any before the scripts came. Next ignores a step back to an
  // entry that is not its own.
  useEffect(() => {
    function adopt() {
      if (!window.history.state) router.replace(window.location.href, { scroll: false });
    }
    const remember = () => (steppedTo.current = window.location.pathname);
    window.addEventListener('hashchange', adopt);
    window.addEventListener('popstate', remember);
    return () => {
      window.removeEventListener('hashchange', adopt);
      window.removeEventListener('popstate', remember);
    };
  }, [router]);

  return null;
}
