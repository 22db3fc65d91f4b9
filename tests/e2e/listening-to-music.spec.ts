import { content } from '../site-content';
import { routes, sections } from '@/lib/routes';
import { expect, playing, test } from './fixtures';
import { follow, mute, openHome, unmute, watchSound } from './music-state';

test.use(playing);

/** Runs in the page: starts a film, which would end while a busy machine looks at it. */
function startLooped(film: HTMLVideoElement) {
  film.loop = true;
  return film.play();
}

test('the system shows the track, and its pause button stops the music', async ({ page }) => {
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
  const { title, artist } = content.site.track;
  await expect.poll(named).toBe(`${artist}: ${title}`);
  await page.evaluate(() => (window as unknown as Record<string, () => void>)['on-pause']?.());
  await expect(unmute(page)).toBeVisible();
  await expect.poll(named).toBe(undefined);
});

test('one thing sounds at a time: an answer film stops the music, and the music pauses the film', async ({
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
  await clip.evaluate(startLooped);
  await expect(unmute(page)).toBeVisible();
  await unmute(page).click();
  await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await expect(mute(page)).toBeVisible();
});

test('of two answer films only the one started last sounds', async ({ page }) => {
  await page.goto(routes.home);
  const faq = page.locator(`#${sections.faq}`);
  const clips = faq.locator('video');
  const sounding = () =>
    clips.evaluateAll((films: HTMLVideoElement[]) => films.map((film) => !film.paused).slice(0, 2));
  for (const [index, { question }] of content.faq.entries.slice(0, 2).entries()) {
    const trigger = faq.getByRole('button', { name: question });
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await clips.nth(index).evaluate(startLooped);
  }
  await expect.poll(sounding).toEqual([false, true]);
  await clips.first().evaluate(startLooped);
  await expect.poll(sounding).toEqual([true, false]);
});

test('a call, for which the system suspends the context, turns the button off', async ({ page }) => {
  await watchSound(page);
  await openHome(page);
  await unmute(page).click();
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing');
  await page.evaluate(() => (window as unknown as { contexts: AudioContext[] }).contexts[0]?.suspend());
  await expect(unmute(page)).toBeVisible();
});

test('the music continues from page to page and back, until it is stopped', async ({ page }) => {
  const sound = await watchSound(page);
  await openHome(page);
  await unmute(page).click();
  for (const path of [routes.nextEvent, routes.legalNotice]) {
    await follow(page, path);
    await expect(mute(page)).toBeVisible();
    expect(await sound()).toEqual(['running']);
  }
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expect(mute(page)).toBeVisible();
  await follow(page, routes.nextEvent);
  await mute(page).click();
  await expect(mute(page)).toHaveCount(0);
  await expect.poll(sound).toEqual(['suspended']);
  await page.goBack();
  await expect(unmute(page)).toBeVisible();
});

test.describe('the music’s button', { tag: '@everywhere' }, () => {
  test('is a square of 48 px once the page is scrolled, and at once on every other page', async ({
    page,
  }) => {
    await openHome(page);
    await unmute(page).click();
    await page.locator(`#${sections.faq}`).scrollIntoViewIfNeeded();
    const square = { width: 48, height: 48 };
    await expect.poll(() => mute(page).boundingBox()).toMatchObject(square);
    await expect(mute(page)).toBeInViewport({ ratio: 1 });
    await follow(page, routes.nextEvent);
    expect(await mute(page).boundingBox()).toMatchObject(square);
    await mute(page).click();
    await expect(mute(page)).toHaveCount(0);
  });

  test('covers no field, no button and no text', async ({ page }) => {
    await openHome(page);
    await unmute(page).click();
    /** What is seen at a corner of the square or in its middle, but for the square itself. */
    const covered = () =>
      mute(page).evaluate((square) => {
        const { left, top, width, height } = square.getBoundingClientRect();
        const words =
          'main :is(p:not([aria-hidden]), li, dd, dt, h1, h2, h3, label), :is(a, button, input, select, textarea)';
        return [0.02, 0.5, 0.98]
          .flatMap((x) => [0.02, 0.5, 0.98].map((y) => [left + x * width, top + y * height] as const))
          .map(([x, y]) => document.elementsFromPoint(x, y).find((element) => !square.contains(element)))
          .filter((element) => element?.matches(words))
          .map((element) => element?.textContent);
      });
    for (const path of [routes.home, routes.nextEvent, routes.legalNotice]) {
      if (path !== routes.home) await follow(page, path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 100; top < height; top += 450) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        await expect.poll(covered, `${path} at ${top} px`).toEqual([]);
      }
    }
  });

  test('steps aside while a field has the focus', async ({ page }) => {
    await openHome(page);
    await unmute(page).click();
    const message = page.getByRole('textbox', { name: /Mensaje/ });
    await message.focus();
    await expect(mute(page)).toBeHidden();
    await message.blur();
    await expect(mute(page)).toBeVisible();
  });
});
