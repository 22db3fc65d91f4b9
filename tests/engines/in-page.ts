/* Functions that run in the page. They cannot use anything else of their file. */

declare global {
  interface Window {
    /** Errors and warnings since `recordErrors`. */
    recordedErrors: string[];
  }
}

/** The form switches off the browser's own validation when it hydrates. */
export function isHydrated() {
  return document.querySelector('form')?.noValidate === true;
}

export function isLoaded() {
  return document.readyState === 'complete';
}

/** Whether an element is visible and contains the text. */
export function isVisible(selector: string, text = '') {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element?.checkVisibility({ visibilityProperty: true }) || element.offsetHeight === 0) return false;
  return element.innerText.replace(/\s+/g, ' ').includes(text);
}

/** Whether a section is below the navigation bar. WebKit has no scroll anchoring: late fonts move it by up to 62 px. */
export function isInPlace(id: string) {
  const offsetPx = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Math.abs(document.getElementById(id)!.getBoundingClientRect().top - offsetPx) <= 80;
}

/** Compares path and fragment of the page with an address of the site. */
export function isAt(address: string) {
  return window.location.pathname + window.location.hash === address;
}

export function isPlaying(selector: string) {
  const video = document.querySelector<HTMLVideoElement>(selector)!;
  return !video.paused && video.currentTime > 0.3 && video.getVideoPlaybackQuality().totalVideoFrames > 2;
}

/** Number of captions loaded for a film, or false unless they are Spanish and showing. */
export function captionCount(selector: string) {
  const [track] = document.querySelector<HTMLVideoElement>(selector)!.textTracks;
  return track?.language === 'es' && track.mode === 'showing' && track.cues?.length;
}

export function recordErrors() {
  window.recordedErrors = [];
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words) => window.recordedErrors.push(words.map(String).join(' '));
  window.addEventListener('error', ({ message }) => window.recordedErrors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => window.recordedErrors.push(String(reason)));
}

/** Without a sound device an audio context never starts. */
export async function hasSoundDevice() {
  const context = new AudioContext();
  await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 3000))]);
  const { state } = context;
  await context.close();
  return state === 'running';
}
