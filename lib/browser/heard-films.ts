/** Whether a film can be heard now. Background films are muted, so they cannot be heard. */
export const isHeard = (target: EventTarget | null): target is HTMLMediaElement =>
  target instanceof HTMLMediaElement && !target.paused && !target.muted;

/** Pauses every film that can be heard, except `except`. */
export function pauseFilms(except?: HTMLMediaElement): void {
  for (const film of document.querySelectorAll('video')) if (film !== except && isHeard(film)) film.pause();
}
