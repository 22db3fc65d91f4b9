/** Brings what has the focus out from under the bar; the browser itself does so only when the focus moves. */
function revealFocused(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.tabIndex >= 0 && !bar.contains(focused))
    focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Keeps the page's own room below it free for a bar fixed at the bottom of the window: while `data-cookies` is on
 * the root, `--cookies` holds the bar's height and the style sheet scrolls focused elements clear of it.
 * @returns the function that gives the room back.
 */
export function publishBarHeight(bar: HTMLElement): () => void {
  const root = document.documentElement;
  const observer = new ResizeObserver(([entry]) => {
    // Both at once, and the height from the observer: either, by itself, has the style of the whole page computed anew.
    root.toggleAttribute('data-cookies', true);
    root.style.setProperty('--cookies', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    revealFocused(bar);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.toggleAttribute('data-cookies', false);
    root.style.removeProperty('--cookies');
  };
}
