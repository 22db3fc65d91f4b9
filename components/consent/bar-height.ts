/**
 * Keeps the page's own room below it free for a bar fixed at the bottom of the window: while `data-cookies` is on
 * the root, `--cookies` holds the bar's height and the style sheet scrolls focused elements clear of it.
 * @returns the function that gives the room back.
 */
export function publishBarHeight(bar: HTMLElement): () => void {
  const root = document.documentElement;
  root.toggleAttribute('data-cookies', true);
  const observer = new ResizeObserver(() => root.style.setProperty('--cookies', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.toggleAttribute('data-cookies', false);
    root.style.removeProperty('--cookies');
  };
}
