import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright/test';
import { content } from '@/lib/site-content';
import { routes, sections } from '@/lib/routes';
import { expect, playing, test } from './fixtures';
import { drawing, film, isOnTop, lines, mute, openHome, opacity, unmute, watchSound } from './music-state';

test.use(playing);

const { hero, locations } = content.home;

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

    await page.evaluate(() => window.scrollTo({ top: window.innerHeight / 3, behavior: 'instant' }));
    expect(await isOnTop(mute(page)), 'the button over the wall and the event card').toBe(true);
    await mute(page).click();
    await expect.poll(() => opacity(page)).toBe(0);
    await expect.poll(sound).toEqual({ contexts: ['suspended'], workers: 0 });
    expect(
      await film(page).evaluate((video: HTMLVideoElement) => [video.paused, video.playbackRate]),
    ).toEqual([false, 1]);
  },
);

test('the live drawing costs nothing before the click, and little after it', async ({ page }) => {
  await openHome(page);
  await page.waitForLoadState('networkidle');
  const fetched: Response[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/_next/')) fetched.push(response);
  });
  await unmute(page).click();
  await expect.poll(() => opacity(page)).toBe(1);
  const bodies = await Promise.all(fetched.map((response) => response.body()));
  // The player itself, which the music needs without a drawing too, is no part of it.
  const parts = bodies.filter((body) => !body.includes('mediaSession'));
  const sizes = parts.map((body) => gzipSync(body, { level: 9 }).length);
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

test('the open venue takes the shape of what is heard, and is as before afterwards', async ({ page }) => {
  await openHome(page);
  const section = page.locator(`#${sections.locations}`);
  const venue = section.getByRole('listitem').filter({ hasText: locations.venues[1]?.name });
  const shape = () => venue.locator('path').first().getAttribute('d');
  const still = await shape();
  await unmute(page).click();
  await expect.poll(() => opacity(page)).toBe(1);
  await page.mouse.move(0, 0);
  await venue.scrollIntoViewIfNeeded();
  expect(await shape()).toBe(still);
  await venue.click();
  await expect(venue.locator('path')).toHaveCount(2);
  await expect.poll(shape).not.toBe(still);
  await mute(page).click();
  await expect(venue.locator('path')).toHaveCount(1);
  expect(await shape()).toBe(still);
});
