/**
 * Empties an audio or video element that is no longer needed. It would otherwise keep loading, and the keys of headsets and
 * lock screens could play it.
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
