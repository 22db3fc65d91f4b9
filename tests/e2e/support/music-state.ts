import type { Page } from 'playwright/test';
import { routes, homeSections } from '@/lib/routes';
import { musicWords } from '@/lib/words/media';
import { expect } from './fixtures';

export const unmute = (page: Page) => page.getByRole('button', { name: musicWords.off });
export const loading = (page: Page) => page.getByRole('button', { name: musicWords.loading });
export const mute = (page: Page) => page.getByRole('button', { name: musicWords.on });

/** Opens the home page and waits until its film plays. */
export async function openHome(page: Page) {
  await page.goto(routes.home);
  await expect
    .poll(() =>
      page
        .locator(`#${homeSections.hero} video`)
        .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0),
    )
    .toBe(true);
}

/** Collects the paths of films and music that the page requests from now on. */
export function collectFilmAndMusicPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(webm|mp4|m4a|mp3|vtt)$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** Follows a link within the site, which may be out of view. */
export async function follow(page: Page, path: string) {
  await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), path);
  await expect(page).toHaveURL(path);
}

/** What `watchSound` remembers. */
export type Sound = Window & { tracks: HTMLAudioElement[]; contexts: AudioContext[] };

/** Remembers the audio contexts and tracks of the page from now on. @returns a function that reads the contexts' states */
export async function watchSound(page: Page) {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    const tracks: HTMLAudioElement[] = [];
    const Context = window.AudioContext;
    const Sound = window.Audio;
    Object.assign(window, {
      contexts,
      tracks,
      Audio: class extends Sound {
        constructor(src: string) {
          super(src);
          tracks.push(this);
        }
      },
      AudioContext: class extends Context {
        constructor() {
          super();
          contexts.push(this);
        }
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as Sound).contexts.map(({ state }) => state));
}

/** Counts the tracks that still have a source: a headset or a lock screen could play them. Call `watchSound` first. */
export const countPlayers = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as Sound).tracks.filter(
        ({ networkState }) => networkState !== HTMLMediaElement.NETWORK_EMPTY,
      ).length,
  );
