/**
 * Sets `--cookies` on the root element to the height of the cookie banner, and `data-cookies` while the banner is shown, so
 * that the banner never covers the end of the page or the focused element.
 * @returns a function that removes `--cookies` and `data-cookies`
 */
export function publishBarHeight(bar: HTMLElement): () => void {
  const root = document.documentElement;
  // The observer reports the first height by itself, so nothing has to be measured here.
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
