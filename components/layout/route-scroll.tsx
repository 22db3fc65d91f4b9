'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { scrollToSection, scrollToTop } from '@/lib/scroll';

/** The specification's wait between arriving on the home page and scrolling to a section. */
const sectionDelay = 100;

/** On every change of route: smoothly to the top, or, with an anchor in the address, to its section after 100 ms. */
export function RouteScroll() {
  const pathname = usePathname();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const section = window.location.hash.slice(1);
    if (!section) {
      scrollToTop();
      return;
    }
    const timer = setTimeout(() => scrollToSection(section), sectionDelay);
    return () => clearTimeout(timer);
  }, [pathname]);

  return null;
}
