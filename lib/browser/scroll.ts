import { afterPaint } from './after-paint';

/** Scrolling in the browser: smooth, or at once for visitors who asked for less motion. */

function behavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

let waiting = () => {};

/** After the next frame: what lay over the page, the open menu, has let go of it by then. The last one asked for counts. */
function soon(scroll: () => void, delay = 0): void {
  waiting();
  const timer = setTimeout(() => {
    waiting = afterPaint(scroll);
  }, delay);
  waiting = () => clearTimeout(timer);
}

/** Calls off a scroll that has not begun, and ends one under way. */
export function stayHere(): void {
  waiting();
  window.scrollTo({ top: window.scrollY, behavior: 'instant' });
}

export function scrollToTop(): void {
  soon(() => window.scrollTo({ top: 0, behavior: behavior() }));
}

/**
 * Brings the element with that id to the top and hands it the focus, so that the next Tab goes on from there.
 * @param delay in ms
 */
export function scrollToSection(id: string, delay?: number): void {
  soon(() => {
    const section = document.getElementById(id);
    if (!section) return;
    if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
    section.focus({ preventScroll: true });
    section.scrollIntoView({ behavior: behavior() });
  }, delay);
}
