import { NotTried } from './process.mjs';

export const films = ['video/webm', 'video/mp4'];

/** Runs in the page: which of these types the browser says it can play. */
function playableTypes(types) {
  return types.filter((type) => document.createElement('video').canPlayType(type) !== '');
}

/** A machine without decoders is no fault of the site, which offers two formats of everything. */
export async function playable(page, types) {
  const found = await page.run(playableTypes, types);
  if (found.length === 0) throw new NotTried(`no decoder here for ${types.join(' or ')}`);
  return found;
}

/** Runs in the page: figures of a film once frames of it have been shown, undefined before. */
export function shownFilm(selector) {
  const film = document.querySelector(selector);
  const { totalVideoFrames: frames } = film.getVideoPlaybackQuality();
  if (film.paused || film.readyState < 2 || film.currentTime < 0.3 || frames < 3) return undefined;
  return `${film.currentSrc.split('/').pop()}, ${film.videoWidth} x ${film.videoHeight}, ${frames} frames at ${film.currentTime.toFixed(1)} s`;
}
