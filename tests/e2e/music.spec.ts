import type { Page } from 'playwright/test';
import { content } from '@/lib/site-content';
import { routes, sections } from '@/lib/routes';
import { expect, test } from './fixtures';

const { hero, locations } = content.home;

const film = (page: Page) => page.locator(`#${sections.hero} video`);
const drawing = (page: Page) => page.locator(`#${sections.hero} canvas`);
const unmute = (page: Page) => page.getByRole('button', { name: hero.unmute });
const mute = (page: Page) => page.getByRole('button', { name: hero.mute });

const opacity = (page: Page) => drawing(page).evaluate((canvas) => Number(getComputedStyle(canvas).opacity));

/** A few pixels along the lines in front of the castle; they change when it moves. */
const lines = (page: Page) =>
  drawing(page).evaluate((canvas: HTMLCanvasElement) =>
    canvas
      .getContext('2d')
      ?.getImageData(canvas.width * 0.6, canvas.height * 0.6, 200, 100)
      .data.filter((_, index) => index % 64 === 1)
      .join(),
  );

async function openHome(page: Page) {
  await page.goto(routes.home);
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0))
    .toBe(true);
}

/** Keeps every context and worker the page makes from now on. */
async function watchSound(page: Page) {
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

test(
  'with the music on the landscape is drawn from it, and the film comes back with silence',
  {
    tag: '@everywhere',
  },
  async ({ page }) => {
    const sound = await watchSound(page);
    await openHome(page);
    expect(await opacity(page)).toBe(0);

    await unmute(page).click();
    await expect.poll(() => opacity(page)).toBe(1);
    const before = await lines(page);
    await expect.poll(() => lines(page)).not.toBe(before);

    await mute(page).click();
    await expect.poll(() => opacity(page)).toBe(0);
    await expect.poll(sound).toEqual({ contexts: ['suspended'], workers: 0 });
    expect(
      await film(page).evaluate((video: HTMLVideoElement) => [video.paused, video.playbackRate]),
    ).toEqual([false, 1]);
  },
);

test('the live drawing costs nothing before the click, and at most 20 kB', async ({ page }) => {
  await openHome(page);
  await page.waitForLoadState('networkidle');
  const fetched: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/_next/')) fetched.push(response.body());
  });
  await unmute(page).click();
  await expect.poll(() => opacity(page)).toBe(1);
  const { gzipSync } = await import('node:zlib');
  const sizes = (await Promise.all(fetched)).map((body) => gzipSync(body, { level: 9 }).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_000);
});

test('the film out of view or paused, nothing moves; it goes on where it stood', async ({ page }) => {
  await openHome(page);
  await unmute(page).click();
  await expect.poll(() => opacity(page)).toBe(1);
  await page.getByRole('button', { name: hero.pause }).click();
  await expect
    .poll(async () => {
      const first = await lines(page);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      return (await lines(page)) === first;
    })
    .toBe(true);
  const still = await lines(page);
  await page.getByRole('button', { name: hero.play }).click();
  await expect.poll(() => lines(page)).not.toBe(still);
});

for (const preference of [{ reducedMotion: 'reduce' }, { forcedColors: 'active' }] as const) {
  test.describe(`with ${JSON.stringify(preference)}`, () => {
    test.use({ contextOptions: preference });

    test('the music plays, and nothing is drawn', async ({ page }) => {
      const sound = await watchSound(page);
      await page.goto(routes.home);
      await unmute(page).click();
      await expect.poll(sound).toEqual({ contexts: ['running'], workers: 0 });
      await expect(drawing(page)).toBeHidden();
    });
  });
}

test('where Web Audio is refused the music plays all the same, over the film', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { AudioContext: undefined }));
  const asked = page.waitForRequest(/\/audio\//);
  await openHome(page);
  await unmute(page).click();
  await asked;
  await expect(mute(page)).toBeVisible();
  expect(await opacity(page)).toBe(0);
});

test('the system knows the track, and its pause silences it', async ({ page }) => {
  await page.addInitScript(() => {
    const original = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
    navigator.mediaSession.setActionHandler = (action, handler) => {
      Object.assign(window, { [`on-${action}`]: handler });
      original(action, handler);
    };
  });
  await openHome(page);
  await unmute(page).click();
  const title = () => page.evaluate(() => navigator.mediaSession.metadata?.title);
  await expect.poll(title).toBe(content.site.track.title);
  await page.evaluate(() => (window as unknown as Record<string, () => void>)['on-pause']?.());
  await expect(unmute(page)).toBeVisible();
  await expect.poll(title).toBe(undefined);
});

test('one thing sounds at a time: an answer film silences the music, and the music pauses the film', async ({
  page,
}) => {
  await openHome(page);
  await unmute(page).click();
  await expect(mute(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing');
  const clip = page.locator(`#${sections.faq} video`).first();
  await page
    .locator(`#${sections.faq}`)
    .getByRole('button', { name: content.faq.entries[0]?.question })
    .click();
  await clip.evaluate((video: HTMLVideoElement) => video.play());
  await expect(unmute(page)).toBeVisible();
  await unmute(page).click();
  await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await expect(mute(page)).toBeVisible();
});

test('a context the system stops, as for a call, leaves a button that says so', async ({ page }) => {
  await watchSound(page);
  await openHome(page);
  await unmute(page).click();
  await expect.poll(() => opacity(page)).toBe(1);
  await page.evaluate(() =>
    (window as unknown as { made: { contexts: AudioContext[] } }).made.contexts[0]?.suspend(),
  );
  await expect(unmute(page)).toBeVisible();
  await expect.poll(() => opacity(page)).toBe(0);
});

test('ten starts and stops, and a page left and come back to, leave nothing running', async ({ page }) => {
  const sound = await watchSound(page);
  await openHome(page);
  const toggle = page.locator(`#${sections.hero}`).getByRole('button', { pressed: false, name: hero.unmute });
  for (let start = 0; start < 10; start += 1) {
    await toggle.click();
    await mute(page).click();
  }
  await unmute(page).click();
  await page.evaluate(
    (path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(),
    routes.nextEvent,
  );
  await expect(page).toHaveURL(routes.nextEvent);
  await expect.poll(sound).toEqual({ contexts: ['suspended'], workers: 0 });
  await page.goBack();
  await expect(unmute(page)).toBeVisible();
  await unmute(page).click();
  await expect.poll(() => opacity(page)).toBe(1);
  expect(await sound()).toEqual({ contexts: ['running'], workers: 1 });
});

test('the open venue takes the shape of what is heard, and is as before afterwards', async ({ page }) => {
  await openHome(page);
  const section = page.locator(`#${sections.locations}`);
  const venue = section.getByRole('listitem').filter({ hasText: locations.venues[1]?.name });
  const shape = () => venue.locator('path').first().getAttribute('d');
  const still = await shape();
  await unmute(page).click();
  await expect.poll(() => opacity(page)).toBe(1);
  await venue.scrollIntoViewIfNeeded();
  expect(await shape()).toBe(still);
  await venue.click();
  await expect(venue.locator('path')).toHaveCount(2);
  await expect.poll(shape).not.toBe(still);
  await mute(page).click();
  await expect(venue.locator('path')).toHaveCount(1);
  expect(await shape()).toBe(still);
});
