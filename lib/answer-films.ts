/**
 * The films of the answers wait as text in a `noscript`: a video with controls costs the first paint about a hundred
 * elements of the browser's own, and is seen only by whoever opens its answer. Without JavaScript they are simply there.
 */

/** Puts the films of an opened answer in their place. */
export function showFilms(answer: HTMLElement): void {
  for (const kept of answer.querySelectorAll('noscript')) {
    kept.insertAdjacentHTML('afterend', kept.textContent);
    const film = kept.nextElementSibling;
    kept.remove();
    if (film instanceof HTMLVideoElement) {
      // WebKit looks for a source when one comes to a film in the page, not when both come as a string; load() would fetch.
      film.prepend(...film.querySelectorAll('source'));
      showCaptionsOnPlay(film);
    }
  }
}

/** From the first play on, unless the visitor hides them; a default track would be fetched with the film's first byte. */
function showCaptionsOnPlay(film: HTMLVideoElement): void {
  film.addEventListener('play', () => film.textTracks[0] && (film.textTracks[0].mode = 'showing'), {
    once: true,
  });
}
