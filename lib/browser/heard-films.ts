/** Films that are heard have controls. The background film, silent, loses its muting in WebKitGTK with its pace. */
export const isHeard = (target: EventTarget | null): target is HTMLMediaElement =>
  target instanceof HTMLMediaElement && target.controls && !target.paused && !target.muted;

/** One thing sounds at a time: pauses every film that is heard, but this one. */
export function pauseFilms(except?: HTMLMediaElement): void {
  for (const film of document.querySelectorAll('video')) if (film !== except && isHeard(film)) film.pause();
}
