'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { routes } from '@/lib/routes';
import { scrollToSection, scrollToTop } from '@/lib/browser/scroll';
import { fetchMarkup } from '@/lib/server-markup';
import { currentPage } from './current-page';

/** The specification's wait between arriving on the home page and scrolling to a section. */
const sectionDelay = 100;

const pages = new Set<string>(Object.values(routes));

/** The link to a page of this site that a click follows in this tab, if it is one. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button > 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const inside = link?.origin === window.location.origin && pages.has(link.pathname);
  // An anchor of the page at hand, '#indice', is the browser's own business.
  return inside && !link.target && !link.getAttribute('href')?.startsWith('#') ? link : null;
}

/** Marks the links of the bar and the footer that lead to the page at hand. */
function markCurrent(path: string) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('body > header a, body > footer a')) {
    const current = currentPage(link.getAttribute('href') ?? '', path);
    if (current) link.setAttribute('aria-current', current);
    else link.removeAttribute('aria-current');
  }
}

/**
 * Follows the site's links without loading a new document. One listener serves them all, so they are plain links,
 * also in markup that only the server renders, and need no script before their first click. A page is fetched when it
 * is followed, never before. On its own page a link scrolls: to its section, or to the top.
 *
 * On every change of route: smoothly to the top, or, with an anchor in the address, to its section after 100 ms.
 */
export function SoftNavigation() {
  const router = useRouter();
  const path = usePathname().toLowerCase();
  const previous = useRef(path);

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = followedLink(event);
      if (!link) return;
      event.preventDefault();
      if (link.pathname !== path) {
        void fetchMarkup(link.pathname);
        router.push(link.pathname + link.hash, { scroll: false });
      } else if (link.hash) {
        window.history.pushState(null, '', link.href);
        scrollToSection(link.hash.slice(1));
      } else {
        scrollToTop();
      }
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [path, router]);

  // Tells the style sheet that the page's scripts are there: until then it opens the questions by itself after a while.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-ready', true);
  }, []);

  useEffect(() => {
    markCurrent(path);
    if (previous.current === path) return;
    previous.current = path;
    const section = window.location.hash.slice(1);
    if (!section) {
      scrollToTop();
      return;
    }
    const timer = setTimeout(() => scrollToSection(section), sectionDelay);
    return () => clearTimeout(timer);
  }, [path]);

  return null;
}
