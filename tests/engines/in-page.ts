/* Functions that run in the page: what a visitor could see there. */

/** The form leaves its validation to the page's script as soon as that is there. */
export function isPrepared() {
  return document.querySelector('form')?.noValidate;
}

export function isLoaded() {
  return document.readyState === 'complete';
}

export function isShown(selector: string) {
  const element = document.querySelector<HTMLElement>(selector);
  return element?.checkVisibility({ visibilityProperty: true }) && element.offsetHeight > 0;
}

export function isGone(selector: string) {
  const element = document.querySelector<HTMLElement>(selector);
  return !element?.checkVisibility({ visibilityProperty: true }) || element.offsetHeight === 0;
}

/** Whether a section stands right below the bar. */
export function isInPlace(id: string) {
  const below = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Math.abs(document.getElementById(id)!.getBoundingClientRect().top - below) <= 16;
}

/** Whether a visible element holds this text. */
export function says(selector: string, text: string) {
  return document.querySelector<HTMLElement>(selector)?.innerText.replace(/\s+/g, ' ').includes(text);
}

declare global {
  interface Window {
    isMarked?: boolean;
    complaints: string[];
  }
}

export function markDocument() {
  window.isMarked = true;
}

/** Whether no document has been loaded since it was marked. */
export function isMarked() {
  return window.isMarked === true;
}

/** Whether the page is at this path and section. */
export function isAt(address: string) {
  return window.location.pathname + window.location.hash === address;
}

export function hasMoved(film: string) {
  const video = document.querySelector<HTMLVideoElement>(film)!;
  return !video.paused && video.currentTime > 0.3 && video.getVideoPlaybackQuality().totalVideoFrames > 2;
}

/** How many captions a film's Spanish track has loaded and shows. */
export function captionCount(film: string) {
  const [track] = document.querySelector<HTMLVideoElement>(film)!.textTracks;
  return track?.language === 'es' && track.mode === 'showing' ? track.cues?.length : 0;
}

/** Keeps what the page complains of from now on. */
export function listen() {
  window.complaints = [];
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words) => window.complaints.push(words.map(String).join(' '));
  window.addEventListener('error', ({ message }) => window.complaints.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => window.complaints.push(String(reason)));
}

/** Without a sound device an audio context never starts. */
export async function hasSound() {
  const context = new AudioContext();
  await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 3000))]);
  const { state } = context;
  await context.close();
  return state === 'running';
}

/** Levels of the merlons, as the music has set them. */
export function merlonLevels() {
  return [...document.querySelectorAll<HTMLElement>('aside [data-plays] > *')]
    .map((merlon) => merlon.style.getPropertyValue('--level'))
    .join();
}
