'use client';

import { useEffect } from 'react';

/** The bar turns opaque past this many pixels of scroll (specification, section 9). */
const opaquePast = 50;

/** Marks <html> while the page is scrolled; the bar's ground follows by CSS. */
export function NavScroll() {
  useEffect(() => {
    const root = document.documentElement;
    function update() {
      root.toggleAttribute('data-scrolled', window.scrollY > opaquePast);
    }
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return null;
}
