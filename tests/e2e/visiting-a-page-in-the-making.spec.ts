import { findGeneratedMedia } from '@/lib/media/media-manifest';
import { wholePhoto } from '@/lib/words/media';
import { pageWords } from '@/lib/words/pages';
import { content } from '../site-content';
import { expect, test } from './support/fixtures';
import { expectAbove, windows } from './support/layout';
import { htmlOf, unfinished } from './support/pages';

const title = Object.values(pageWords.unfinishedTitle).join(' ');

test(
  'an unfinished page says so, describes what it will be and leads home',
  { tag: '@engines' },
  async ({ page, request }) => {
    for (const path of unfinished) {
      const { name, description } = content.pages[path]!;
      const main = (await htmlOf(request, path)).querySelector('main');
      expect(main?.querySelector('h1')?.textContent, path).toContain(title);
      for (const text of [name, description]) expect(main?.textContent, path).toContain(text);
    }
    await page.goto(unfinished[0] ?? '');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const button = page.getByRole('main').getByRole('link', { name: pageWords.home });
    const wave = page.locator('main section > [aria-hidden] path').first();
    for (const { name, ...size } of windows('320x640 1024x768 1440x900')) {
      await page.setViewportSize(size);
      await expectAbove(button, wave, 0, name);
    }
    await button.click();
    await expect(page).toHaveURL('/');
  },
);

test('a page with photos shows each one with its text and links to the whole photo', async ({ page }) => {
  const path = '/galeria';
  const { name, photos } = content.pages[path]!;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveText(photos.map(({ caption = '' }) => wholePhoto + caption));
  for (const [index, { image, alt = '' }] of photos.entries()) {
    const whole = items.nth(index).getByRole('link', { name: `${alt} ${wholePhoto}` });
    await expect(whole).toHaveAttribute('href', findGeneratedMedia('pictures', image).src);
    await expect(whole.getByRole('img', { name: alt })).toBeVisible();
  }
});

test('a page with entries is a list of names, texts and links', async ({ page }) => {
  const path = '/partners';
  const { entries } = content.pages[path]!;
  await page.goto(path);
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.getByRole('heading', { level: 2 })).toHaveText(entries.map(({ title }) => title));
  for (const [index, { text, link }] of entries.entries()) {
    await expect(items.nth(index)).toContainText(text);
    if (link) await expect(items.nth(index).getByRole('link')).toHaveAttribute('href', link.href);
    else await expect(items.nth(index).getByRole('link')).toHaveCount(0);
  }
});

test('the wave moves, and stands still with reduced motion', async ({ page }) => {
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await page.goto(unfinished[0] ?? '');
  await expect.poll(moving).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(moving).toBeGreaterThan(0);
});
