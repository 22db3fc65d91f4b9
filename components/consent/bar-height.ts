/**
 * Publishes the height of the cookie banner as `--cookies` on the root element, with `data-cookies` while it is there:
 * the style sheet keeps the end of the page and the focused element clear of it.
 * @returns a function that removes both
 */
export function publishBarHeight(bar: HTMLElement): () => void {
  const root = document.documentElement;
  // The observer's first call measures without another layout.
  const observer = new ResizeObserver(([entry]) => {
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
