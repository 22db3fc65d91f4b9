import type { Page } from 'playwright/test';
import { content } from '../site-content';
import { filmVersions, generatedMedia } from '@/lib/media/manifest';
import { routes, sections } from '@/lib/routes';
import { expect, playing, test } from './fixtures';
import { watchSound } from './music-state';

test.use(playing);

const { hero } = content.home;
const music = generatedMedia('music', content.site.track.file);

/** Paths of films and music that the page asks for from now on. */
function watchMedia(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(webm|mp4|m4a|mp3|vtt)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

const film = (page: Page) => page.locator('video.film');
const isPlaying = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

test.describe('background film', { tag: '@everywhere' }, () => {
  for (const [route, name] of [
    [routes.home, hero.film],
    [routes.nextEvent, content.event.film],
  ] as const) {
    test(`on ${route} it plays silently in a loop, and a button pauses it`, async ({ page, isMobile }) => {
      const asked = watchMedia(page);
      await page.goto(route);
      await expect.poll(() => isPlaying(page)).toBe(true);
      expect(await film(page).evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([
        true,
        true,
      ]);
      const cuts = filmVersions(name);
      const [webm] = isMobile ? cuts.portrait : cuts.landscape;
      expect([...new Set(asked)], 'the cut for this screen and no other').toEqual([webm?.src]);
      await page.getByRole('button', { name: hero.pause }).click();
      await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
      await page.getByRole('button', { name: hero.play }).click();
      await expect.poll(() => isPlaying(page)).toBe(true);
    });
  }
});

test('a film that is scrolled past while it loads is not taken for one the visitor paused', async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\.webm$/, async (route) => {
    await arrived;
    await route.continue();
  });
  const begun = page.waitForRequest(/\.webm$/);
  await page.goto(routes.home);
  await begun;
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(film(page)).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(film(page)).toBeInViewport();
  arrive();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(page.getByRole('button', { name: hero.pause })).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the poster is all there is', async ({ page }) => {
    const asked = watchMedia(page);
    await page.goto(routes.home);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(page.getByRole('button', { name: hero.pause })).toHaveCount(0);
    await expect(page.locator('main section').first().locator('img').first()).toBeVisible();
  });
});

test('with Save-Data only the poster is fetched, until the film is asked for', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const asked = watchMedia(page);
  await page.goto(routes.home);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: hero.play }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
});

test('music costs nothing and is silent until it is asked for; then it can be silenced again', async ({
  page,
}) => {
  const audio = await watchSound(page);
  const asked = watchMedia(page);
  await page.goto(routes.home);
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(asked.filter((path) => path === music)).toEqual([]);
  expect(await audio()).toEqual([]);

  await page.getByRole('button', { name: hero.unmute }).click();
  await expect.poll(audio).toEqual(['running']);
  await page.getByRole('button', { name: hero.mute }).click();
  await expect.poll(audio).toEqual(['suspended']);
  await page.getByRole('button', { name: hero.unmute }).click();
  await expect.poll(audio).toEqual(['running']);
  expect(asked.filter((path) => path === music)).toHaveLength(1);

  await page.reload();
  await expect(page.getByRole('button', { name: hero.unmute })).toBeVisible();
  expect(await audio()).toEqual([]);
});

test.describe('when files are missing', () => {
  test.use({ expectedNoise: /Failed to load resource|Music could not be played/ });

  test('a track that cannot be loaded is only logged, and the button goes back', async ({ page, noise }) => {
    await page.route(music, (route) => route.fulfill({ status: 404 }));
    await page.goto(routes.home);
    await page.getByRole('button', { name: hero.unmute }).click();
    await expect.poll(() => noise.some((line) => line.includes('Music could not be played'))).toBe(true);
    await expect(page.getByRole('button', { name: hero.unmute })).toBeVisible();
  });

  test('films and pictures that are gone leave a page that can be read and used', async ({ page }) => {
    await page.route(/\/(media|images)\//, (route) => route.fulfill({ status: 404 }));
    await page.goto(routes.home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: content.eventView.buttons.card }).click();
    await expect(page).toHaveURL(routes.nextEvent);
  });
});

test('a question film costs no byte until it is played; its captions are Spanish', async ({ page }) => {
  const asked = watchMedia(page);
  await page.goto(routes.home);
  const entry = content.faq.entries.find(({ video, poster, captions }) => video && poster && captions);
  const { video = '', poster = '' } = entry ?? {};
  const faq = page.locator(`#${sections.faq}`);
  await faq.getByRole('button', { name: entry?.question }).click();
  const clip = faq.getByRole('region', { name: entry?.question }).locator('video');
  await expect(clip).toHaveAttribute('poster', generatedMedia('posters', poster));
  const [first] = generatedMedia('films', video).sources;
  const films = () =>
    asked.filter((path) => generatedMedia('films', video).sources.some(({ src }) => src === path));
  expect(films()).toEqual([]);

  // It would end while a busy machine looks at it.
  await clip.evaluate((video: HTMLVideoElement) => {
    video.loop = true;
    return video.play();
  });
  await expect.poll(films).toEqual([first?.src]);
  await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  await expect
    .poll(() =>
      clip.evaluate((video: HTMLVideoElement) => [
        video.textTracks[0]?.kind,
        video.textTracks[0]?.language,
        (video.textTracks[0]?.cues?.length ?? 0) > 0,
      ]),
    )
    .toEqual(['captions', 'es', true]);
});
