/**
 * Takes its source from a media element that is done, so that it loads nothing more, and the keys of headsets and lock
 * screens cannot play it.
 */
export function unloadMedia(element: HTMLMediaElement): void {
  element.removeAttribute('src');
  element.replaceChildren();
  element.load();
}

/** For the cleanup of an effect, which in development also runs while the element stays in the page. */
export function unloadIfRemoved(element: HTMLMediaElement | null): void {
  if (element?.isConnected === false) unloadMedia(element);
}
