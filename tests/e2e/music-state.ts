import type { Locator, Page } from 'playwright/test';
import { content } from '@/lib/site-content';
import { routes, sections } from '@/lib/routes';
import { expect } from './fixtures';

const { hero } = content.home;

export const film = (page: Page) => page.locator(`#${sections.hero} video`);
export const drawing = (page: Page) => page.locator(`#${sections.hero} canvas`);
export const unmute = (page: Page) => page.getByRole('button', { name: hero.unmute });
export const mute = (page: Page) => page.getByRole('button', { name: hero.mute });

/** Of the newest drawing; 0 without one. */
export const opacity = (page: Page) =>
  drawing(page).evaluateAll((all) =>
    Math.max(0, ...all.slice(-1).map((canvas) => Number(getComputedStyle(canvas).opacity))),
  );

/** A few pixels along the lines in front of the castle; they change when it moves. */
export const lines = (page: Page) =>
  drawing(page)
    .last()
    .evaluate((canvas: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(200, 100).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(canvas, -canvas.width * 0.6, -canvas.height * 0.6);
      return copy
        ?.getImageData(0, 0, 200, 100)
        .data.filter((_, index) => index % 64 === 1)
        .join();
    });

/** Whether a click in its middle would meet it. */
export const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** The home page, its film playing. */
export async function openHome(page: Page) {
  await page.goto(routes.home);
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0))
    .toBe(true);
}

/** Keeps every context and worker the page makes from now on. */
export async function watchSound(page: Page) {
  await page.addInitScript(() => {
    const made = { contexts: [] as AudioContext[], workers: 0 };
    const [Context, Thread] = [window.AudioContext, window.Worker];
    Object.assign(window, {
      made,
      AudioContext: class extends Context {
        constructor() {
          super();
          made.contexts.push(this);
        }
      },
      Worker: class extends Thread {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          made.workers += 1;
        }
        override terminate() {
          made.workers -= 1;
          super.terminate();
        }
      },
    });
  });
  type Made = { made: { contexts: AudioContext[]; workers: number } };
  return () =>
    page.evaluate(() => {
      const { contexts, workers } = (window as unknown as Made).made;
      return { contexts: contexts.map(({ state }) => state), workers };
    });
}
