import type { Page } from 'playwright/test';
import { content } from '../site-content';
import { routes, sections } from '@/lib/routes';
import { expect, moving, test } from './fixtures';

test.use(moving);

const { home, navigation } = content;
const question = { name: content.faq.entries[0]?.question ?? '' };

/** Opens the home page and holds its scripts back. @returns a function that delivers them */
async function openWithoutScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(routes.home, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return release;
}

const menu = (page: Page) => page.getByRole('navigation', { name: navigation.texts.main });

test('a question, the music and the cookie manager open after hydration', async ({ page }) => {
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

test('the answers stay closed before hydration', async ({ page }) => {
  const release = await openWithoutScripts(page);
  const answer = page.getByText(content.faq.entries[0]?.description ?? '');
  await expect(answer).toBeHidden();
  const animated = await page.evaluate(
    (id) => document.getElementById(id)?.getAnimations({ subtree: true }).length,
    sections.faq,
  );
  expect(animated, 'running animations').toBe(0);
  release();
});

test.describe('the menu before hydration', { tag: '@phone' }, () => {
  test('opens, hides the page, and closes with its button and with Escape', async ({ page }) => {
    const release = await openWithoutScripts(page);
    await page.getByRole('button', { name: navigation.texts.menu }).click();
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.getByRole('button', { name: navigation.texts.menu }).click();
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: navigation.texts.menu }).click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: navigation.texts.menu })).toBeFocused();
    release();
  });

  test('stays open during hydration, and its button closes it afterwards', async ({ page }) => {
    const release = await openWithoutScripts(page);
    await page.getByRole('button', { name: navigation.texts.menu }).click();
    release();
    await page.waitForLoadState('networkidle');
    await expect(menu(page)).toBeVisible();
    await page.getByRole('button', { name: navigation.texts.menu }).click();
    await expect(menu(page)).toBeHidden();
  });

  test('closes with a choice, which is followed', async ({ page }) => {
    const release = await openWithoutScripts(page);
    await page.getByRole('button', { name: navigation.texts.menu }).click();
    await menu(page).getByText('Localizaciones').click();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator(`#${sections.locations}`)).toBeInViewport();
    release();
  });
});

test('the bar turns opaque before hydration', async ({ page }) => {
  await openWithoutScripts(page);
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
