import { afterPaint } from './after-paint';

/** Scrolling in the browser: smooth, or at once for visitors who asked for less motion. */

function behavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() });
}

/**
 * Brings the element with that id to the top and hands it the focus, so that the next Tab goes on from there. After the
 * next frame: what lay over the page, the open menu, has let go of it by then.
 */
export function scrollToSection(id: string, motion: ScrollBehavior = behavior()): void {
  afterPaint(() => {
    const section = document.getElementById(id);
    if (!section) return;
    if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
    section.focus({ preventScroll: true });
    section.scrollIntoView({ behavior: motion });
  });
}
