/** Scrolling in the browser: smooth, or at once for visitors who asked for less motion. */

function behavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() });
}

/** Has every section laid out from now on: app/styles/sections.css leaves out what is far below. */
export function layOutWhole(): void {
  document.documentElement.toggleAttribute('data-whole', true);
}

/** Runs after the next frame, so that the layout it needs does not hold back the answer to a click. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Brings the element with that id to the top and hands it the focus, so that the next Tab goes on from there. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  afterPaint(() => {
    layOutWhole();
    section.scrollIntoView({ behavior: behavior() });
  });
}
