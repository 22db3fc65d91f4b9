/**
 * Whether a film can be heard at this moment. Only films with controls have sound. `muted` alone does not tell: WebKitGTK
 * takes the silent background film for unmuted once its playback rate was changed.
 */
export const isHeard = (target: EventTarget | null): target is HTMLMediaElement =>
  target instanceof HTMLMediaElement && target.controls && !target.paused && !target.muted;

/** One thing sounds at a time: pauses every film that is heard, but this one. */
export function pauseFilms(except?: HTMLMediaElement): void {
  for (const film of document.querySelectorAll('video')) if (film !== except && isHeard(film)) film.pause();
}
