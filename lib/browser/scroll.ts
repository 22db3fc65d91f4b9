import { afterPaint } from './after-paint';
import { whenIdle } from './when-idle';

/** Scrolling in the browser: smooth, or at once for visitors who asked for less motion. */

function behavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Takes back a scroll that has not begun. */
let callOff = () => {};

/** After the next frame: what lay over the page, the open menu, has let go of it by then. The last one asked for counts. */
function soon(scroll: () => void, delay = 0): void {
  callOff();
  const timer = setTimeout(() => {
    callOff = afterPaint(scroll);
  }, delay);
  callOff = () => clearTimeout(timer);
}

/** Leaves to the browser again, once the page has loaded, to return to the place that the page had when it was left. */
export function trustBrowser(): void {
  whenIdle(() => {
    window.history.scrollRestoration = 'auto';
  });
}

/** Until the last picture has come the browser returns to that place, whoever has moved the page meanwhile. */
function overruleBrowser(): void {
  if (document.readyState === 'complete') return;
  window.history.scrollRestoration = 'manual';
  trustBrowser();
}

/** Whether the site moves the page: soon, when a scroll of its own has been asked for, or now, until that ends. */
let onTheWay: 'soon' | 'now' | false = false;

function move(scroll: () => void, delay?: number): void {
  overruleBrowser();
  onTheWay = 'soon';
  soon(() => {
    onTheWay = 'now';
    scroll();
  }, delay);
}

/** Calls off a scroll that has not begun, and ends one under way. */
export function stayHere(): void {
  callOff();
  onTheWay = false;
  window.scrollTo({ top: window.scrollY, behavior: 'instant' });
}

function keep(place: number | undefined): void {
  // Next's own state must be in it, or Next loads the page anew on the way back.
  if (window.history.state) window.history.replaceState({ ...window.history.state, place }, '');
}

/**
 * Keeps in the entry of the history where the page is. What the browser itself remembers is wrong where the page was on
 * its way to an anchor, and in Chromium where the entry has one.
 */
export function keepPlace(): void {
  keep(window.scrollY);
}

/**
 * Keeps where the visitor has scrolled to. Where the site brings him, the address says; and where Firefox brings him first,
 * after a step to another page, is no place of his.
 */
export function keepScrolledPlace(): void {
  keep(onTheWay ? undefined : window.scrollY);
  trustVisitor();
}

/** From here on it is the visitor who moves the page. A scroll to where it is already has no end to wait for. */
export function trustVisitor(): void {
  if (onTheWay === 'now') onTheWay = false;
}

/** After a step through the history inside a page: to where it was or, if it had not got there, to the section. */
export function returnToPlace(): void {
  const place: unknown = window.history.state?.place;
  stayHere();
  overruleBrowser();
  if (typeof place === 'number') soon(() => window.scrollTo({ top: place, behavior: 'instant' }));
  else if (window.location.hash) scrollToSection(window.location.hash.slice(1));
}

export function scrollToTop(): void {
  move(() => window.scrollTo({ top: 0, behavior: behavior() }));
}

/**
 * Brings the element with that id to the top and hands it the focus, so that the next Tab goes on from there.
 * @param delay in ms
 */
export function scrollToSection(id: string, delay?: number): void {
  const section = document.getElementById(id);
  if (!section) return;
  move(() => {
    if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
    section.focus({ preventScroll: true });
    section.scrollIntoView({ behavior: behavior() });
  }, delay);
}
