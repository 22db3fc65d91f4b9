/**
 * Tells the page, and what is fixed above the banner, how high the banner is. A style sheet says so, because WebKit does not
 * pass a change of a value on to elements that inherit it. EarlyScript writes this function into the page.
 */
export function setBannerHeight(height: number): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html, body, [data-above-banner] { --cookies: ${height}px }`);
  document.adoptedStyleSheets = [sheet];
}

/**
 * Sets `data-cookies` on the root element while the banner is shown, and `--cookies` to its height, so that the banner
 * never covers the end of the page, the focused element, toasts or the ticket bar.
 * @param banner null while the banner is closed
 * @returns a function that stops following the height
 */
export function keepRoom(banner: HTMLElement | null): (() => void) | undefined {
  document.documentElement.toggleAttribute('data-cookies', banner !== null);
  if (!banner) {
    document.adoptedStyleSheets = [];
    return undefined;
  }
  const observer = new ResizeObserver(() => setBannerHeight(banner.getBoundingClientRect().height));
  observer.observe(banner);
  return () => observer.disconnect();
}
