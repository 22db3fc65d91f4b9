import { afterPaint } from './after-paint';

/** Scrolling in the browser: smooth, or at once for visitors who asked for less motion. */

function behavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Frames without a move after which the page has arrived: a smooth scroll takes some to begin. */
const stillFrames = 6;

/** Takes back what is waited for: a scroll to begin, or to end. */
let waiting = () => {};
/** The address whose place the page is on its way to; empty when it is at rest. */
let goal = '';
/** The last goal that was left on the way. */
let missed = '';

/** Forgets the goal at rest. Not by `scrollend`: that of a scroll cut short comes while the next one is under way. */
function awaitArrival(frames = 0, before = window.scrollY): void {
  if (frames === stillFrames) {
    goal = '';
    return;
  }
  waiting = afterPaint(() => awaitArrival(window.scrollY === before ? frames + 1 : 0));
}

/** After the next frame: what lay over the page, the open menu, has let go of it by then. The last one asked for counts. */
function soon(scroll: () => void, delay = 0): void {
  waiting();
  goal = window.location.href;
  const timer = setTimeout(() => {
    waiting = afterPaint(() => {
      scroll();
      awaitArrival();
    });
  }, delay);
  waiting = () => clearTimeout(timer);
}

/** Calls off a scroll that has not begun, and ends one under way. */
export function stayHere(): void {
  waiting();
  missed = goal || missed;
  goal = '';
  window.scrollTo({ top: window.scrollY, behavior: 'instant' });
}

/** Keeps in the entry of the history that is about to be left where the page is; see returnToPlace. */
export function rememberPlace(): void {
  // Next's own state must be in it, or Next loads the page anew on the way back.
  if (window.history.state)
    window.history.replaceState({ ...window.history.state, place: window.scrollY }, '');
}

/**
 * After a step through the history inside a page. The browser returns to the place it remembers, but what it remembers
 * or does is wrong when the page was still on its way (Chromium lets the scroll win): then to where the link was
 * pressed, or to the section in the address.
 */
export function returnToPlace(): void {
  const onTheWay = goal !== '';
  stayHere();
  if (!onTheWay && missed !== window.location.href) return;
  if (missed === window.location.href) missed = '';
  const place: unknown = window.history.state?.place;
  if (typeof place === 'number') soon(() => window.scrollTo({ top: place, behavior: behavior() }));
  else if (window.location.hash) scrollToSection(window.location.hash.slice(1));
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
