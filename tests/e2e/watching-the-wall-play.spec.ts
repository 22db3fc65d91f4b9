import { gzipSync } from 'node:zlib';
import type { Locator, Page, Response } from 'playwright/test';
import { content } from '../site-content';
import { routes, sections } from '@/lib/routes';
import { expect, playing, test } from './fixtures';
import { follow, mute, openHome, unmute, watchSound } from './music-state';

test.use(playing);

const moves = (page: Page) => page.locator('html[data-sounding]');

/** The levels of a part that moves with the music. */
const levelsOf = (player: Locator) =>
  player.evaluate((element) =>
    [...element.children].map((child) => Number((child as HTMLElement).style.getPropertyValue('--level'))),
  );

test(
  'the wall rises with the music, and in silence it is as before; out of view nothing is computed',
  { tag: '@engines' },
  async ({ page }) => {
    const sound = await watchSound(page);
    await openHome(page);
    const wall = page.locator(`#${sections.contact} aside [data-plays]`).first();
    await wall
      .locator('..')
      .evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(wall).toBeHidden();
    // The click must not scroll the page.
    await unmute(page).dispatchEvent('click');
    await expect(moves(page)).toBeAttached();
    await expect(wall).toBeVisible();
    await expect.poll(async () => Math.max(...(await levelsOf(wall)))).toBeGreaterThan(0.05);
    const loud = await levelsOf(wall);
    await expect.poll(() => levelsOf(wall), 'it goes on moving').not.toEqual(loud);

    const outOfView = page.locator(`#${sections.hero} aside [data-plays]`);
    expect(Math.max(...(await levelsOf(outOfView)))).toBe(0);

    await mute(page).dispatchEvent('click');
    await expect(moves(page)).toHaveCount(0);
    await expect.poll(sound).toEqual(['suspended']);
    await expect(wall).toBeHidden();
    expect(Math.max(...(await levelsOf(wall)))).toBe(0);
  },
);

test('the first screen, the open venue and the last call of the event page move with the music', async ({
  page,
}) => {
  await openHome(page);
  await page.waitForLoadState('networkidle');
  const fetched: Response[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/_next/')) fetched.push(response);
  });
  const players = page.locator(`#${sections.hero} [data-plays]:not(button *)`);
  await expect(players, 'the wall, the tower and the outline of the castle').toHaveCount(3);
  for (const player of await players.all()) await expect(player).toBeHidden();
  await unmute(page).click();
  await expect(moves(page)).toBeAttached();

  await test.step('the first click loads only few scripts', async () => {
    const bodies = await Promise.all(fetched.map((response) => response.body()));
    const sizes = bodies.map((body) => gzipSync(body, { level: 9 }).length);
    expect(sizes.length).toBeGreaterThan(0);
    // One of the scripts is the player.
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6000);
  });
  await test.step('the outline has the proportions and the place of the film, but is a little higher', async () => {
    for (const player of await players.all())
      await expect.poll(async () => Math.max(...(await levelsOf(player)))).toBeGreaterThan(0);
    const film = page.locator(`#${sections.hero} video`);
    const proportions = await film.evaluate(
      (video: HTMLVideoElement) => video.videoWidth / video.videoHeight,
    );
    const outline = page.locator(`#${sections.hero} [data-plays] img`);
    await expect
      .poll(() => outline.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
      .toBeCloseTo(proportions);
    const { x, width } = (await film.boundingBox()) ?? {};
    expect(await outline.boundingBox()).toMatchObject({ x, width });
  });
  await test.step('the open venue shows its wave, and no other one', async () => {
    const venues = page.locator(`#${sections.locations}`).getByRole('listitem');
    const waves = venues.locator('[data-plays]');
    await venues.filter({ hasText: content.home.locations.venues[1]?.name }).click();
    await expect(waves.nth(1)).toBeVisible();
    await expect(waves.nth(0)).toBeHidden();
    await expect.poll(() => waves.nth(1).locator('svg').getAttribute('style')).toContain('--level');
  });
  await test.step('the battlement of the last call rises', async () => {
    await follow(page, routes.nextEvent);
    const merlon = page.locator('main [data-plays] > *').first();
    const place = () => merlon.evaluate((element) => getComputedStyle(element).transform);
    await merlon.scrollIntoViewIfNeeded();
    const before = await place();
    await expect.poll(place).not.toBe(before);
  });
});

test('with reduced motion or forced colours the music plays, and nothing moves', async ({ page }) => {
  const sound = await watchSound(page);
  await page.goto(routes.home);
  for (const preference of [
    { reducedMotion: 'reduce' },
    { reducedMotion: 'no-preference', forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia(preference);
    await unmute(page).click();
    await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing');
    expect(await sound()).toEqual(['running']);
    await expect(mute(page)).toBeVisible();
    await expect(moves(page), JSON.stringify(preference)).toHaveCount(0);
    await mute(page).first().click();
  }
});
