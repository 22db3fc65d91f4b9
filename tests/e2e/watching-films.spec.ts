import type { Page } from 'playwright/test';
import { content } from '../site-content';
import { findFilmVersions, findGeneratedMedia } from '@/lib/media/media-manifest';
import { routes, homeSections } from '@/lib/routes';
import { backgroundFilmWords } from '@/lib/words/media';
import { expect, withMotionAndFilms, test } from './support/fixtures';
import { follow, collectFilmAndMusicPaths } from './support/music-state';

test.use(withMotionAndFilms);

const { hero } = content.home;

const film = (page: Page) => page.locator('video.film');
const isPlaying = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

const version = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => new URL(video.currentSrc).pathname);

async function rotate(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: height, height: width });
}

for (const [route, name, tag] of [
  [routes.home, hero.film, '@everywhere'],
  [routes.nextEvent, content.event.film, '@phone'],
] as const) {
  test(
    `the film on ${route} plays silently in a loop, and a button pauses it`,
    { tag },
    async ({ page, isMobile }) => {
      const asked = collectFilmAndMusicPaths(page);
      await page.goto(route);
      await expect.poll(() => isPlaying(page)).toBe(true);
      expect(await film(page).evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([
        true,
        true,
      ]);
      const cuts = findFilmVersions(name);
      const [webm] = isMobile ? cuts.portrait : cuts.landscape;
      expect([...new Set(asked)], 'the cut for this screen and no other').toEqual([webm?.src]);
      await page.getByRole('button', { name: backgroundFilmWords.pause }).click();
      await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
      await page.getByRole('button', { name: backgroundFilmWords.play }).click();
      await expect.poll(() => isPlaying(page)).toBe(true);
    },
  );
}

test.describe('the button of the film', () => {
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('starts the film within the tap, as a phone that saves power requires', async ({ page }) => {
    await page.addInitScript(() => {
      const play = HTMLMediaElement.prototype.play;
      HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
        return window.event?.type === 'click'
          ? play.call(this)
          : Promise.reject(new DOMException('', 'NotAllowedError'));
      };
    });
    await page.goto(routes.nextEvent);
    await button(page, backgroundFilmWords.play).click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    await expect(button(page, backgroundFilmWords.pause)).toBeVisible();
  });

  test('offers to play a film that the system has paused, which goes on when the visitor returns', async ({
    page,
  }) => {
    /** Pauses the film, as a locked phone does, and then shows the page again. */
    const lockAndUnlock = () =>
      film(page).evaluate(async (video: HTMLVideoElement) => {
        video.pause();
        await new Promise(requestAnimationFrame);
        document.dispatchEvent(new Event('visibilitychange'));
      });
    await page.goto(routes.nextEvent);
    await expect.poll(() => isPlaying(page)).toBe(true);
    await film(page).evaluate((video: HTMLVideoElement) => video.pause());
    await button(page, backgroundFilmWords.play).click();
    await expect(button(page, backgroundFilmWords.pause)).toBeVisible();
    expect(await isPlaying(page), 'after one tap').toBe(true);

    await lockAndUnlock();
    await expect.poll(() => isPlaying(page)).toBe(true);
    await button(page, backgroundFilmWords.pause).click();
    await lockAndUnlock();
    await expect(button(page, backgroundFilmWords.play), 'the visitor has paused it').toBeVisible();
    expect(await isPlaying(page)).toBe(false);
  });
});

test('a rotated phone shows the film for its new shape, and only the poster if the visitor has paused the film', async ({
  page,
}) => {
  const { landscape, portrait } = findFilmVersions(content.event.film);
  const button = page.getByRole('button', { name: backgroundFilmWords.play });
  await page.goto(routes.nextEvent);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await rotate(page);
  await expect.poll(() => version(page)).toBe(portrait[0]?.src);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(film(page)).toHaveCSS('opacity', '1');

  await page.getByRole('button', { name: backgroundFilmWords.pause }).click();
  await rotate(page);
  await expect(film(page), 'the poster is in view').toHaveCSS('opacity', '0');
  await expect(button).toBeVisible();
  expect(await isPlaying(page)).toBe(false);
  await button.click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(await version(page)).toBe(landscape[0]?.src);
});

test('with Save-Data only the poster is fetched until the visitor starts the film', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const asked = collectFilmAndMusicPaths(page);
  await page.goto(routes.nextEvent, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: backgroundFilmWords.play }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  const [first] = asked;
  await rotate(page);
  await expect(page.getByRole('button', { name: backgroundFilmWords.play })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(new Set(asked), 'after a rotation').toEqual(new Set([first]));
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is only the poster, and the film of an answer is fetched, with captions, once it is played', async ({
    page,
  }) => {
    const asked = collectFilmAndMusicPaths(page);
    await page.goto(routes.home, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: backgroundFilmWords.pause })).toHaveCount(0);
    await expect(page.locator('main section').first().locator('img').first()).toBeVisible();
    const entry = content.faq.entries.find(({ video, poster, captions }) => video && poster && captions);
    const faq = page.locator(`#${homeSections.faq}`);
    await faq.getByRole('button', { name: entry?.question }).click();
    const clip = faq.getByRole('region', { name: entry?.question }).locator('video');
    await expect(clip).toHaveAttribute('poster', findGeneratedMedia('posters', entry?.poster ?? ''));
    const films = () => asked.filter((path) => !path.endsWith('.vtt'));
    expect(films(), 'films before one is played').toEqual([]);

    // In a loop, because the film would otherwise end before a busy machine has looked at it.
    await clip.evaluate((video: HTMLVideoElement) => {
      video.loop = true;
      return video.play();
    });
    const [first] = findGeneratedMedia('films', entry?.video ?? '').sources;
    await expect.poll(() => [...new Set(films())]).toEqual([first?.src]);
    await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
    const captions = () =>
      clip.evaluate(({ textTracks: [track] }: HTMLVideoElement) => [
        track?.kind,
        track?.language,
        (track?.cues?.length ?? 0) > 0,
      ]);
    await expect.poll(captions).toEqual(['captions', 'es', true]);
  });
});

test('the film of an answer is no player any more once the answer closes or the visitor leaves the page', async ({
  page,
}) => {
  await page.goto(routes.home);
  const faq = page.locator(`#${homeSections.faq}`);
  const entry = content.faq.entries.find(({ video }) => video);
  const question = faq.getByRole('button', { name: entry?.question });
  for (const stop of [() => question.click(), () => follow(page, routes.nextEvent)]) {
    await question.click();
    const film = await faq
      .locator('video')
      .first()
      .evaluateHandle(async (video: HTMLVideoElement) => {
        await video.play();
        return video;
      });
    await stop();
    await expect
      .poll(() => film.evaluate(({ networkState }) => networkState === HTMLMediaElement.NETWORK_EMPTY))
      .toBe(true);
  }
});

test.describe('when files are missing', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test('the page can be read and used', async ({ page }) => {
    await page.route(/\/(media|images)\//, (route) => route.fulfill({ status: 404 }));
    await page.goto(routes.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: content.eventView.buttonLabels.card }).click();
    await expect(page).toHaveURL(routes.nextEvent);
  });
});
