import { acceptAll } from '@/lib/consent/consent';
import { storageKeys } from '@/lib/storage-keys';
import { routes } from '@/lib/routes';
import { bannerWords, panelWords } from '@/lib/words/consent';
import { navigationWords } from '@/lib/words/layout';
import {
  bannerOf,
  closeButtonOf,
  confirmationOf,
  footerButton,
  panelOf,
  prefetchRemark,
  seed,
  stored,
  storedDecision,
  switchOf,
  barButtonOf,
} from './support/consent-state';
import { expect, test } from './support/fixtures';
import { expectSideBySide, setFontSize } from './support/layout';
import { follow, mute, unmute } from './support/music-state';

test.use({ expectedNoise: prefetchRemark });

test('the cookie panel starts with the optional switches off, works by keyboard, stores a change and asks again after a reset @engines', async ({
  page,
}) => {
  const button = (name: string) => panelOf(page).getByRole('button', { name });
  await page.clock.install();
  await page.goto('/galeria');
  await closeButtonOf(page).click();
  await footerButton(page).press('Enter');
  await expect(footerButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(button(panelWords.close)).toBeFocused();
  await expect(switchOf(page, 'essential')).toBeChecked();
  await expect(switchOf(page, 'essential')).toBeDisabled();
  await expect(switchOf(page, 'analytics')).not.toBeChecked();
  await expect(switchOf(page, 'personalization')).not.toBeChecked();
  await expect(panelOf(page).getByRole('status')).toHaveText(panelWords.undecided);

  await page.keyboard.press('Tab');
  await expect(switchOf(page, 'analytics')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(switchOf(page, 'analytics')).toBeChecked();
  expect((await stored(page)).local, 'before the change is saved').toEqual({});
  // The announcement leaves the page after some seconds, so the clock stands still.
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(panelWords.save).press('Enter');
  await expect(panelOf(page)).toBeHidden();
  await expect(confirmationOf(page)).toBeAttached();
  await page.clock.resume();
  await expect(footerButton(page)).toBeFocused();
  await expect(footerButton(page)).toHaveAttribute('aria-expanded', 'false');
  const { local } = await stored(page);
  const saved = { analytics: true, personalization: false };
  expect(JSON.parse(local[storageKeys.preferences] ?? '')).toMatchObject(saved);
  expect(local[storageKeys.accepted]).toBe('essential');

  await footerButton(page).click();
  await expect(switchOf(page, 'analytics')).toBeChecked();
  await button(panelWords.reset).click();
  await expect(switchOf(page, 'analytics')).not.toBeChecked();
  expect((await stored(page)).local, 'after the reset').toEqual({});
  await button(panelWords.close).click();
  await expect(bannerOf(page)).toBeVisible();
});

test('the panel shows the date of the decision in the Spanish format, and changes nothing when it is closed without saving', async ({
  page,
}) => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const [year, month, day] = yesterday.split('-').map(Number);
  await seed(page, storedDecision(acceptAll, { timestamp: `${yesterday}T12:05:00.000Z` }));
  await page.goto('/galeria');
  await footerButton(page).click();
  const status = panelOf(page).getByRole('status');
  await expect(status).toContainText(`${panelWords.updated}:`);
  await expect(status.locator('time')).toHaveText(new RegExp(`^${day}/${month}/${year}, 1[34]:05$`));
  for (const close of [
    () => panelOf(page).getByRole('button', { name: panelWords.close }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 300),
    () => footerButton(page).click(),
  ]) {
    await switchOf(page, 'analytics').click();
    await expect(switchOf(page, 'analytics')).not.toBeChecked();
    await close();
    await expect(panelOf(page)).toBeHidden();
    await footerButton(page).click();
    await expect(switchOf(page, 'analytics')).toBeChecked();
  }
  const { local } = await stored(page);
  expect(JSON.parse(local[storageKeys.preferences] ?? '')).toMatchObject({ ...acceptAll });
});

test('the panel is a popover above the banner on the desktop, also when a reset brings the banner back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('/galeria');
  await expect(bannerOf(page)).toBeVisible();
  await expect(barButtonOf(page)).toBeHidden();
  await footerButton(page).click();
  // Radix places the popover only after its first layout.
  const expectPanelAboveBanner = () =>
    expect(async () => {
      const box = (await panelOf(page).boundingBox()) ?? { y: -1, height: Infinity };
      const banner = await bannerOf(page).boundingBox();
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(banner?.y ?? 0);
    }).toPass();
  await expectPanelAboveBanner();
  await panelOf(page).getByRole('button', { name: panelWords.save }).click();
  await expect(bannerOf(page)).toBeHidden();
  await footerButton(page).click();
  await panelOf(page).getByRole('button', { name: panelWords.reset }).click();
  await expect(bannerOf(page)).toBeVisible();
  await expectPanelAboveBanner();
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('a button in the bar replaces the banner and opens the panel over the whole screen', async ({
    page,
  }) => {
    await page.goto('/galeria');
    await expect(bannerOf(page)).toBeVisible();
    await expect(barButtonOf(page)).toBeHidden();
    await bannerOf(page).getByRole('button', { name: bannerWords.essentialOnly }).click();
    await barButtonOf(page).click();
    await expect.poll(() => panelOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await expect(page.locator('dialog:modal'), 'nothing behind it takes the focus').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(barButtonOf(page)).toBeFocused();
    await barButtonOf(page).click();
    await panelOf(page).getByRole('button', { name: panelWords.reset }).click();
    await page.keyboard.press('Escape');
    await expect(bannerOf(page), 'the banner has replaced the button').toBeFocused();
  });

  test('that button covers nothing in the bar, while music plays too, and with large text', async ({
    page,
  }) => {
    await seed(page, storedDecision(acceptAll));
    await page.goto(routes.home);
    const bar = page.getByRole('banner');
    const inBar = bar.locator('a, button').filter({ hasNotText: navigationWords.skip });
    for (const hasMusic of [false, true]) {
      if (hasMusic) await unmute(page).click();
      await follow(page, routes.nextEvent);
      for (const fontSize of [16, 24, 32]) {
        await setFontSize(page, fontSize);
        for (const width of [320, 340, 360, 390, 640]) {
          await page.setViewportSize({ width, height: 640 });
          const where = `${width} px, font size ${fontSize}${hasMusic ? ', with music' : ''}`;
          await expect(barButtonOf(page), where).toBeVisible();
          await expect(bar.getByText(navigationWords.menu, { exact: true }), where).toBeVisible();
          await expect(mute(page), where).toBeVisible({ visible: hasMusic });
          // With large text the music's button is at the foot of a window that is so narrow.
          await expectSideBySide(
            width < 20 * fontSize ? inBar.and(page.locator(':not([aria-busy])')) : inBar,
            where,
          );
          const height = (await barButtonOf(page).boundingBox())?.height;
          expect(height, `height at ${where}`).toBeGreaterThanOrEqual(44);
        }
      }
      await page.goto(routes.home);
    }
  });
});

test.describe('where the panel cannot be loaded', () => {
  test.use({ expectedNoise: /Failed to load|could not be loaded|preloaded using link preload/ });

  test('its button leads to the cookie policy', async ({ page }) => {
    await seed(page, storedDecision(acceptAll));
    await page.goto('/galeria', { waitUntil: 'networkidle' });
    await page.route('**/*.js', (route) => route.abort());
    await footerButton(page).click();
    await expect(page).toHaveURL(routes.cookiePolicy);
  });
});
