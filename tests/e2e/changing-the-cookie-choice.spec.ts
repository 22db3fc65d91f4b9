import type { Page } from 'playwright/test';
import { acceptAll, storageKeys } from '@/lib/consent/consent';
import {
  bannerOf,
  closeButtonOf,
  confirmationOf,
  footerButton,
  managerOf,
  prefetchRemark,
  seed,
  stored,
  storedDecision,
  switchOf,
  tabOf,
} from './consent-state';
import { expect, test } from './fixtures';

test.use({ expectedNoise: prefetchRemark });

/** Opens a page on which an earlier decision is stored, and its cookie manager. */
async function openManager(page: Page, preferences: string) {
  await seed(page, preferences);
  await page.goto('/galeria');
  await footerButton(page).click();
}

test.describe('the cookie manager', () => {
  test('starts with the optional switches off, stores a change, and asks again after a reset @engines', async ({
    page,
  }) => {
    const button = (name: string) => managerOf(page).getByRole('button', { name });
    await page.goto('/galeria');
    await closeButtonOf(page).click();
    await footerButton(page).click();
    await expect(switchOf(page, 'Esenciales')).toBeChecked();
    await expect(switchOf(page, 'Esenciales')).toBeDisabled();
    await expect(switchOf(page, 'Analítica')).not.toBeChecked();
    await expect(switchOf(page, 'Personalización')).not.toBeChecked();
    await expect(managerOf(page).getByRole('status')).toHaveText(/^Todavía no has elegido/);

    await switchOf(page, 'Analítica').click();
    await expect(switchOf(page, 'Analítica')).toBeChecked();
    expect((await stored(page)).local, 'before Guardar').toEqual({});
    await button('Guardar').click();
    await expect(managerOf(page)).toBeHidden();
    await expect(confirmationOf(page)).toBeAttached();
    const { local } = await stored(page);
    const saved = { analytics: true, personalization: false };
    expect(JSON.parse(local[storageKeys.preferences] ?? '')).toMatchObject(saved);
    expect(local[storageKeys.accepted]).toBe('essential');

    await footerButton(page).click();
    await expect(switchOf(page, 'Analítica')).toBeChecked();
    await button('Resetear').click();
    await expect(switchOf(page, 'Analítica')).not.toBeChecked();
    await expect(switchOf(page, 'Personalización')).not.toBeChecked();
    expect((await stored(page)).local, 'after Resetear').toEqual({});
    await button('Cerrar el panel').click();
    await expect(bannerOf(page)).toBeVisible();
  });

  test('shows the date of the decision in the Spanish format, and changes nothing when it is closed without saving', async ({
    page,
  }) => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const [year, month, day] = yesterday.split('-').map(Number);
    await openManager(page, storedDecision(acceptAll, { timestamp: `${yesterday}T12:05:00.000Z` }));
    const date = new RegExp(`^Última actualización: ${day}/${month}/${year}, 1[34]:05$`);
    await expect(managerOf(page).getByText('Última actualización')).toHaveText(date);
    for (const close of [
      () => managerOf(page).getByRole('button', { name: 'Cerrar el panel' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 300),
      () => footerButton(page).click(),
    ]) {
      await switchOf(page, 'Analítica').click();
      await expect(switchOf(page, 'Analítica')).not.toBeChecked();
      await close();
      await expect(managerOf(page)).toBeHidden();
      await footerButton(page).click();
      await expect(switchOf(page, 'Analítica')).toBeChecked();
    }
    expect(JSON.parse((await stored(page)).local[storageKeys.preferences] ?? '')).toMatchObject({
      ...acceptAll,
    });
  });

  test('works by keyboard and returns the focus @engines', async ({ page }) => {
    await seed(page, storedDecision(acceptAll));
    await page.goto('/galeria');
    await footerButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(managerOf(page).getByRole('button', { name: 'Cerrar el panel' })).toBeFocused();
    await expect(footerButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(switchOf(page, 'Analítica')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(switchOf(page, 'Analítica')).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(managerOf(page)).toBeHidden();
    await expect(footerButton(page)).toBeFocused();
    await expect(footerButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('is a popover above the banner on the desktop', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.goto('/galeria');
    await expect(bannerOf(page)).toBeVisible();
    await expect(tabOf(page)).toBeHidden();
    await footerButton(page).click();
    // Radix places the popover only after its first layout.
    await expect(async () => {
      const box = (await managerOf(page).boundingBox()) ?? { x: -1, y: -1, width: 0, height: Infinity };
      const bar = await bannerOf(page).boundingBox();
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(1280);
      expect(box.y + box.height).toBeLessThanOrEqual(bar?.y ?? 0);
    }).toPass();
  });
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('a floating button replaces the banner and opens the manager over the whole screen', async ({
    page,
  }) => {
    await page.goto('/galeria');
    await expect(bannerOf(page)).toBeVisible();
    await expect(tabOf(page)).toBeHidden();
    await bannerOf(page).getByRole('button', { name: 'Solo esenciales' }).click();
    await tabOf(page).click();
    await expect.poll(() => managerOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const reached = await page.locator('footer :is(a, button)').evaluateAll((elements) =>
      elements.filter((element) => {
        if (element instanceof HTMLElement) element.focus();
        return document.activeElement === element;
      }),
    );
    expect(reached, 'focusable elements behind it').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(tabOf(page)).toBeFocused();
    await tabOf(page).click();
    await managerOf(page).getByRole('button', { name: 'Resetear' }).click();
    await page.keyboard.press('Escape');
    await expect(bannerOf(page), 'the banner has replaced the button').toBeFocused();
  });

  test('the floating button is inside the bar and covers nothing in it', async ({ page }) => {
    await seed(page, storedDecision(acceptAll));
    await page.goto('/proximos-eventos');
    const header = page.getByRole('banner');
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(tabOf(page)).toBeVisible();
      const boxes = await header
        .locator('a, button')
        .filter({ visible: true })
        .evaluateAll((controls) =>
          controls
            .map((control) => control.getBoundingClientRect())
            // The hidden link that skips the bar does not count.
            .filter(({ bottom }) => bottom > 0)
            .map(({ left, right, height }) => ({ left, right, height })),
        );
      const bar = await header.boundingBox();
      expect(boxes.at(-1)?.right, `right edge at ${width} px`).toBeLessThanOrEqual(width);
      for (const [index, { left, height }] of boxes.entries()) {
        const which = `control ${index} at ${width} px`;
        expect(height, which).toBeGreaterThanOrEqual(44);
        expect(height, which).toBeLessThanOrEqual(bar?.height ?? 0);
        expect(left, which).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
      }
    }
  });
});

test.describe('where the manager cannot be loaded', () => {
  test.use({ expectedNoise: /./ });

  test('its button leads to the cookie policy', async ({ page }) => {
    await seed(page, storedDecision(acceptAll));
    await page.goto('/galeria', { waitUntil: 'networkidle' });
    await page.route('**/*.js', (route) => route.abort());
    await footerButton(page).click();
    await expect(page).toHaveURL(/\/politica-cookies$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the cookie policy', async ({ page }) => {
    await page.goto('/galeria');
    await expect(footerButton(page)).toBeHidden();
    await page.getByRole('link', { name: 'Gestionar Cookies' }).click();
    await expect(page).toHaveURL(/\/politica-cookies$/);
  });
});
