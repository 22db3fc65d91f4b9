/** How far below or above the window something counts as near: one more window. */
const rootMargin = '100% 0px';

/**
 * What a visitor may do to an element before it counts as near: find it with the keyboard, be faster than a frame, or
 * have it pressed by a program, which sends nothing but the click.
 */
const touches = ['pointerdown', 'keydown', 'focusin', 'click'];

/**
 * Resolves when the visitor comes near the element with that id, touches it, or leaves it behind. At once where there is
 * no such element: on the server, and on a page that is being put together in the browser.
 * @param left aborted when the element's page is left
 */
export function nearness(id: string, left: AbortSignal): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const reached = () => {
      observer.disconnect();
      waiting.abort();
      resolve();
    };
    left.addEventListener('abort', reached, { signal });
    const observer = new IntersectionObserver(
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && reached(),
      { rootMargin },
    );
    observer.observe(element);
    // On the window, before React hears of it: what was touched is then hydrated in time for this very event.
    for (const touch of touches) {
      window.addEventListener(
        touch,
        ({ target }) => target instanceof Node && element.contains(target) && reached(),
        { capture: true, signal },
      );
    }
  });
}
