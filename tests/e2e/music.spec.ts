import { content } from '@/lib/site-content';
import { routes, sections } from '@/lib/routes';
import { expect, playing, test } from './fixtures';
import { mute, openHome, opacity, unmute, watchSound } from './music-state';

test.use(playing);

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
  const named = () =>
    page.evaluate(() => {
      const { title, artist } = navigator.mediaSession.metadata ?? {};
      return title && `${artist}: ${title}`;
    });
  await expect.poll(named).toBe(`${content.site.brand}: ${content.site.titleSuffix}`);
  await page.evaluate(() => (window as unknown as Record<string, () => void>)['on-pause']?.());
  await expect(unmute(page)).toBeVisible();
  await expect.poll(named).toBe(undefined);
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

test('of two answer films the one that is started last sounds alone', async ({ page }) => {
  await page.goto(routes.home);
  const faq = page.locator(`#${sections.faq}`);
  const clips = faq.locator('video');
  const sounding = () =>
    clips.evaluateAll((films: HTMLVideoElement[]) => films.map((film) => !film.paused).slice(0, 2));
  for (const [index, { question }] of content.faq.entries.slice(0, 2).entries()) {
    const trigger = faq.getByRole('button', { name: question });
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await clips.nth(index).evaluate((film: HTMLVideoElement) => film.play());
  }
  await expect.poll(sounding).toEqual([false, true]);
  await clips.first().evaluate((film: HTMLVideoElement) => film.play());
  await expect.poll(sounding).toEqual([true, false]);
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
  for (let start = 0; start < 10; start += 1) {
    await unmute(page).click();
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
