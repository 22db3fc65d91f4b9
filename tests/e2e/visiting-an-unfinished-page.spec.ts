import { isUnfinished } from '../../lib/content-model/placeholders';
import { content } from '../site-content';
import { expect, test } from './fixtures';

/** Pages without entries or photos. */
const pages = Object.fromEntries(
  Object.entries(content.placeholders.pages).flatMap(([name, page]) =>
    isUnfinished(page) ? [[`/${name}`, page]] : [],
  ),
);
const [first = ''] = Object.keys(pages);

// The pages share one template: the first represents all.
for (const [path, { name, description }] of Object.entries(pages).slice(0, 1)) {
  test(`${path} says that it is unfinished and leads home`, { tag: '@everywhere' }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Página en desarrollo' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(name);
    await expect(main).toContainText(description);
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await main.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('the wave moves, except with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await page.goto(first);
  await expect.poll(moving).toBeGreaterThan(0);
  const properties = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame)),
  );
  // Properties that animate without layout or paint.
  const free = ['offset', 'computedOffset', 'easing', 'composite', 'transform', 'translate', 'opacity'];
  expect(properties.filter((property) => !free.includes(property))).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
});

test('the words are above the wave', async ({ page }) => {
  await page.goto(first);
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { words, crest } = await page.evaluate(() => ({
      words:
        document.querySelector('main h1')?.parentElement?.lastElementChild?.getBoundingClientRect().bottom ??
        0,
      crest: document.querySelector('main section > [aria-hidden] path')?.getBoundingClientRect().top ?? 0,
    }));
    expect(words, `at ${width}`).toBeLessThanOrEqual(crest);
  }
});
