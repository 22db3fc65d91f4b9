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
export function watchMedia(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(webm|mp4|m4a|mp3|vtt)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Follows a link within the site, which may be out of view. */
export async function follow(page: Page, path: string) {
  await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), path);
  await expect(page).toHaveURL(path);
}

/** Remembers the audio contexts and the track of the page from now on. @returns a function that reads the contexts' states */
export async function watchSound(page: Page) {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    const Context = window.AudioContext;
    const Sound = window.Audio;
    Object.assign(window, {
      contexts,
      Audio: class extends Sound {
        constructor(src: string) {
          super(src);
          Object.assign(window, { track: this });
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
  type Made = { contexts: AudioContext[] };
  return () => page.evaluate(() => (window as unknown as Made).contexts.map(({ state }) => state));
}
