/**
 * While a bar at the bottom of the window is there, `data-cookies` is on the root and `--cookies` holds the bar's height:
 * the style sheet keeps the end of the page, and what has the focus, clear of it.
 * @returns a function that takes both away
 */
export function publishBarHeight(bar: HTMLElement): () => void {
  const root = document.documentElement;
  const observer = new ResizeObserver(([entry]) => {
    // Both at once, and the height from the observer: otherwise the style of the whole page is computed twice.
    root.toggleAttribute('data-cookies', true);
    root.style.setProperty('--cookies', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.toggleAttribute('data-cookies', false);
    root.style.removeProperty('--cookies');
  };
}
