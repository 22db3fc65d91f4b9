import { content } from '../site-content';
import { expect, test } from './support/fixtures';
import { expectAbove, windows } from './support/layout';
import { htmlOf, unfinished } from './support/pages';

test(
  'an unfinished page says so, describes what it will be and leads home',
  { tag: '@engines' },
  async ({ page, request }) => {
    for (const path of unfinished) {
      const { name, description } = content.pages[path]!;
      const main = (await htmlOf(request, path)).querySelector('main');
      expect(main?.querySelector('h1')?.textContent, path).toContain('Página en desarrollo');
      for (const text of [name, description]) expect(main?.textContent, path).toContain(text);
    }
    await page.goto(unfinished[0] ?? '');
    await expect(page.getByRole('heading', { level: 1, name: 'Página en desarrollo' })).toBeVisible();
    const button = page.getByRole('main').getByRole('link', { name: 'Volver al inicio' });
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
  await page.goto('/galeria');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galería');
  const photos = page.getByRole('main').getByRole('listitem');
  await expect(photos).toHaveCount(2);
  await expect(photos.first()).toContainText('Mayo');
  await expect(photos.last().getByRole('img', { name: 'El salón.' })).toBeVisible();
  const whole = photos.last().getByRole('link', { name: 'El salón. Ver la foto entera' });
  await expect(whole).toHaveAttribute('href', /^\/media\/salon-960\.\w+\.jpg$/);
});

test('a page with entries is a list of names, texts and links', async ({ page }) => {
  await page.goto('/partners');
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries.getByRole('heading', { level: 2 })).toHaveText([
    ...['Bodega del puerto', 'Oficina de turismo'],
  ]);
  await expect(entries.first()).toContainText('Su vino abre la primera noche.');
  await expect(entries.first().getByRole('link')).toHaveAttribute('href', 'https://bodega.example.org');
  await expect(entries.last().getByRole('link')).toHaveCount(0);
});

test('the wave moves, and stands still with reduced motion', async ({ page }) => {
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await page.goto(unfinished[0] ?? '');
  await expect.poll(moving).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(moving).toBeGreaterThan(0);
});
