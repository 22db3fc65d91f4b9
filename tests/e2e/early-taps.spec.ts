import type { Page } from 'playwright/test';
import { content } from '@/lib/site-content';
import { routes, sections } from '@/lib/routes';
import { openWithoutScripts } from './early';
import { expect, moving, test } from './fixtures';

test.use(moving);

const { home, navigation } = content;
const question = { name: content.faq.entries[0]?.question ?? '' };
const menu = (page: Page) => page.getByRole('navigation', { name: navigation.texts.main });

test('a question tapped before the scripts came opens once they are there', async ({ page }) => {
  const release = await openWithoutScripts(page);
  const opener = page.getByRole('button', question);
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('the music asked for before the scripts came plays once they are there', async ({ page }) => {
  const release = await openWithoutScripts(page);
  await page.getByRole('button', { name: home.hero.unmute }).click();
  release();
  await expect(page.getByRole('button', { name: home.hero.mute })).toBeVisible();
});

test('the cookie manager asked for before the scripts came opens once they are there', async ({ page }) => {
  const { manager, panel } = content.consent;
  const dialog = page.getByRole('dialog', { name: panel.title });
  const release = await openWithoutScripts(page, routes.gallery);
  await page.getByRole('contentinfo').getByRole('button', { name: manager.label }).click();
  await expect(dialog).toBeHidden();
  release();
  await expect(dialog).toBeVisible();
});

test('several things asked for before the scripts came all happen', async ({ page }) => {
  const { manager, panel } = content.consent;
  const release = await openWithoutScripts(page);
  await page.getByRole('button', question).click();
  await page.getByRole('button', { name: home.hero.unmute }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: manager.label }).click();
  release();
  await expect(page.getByRole('dialog', { name: panel.title })).toBeVisible();
  await expect(page.getByRole('button', question)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: home.hero.mute })).toBeVisible();
});

test('questions stay shut however late the scripts are', async ({ page }) => {
  const release = await openWithoutScripts(page);
  const answer = page.getByText(content.faq.entries[0]?.description ?? '');
  await expect(answer).toBeHidden();
  const animated = await page.evaluate(
    (id) => document.getElementById(id)?.getAnimations({ subtree: true }).length,
    sections.faq,
  );
  expect(animated, 'nothing is on its way to open them').toBe(0);
  release();
});

test.describe('the menu before the scripts came', { tag: '@phone' }, () => {
  test('opens, closes by the same button and by Escape, and keeps what is behind it out of reach', async ({
    page,
  }) => {
    const release = await openWithoutScripts(page);
    await page.getByRole('button', { name: navigation.texts.open }).click();
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.getByRole('button', { name: navigation.texts.close }).click();
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: navigation.texts.open }).click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: navigation.texts.open })).toBeFocused();
    release();
  });

  test('stays as it is when they come, and closes by the same button then', async ({ page }) => {
    const release = await openWithoutScripts(page);
    await page.getByRole('button', { name: navigation.texts.open }).click();
    release();
    await page.waitForLoadState('networkidle');
    await expect(menu(page)).toBeVisible();
    await page.getByRole('button', { name: navigation.texts.close }).click();
    await expect(menu(page)).toBeHidden();
  });

  test('closes with a choice, which is followed', async ({ page }) => {
    const release = await openWithoutScripts(page);
    await page.getByRole('button', { name: navigation.texts.open }).click();
    await menu(page).getByText('Localizaciones').click();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator(`#${sections.locations}`)).toBeInViewport();
    release();
  });

  test('an address that names it does no harm', async ({ page }) => {
    await page.goto('/#menu');
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: navigation.texts.open }).click();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
  });
});

test('the bar turns opaque with the scrolling', async ({ page }) => {
  await openWithoutScripts(page);
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
