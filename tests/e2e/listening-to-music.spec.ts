import { findGeneratedMedia } from '@/lib/media/media-manifest';
import { content } from '../site-content';
import { essentialOnly } from '@/lib/consent/consent';
import { routes, homeSections } from '@/lib/routes';
import { seed, storedDecision } from './support/consent-state';
import { form } from './support/contact-page';
import { expect, test } from './support/fixtures';
import { expectSideBySide } from './support/layout';
import {
  countPlayers,
  follow,
  loading,
  mute,
  unmute,
  collectFilmAndMusicPaths,
  watchSound,
  type Sound,
} from './support/music-state';

/* Without motion, because a film that plays and a wall that moves would multiply the work of each test. */

const music = findGeneratedMedia('music', content.site.track.file);

test('music costs no bytes until the visitor starts it, and continues from page to page and back until it is stopped', async ({
  page,
}) => {
  const sound = await watchSound(page);
  const asked = collectFilmAndMusicPaths(page);
  await page.goto(routes.home, { waitUntil: 'networkidle' });
  expect([asked, await sound()], 'films, music and audio contexts before the click').toEqual([[], []]);
  await unmute(page).click();
  await expect.poll(sound).toEqual(['running']);
  await mute(page).click();
  await expect.poll(sound).toEqual(['closed']);
  await unmute(page).click();
  await follow(page, routes.nextEvent);
  await expect(mute(page)).toBeVisible();
  expect(await sound()).toEqual(['closed', 'running']);
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expect(mute(page)).toBeVisible();
  await follow(page, routes.nextEvent);
  await mute(page).click();
  await expect(mute(page)).toHaveCount(0);
  await expect.poll(sound).toEqual(['closed', 'closed']);
  await page.goBack();
  await expect(unmute(page)).toBeVisible();
  expect(new Set(asked)).toEqual(new Set([music]));
  await page.reload();
  await expect(unmute(page)).toBeVisible();
  expect(await sound(), 'audio contexts after a reload').toEqual([]);
});

test('until it sounds the button says that the music is loading, a second tap stops it, and the last of many counts', async ({
  page,
}) => {
  await page.route(music, () => undefined);
  await page.goto(routes.home);
  await unmute(page).click();
  await expect(loading(page)).toHaveAttribute('aria-busy', 'true');
  await follow(page, routes.nextEvent);
  await expect(loading(page), 'on every page').toHaveAttribute('aria-busy', 'true');
  await loading(page).click();
  await expect(loading(page)).toHaveCount(0);
  await page.unroute(music);
  await page.goBack();
  await unmute(page).click();
  await expect(mute(page)).toHaveAttribute('aria-busy', 'false');
  await mute(page).click();
  await unmute(page).evaluate((button: HTMLElement) => [1, 2, 3, 4, 5].forEach(() => button.click()));
  await expect(mute(page)).toHaveAttribute('aria-busy', 'false');
});

test('after a stop the keys of headsets and lock screens find no player', async ({ page }) => {
  const sound = await watchSound(page);
  await page.route(music, () => undefined);
  await page.goto(routes.home);
  await unmute(page).click();
  await loading(page).click();
  expect(await countPlayers(page), 'after a stop while loading').toBe(0);
  await page.unroute(music);

  await unmute(page).click();
  await mute(page).click();
  await unmute(page).click();
  await expect(mute(page)).toBeVisible();
  await expect.poll(sound, 'the first one has faded out').toEqual(['closed', 'closed', 'running']);
  expect(await countPlayers(page), 'after a start during the fade').toBe(1);
  await mute(page).click();
  await expect.poll(() => countPlayers(page)).toBe(0);
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('none');
});

test('the system shows the track, and its pause button, a call or the back/forward cache turns the music off', async ({
  page,
}) => {
  await watchSound(page);
  await page.goto(routes.home);
  const named = () =>
    page.evaluate(() => {
      const { title, artist } = navigator.mediaSession.metadata ?? {};
      return title && `${artist}: ${title}`;
    });
  const { title, artist } = content.site.track;
  for (const happen of [
    // The buttons of lock screens and headphones pause the element. During a call the system suspends the context.
    () => (window as unknown as Sound).tracks.at(-1)?.pause(),
    () => (window as unknown as Sound).contexts.at(-1)?.suspend(),
    () => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  ]) {
    await unmute(page).click();
    await expect.poll(named).toBe(`${artist}: ${title}`);
    await page.evaluate(happen);
    await expect(unmute(page)).toBeVisible();
    await expect.poll(named).toBe(undefined);
    await expect.poll(() => countPlayers(page)).toBe(0);
  }
});

