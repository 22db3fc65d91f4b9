import type { Locator, Page } from 'playwright/test';
import { content } from '../site-content';
import { routes, homeSections } from '@/lib/routes';
import { expect, withMotionAndFilms, test } from './support/fixtures';
import { follow, mute, openHome, unmute, watchSound } from './support/music-state';

test.use(withMotionAndFilms);

const moves = (page: Page) => page.locator('html[data-sounding]');

/** The levels of a drawing that moves with the music. */
const levelsOf = (player: Locator) =>
  player.evaluate((element) =>
    [...element.children].map((child) => Number((child as HTMLElement).style.getPropertyValue('--level'))),
  );
const peakOf = async (player: Locator) => Math.max(...(await levelsOf(player)));

test(
  'the wall rises with the music, and in silence it is as before; out of view nothing is computed',
  { tag: '@engines' },
  async ({ page }) => {
    const sound = await watchSound(page);
    await openHome(page);
    const card = page.locator(`#${homeSections.contact} aside`);
    const wall = card.locator('[data-plays]').first();
    await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(wall).toBeHidden();
    // The click must not scroll the page.
    await unmute(page).dispatchEvent('click');
    await expect(moves(page)).toBeAttached();
    await expect(wall).toBeVisible();
    await expect.poll(() => peakOf(wall)).toBeGreaterThan(0.05);
    const loud = await levelsOf(wall);
    await expect.poll(() => levelsOf(wall), 'it goes on moving').not.toEqual(loud);
    expect(await peakOf(page.locator(`#${homeSections.hero} aside [data-plays]`)), 'out of view').toBe(0);

    await mute(page).dispatchEvent('click');
    await expect(moves(page)).toHaveCount(0);
    await expect.poll(sound).toEqual(['closed']);
    await expect(wall).toBeHidden();
    expect(await peakOf(wall)).toBe(0);
  },
);

test('the first screen, the open venue and the last call of the event page move with the music', async ({
  page,
}) => {
  await openHome(page);
  const players = page.locator(`#${homeSections.hero} [data-plays]:not(button *)`);
  await expect(players, 'the wall, the tower and the outline of the castle').toHaveCount(3);
  for (const player of await players.all()) await expect(player).toBeHidden();
  await unmute(page).click();
  await expect(moves(page)).toBeAttached();
  for (const player of await players.all()) await expect.poll(() => peakOf(player)).toBeGreaterThan(0);

  await test.step('the open venue shows its wave, and no other one', async () => {
    const venues = page.locator(`#${homeSections.locations}`).getByRole('listitem');
    const waves = venues.locator('[data-plays]');
    await venues.filter({ hasText: content.home.locations.venues[1]?.name }).click();
    await expect(waves.nth(1)).toBeVisible();
    await expect(waves.nth(0)).toBeHidden();
    await expect.poll(() => waves.nth(1).locator('svg').getAttribute('style')).toContain('--level');
  });
  await test.step('the battlement of the last call rises', async () => {
    await follow(page, routes.nextEvent);
    const wall = page.locator('main [data-plays]').first();
    await wall.scrollIntoViewIfNeeded();
    await expect.poll(() => peakOf(wall)).toBeGreaterThan(0);
  });
});

test('with reduced motion or forced colours the music plays, and nothing moves', async ({ page }) => {
  await page.goto(routes.home);
  for (const preference of [
    { reducedMotion: 'reduce' },
    { reducedMotion: 'no-preference', forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia(preference);
    await unmute(page).click();
    await expect(mute(page)).toBeVisible();
    await expect(moves(page), JSON.stringify(preference)).toHaveCount(0);
    await mute(page).first().click();
  }
});