test('one thing sounds at a time: the music or the answer film that was started last', async ({ page }) => {
  await page.goto(routes.home);
  const faq = page.locator(`#${homeSections.faq}`);
  const [first, second] = [faq.locator('video').nth(0), faq.locator('video').nth(1)];
  const sounding = () =>
    faq
      .locator('video')
      .evaluateAll((films: HTMLVideoElement[]) => films.map((film) => !film.paused).slice(0, 2));
  // In a loop, because the film would otherwise end before a busy machine has looked at it.
  const start = (film: typeof first) =>
    film.evaluate((video: HTMLVideoElement) => {
      video.loop = true;
      return video.play();
    });
  await unmute(page).click();
  await expect(mute(page)).toBeVisible();
  for (const { question } of content.faq.entries.slice(0, 2)) {
    const trigger = faq.getByRole('button', { name: question });
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  }
  await start(first);
  await expect(unmute(page)).toBeVisible();
  await start(second);
  await expect.poll(sounding).toEqual([false, true]);
  await start(first);
  await expect.poll(sounding).toEqual([true, false]);
  await unmute(page).click();
  await expect.poll(sounding).toEqual([false, false]);
  await expect(mute(page)).toBeVisible();
});

test.describe('when the music fails', () => {
  test.use({ expectedNoise: /Failed to load resource|Music could not be played/ });

  test('that is only logged, the button goes back, and the next tap tries again', async ({ page, noise }) => {
    const expectFailures = async (count: number) => {
      await expect(unmute(page)).toBeVisible();
      await expect
        .poll(() => noise.filter((line) => line.includes('could not be played')).length)
        .toBe(count);
    };
    await watchSound(page);
    await page.goto(routes.home);
    await page.route(music, (route) => route.fulfill({ status: 404 }));
    await unmute(page).click();
    await expectFailures(1);
    await page.unroute(music);

    await page.evaluate(() => void Object.assign(window, { Kept: AudioContext, AudioContext: undefined }));
    await unmute(page).click();
    await expectFailures(2);
    await page.evaluate(() => void (window.AudioContext = Reflect.get(window, 'Kept')));

    await unmute(page).click();
    await expect(mute(page)).toBeVisible();
    await page.evaluate(() => (window as unknown as Sound).tracks.at(-1)?.dispatchEvent(new Event('error')));
    await expectFailures(3);
    await unmute(page).click();
    await expect(mute(page)).toBeVisible();
  });
});

test(
  'the music’s button is a square of 48 px that covers no field, no button and no text',
  { tag: '@everywhere' },
  async ({ page, isMobile }) => {
    const square = mute(page);
    await seed(page, storedDecision(essentialOnly));
    await page.goto(routes.home);
    await unmute(page).click();
    await page.locator(`#${homeSections.faq}`).scrollIntoViewIfNeeded();
    await expect(square, 'once the page is scrolled').toBeInViewport({ ratio: 1 });
    const message = form(page).message;
    await message.focus();
    await expect(square, 'while a field has the focus').toBeHidden();
    await message.blur();
    await expect(square).toBeVisible();
    for (const path of [routes.home, routes.nextEvent, routes.legalNotice]) {
      if (path !== routes.home) await follow(page, path);
      expect(await square.boundingBox(), path).toMatchObject({ width: 48, height: 48 });
      // In a wide window the square is in the margin, where only the logo is beside it.
      const others = page.getByRole('banner').locator(isMobile ? 'a, button' : 'a[href="/"][aria-label]');
      await expectSideBySide(square.or(others), path);
      const isAtTheFoot = (element: Element) => element.getBoundingClientRect().top > window.innerHeight / 2;
      expect(await square.evaluate(isAtTheFoot), `${path}, instead of in the bar`).toBe(!isMobile);
    }
    await square.click();
    await expect(square).toHaveCount(0);
  },
);
