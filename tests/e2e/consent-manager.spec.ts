import { acceptAll } from '@/lib/consent/consent';
import { storageKeys } from '@/lib/consent/storage-keys';
import {
  bannerOf,
  footerButton,
  managerOf,
  confirmationOf,
  prefetchRemark,
  seed,
  stored,
  storedDecision,
  switchOf,
  tabOf,
} from './consent-state';
import { expect, test } from './fixtures';

test.use({ expectedNoise: prefetchRemark });

const save = 'Guardar';

test('before any decision both optional switches are off and the essential one is fixed @everywhere', async ({
  page,
}) => {
  await page.goto('/galeria');
  await bannerOf(page)
    .getByRole('button', { name: /^Cerrar sin decidir/ })
    .click();
  await footerButton(page).click();
  await expect(switchOf(page, 'Esenciales')).toBeChecked();
  await expect(switchOf(page, 'Esenciales')).toBeDisabled();
  await expect(switchOf(page, 'Analítica')).not.toBeChecked();
  await expect(switchOf(page, 'Personalización')).not.toBeChecked();
  await expect(managerOf(page).getByRole('status')).toHaveText(
    'Todavía no has elegido: solo se usa lo esencial.',
  );
});

test('switches are a draft until saved; saving closes the panel and confirms @everywhere', async ({
  page,
}) => {
  await page.goto('/galeria');
  await bannerOf(page).getByRole('button', { name: 'Solo esenciales' }).click();
  const before = (await stored(page)).local[storageKeys.preferences];
  await footerButton(page).click();
  await switchOf(page, 'Analítica').click();
  await expect(switchOf(page, 'Analítica')).toBeChecked();
  expect((await stored(page)).local[storageKeys.preferences]).toBe(before);

  await managerOf(page).getByRole('button', { name: save }).click();
  await expect(managerOf(page)).toBeHidden();
  await expect(confirmationOf(page)).toBeAttached();
  const { local } = await stored(page);
  expect(JSON.parse(local[storageKeys.preferences] ?? '')).toMatchObject({
    analytics: true,
    personalization: false,
  });
  expect(local[storageKeys.accepted]).toBe('essential');
});

test('closing without saving changes nothing', async ({ page }) => {
  await seed(page, storedDecision(acceptAll));
  await page.goto('/galeria');
  for (const close of ['X', 'Escape', 'outside', 'its button']) {
    await footerButton(page).click();
    await switchOf(page, 'Analítica').click();
    await expect(switchOf(page, 'Analítica')).not.toBeChecked();
    if (close === 'X') await managerOf(page).getByRole('button', { name: 'Cerrar el panel' }).click();
    else if (close === 'Escape') await page.keyboard.press('Escape');
    else if (close === 'outside') await page.mouse.click(5, 300);
    else await footerButton(page).click();
    await expect(managerOf(page)).toBeHidden();
  }
  expect(JSON.parse((await stored(page)).local[storageKeys.preferences] ?? '')).toMatchObject({
    ...acceptAll,
  });
});

test('resetting clears the three keys, turns the switches off and asks again @everywhere', async ({
  page,
}) => {
  await seed(page, storedDecision(acceptAll));
  await page.goto('/galeria');
  await footerButton(page).click();
  await expect(switchOf(page, 'Personalización')).toBeChecked();
  await managerOf(page).getByRole('button', { name: 'Resetear' }).click();
  await expect(switchOf(page, 'Analítica')).not.toBeChecked();
  await expect(switchOf(page, 'Personalización')).not.toBeChecked();
  await expect(managerOf(page).getByRole('status')).toHaveText(/Todavía no has elegido/);
  expect((await stored(page)).local).toEqual({});
  await managerOf(page).getByRole('button', { name: 'Cerrar el panel' }).click();
  await expect(bannerOf(page)).toBeVisible();
});

test('keyboard only: the focus goes in, Escape closes, the focus returns @everywhere', async ({ page }) => {
  await seed(page, storedDecision(acceptAll));
  await page.goto('/galeria');
  await footerButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(managerOf(page)).toBeFocused();
  await expect(footerButton(page)).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName('Cerrar el panel');
  await page.keyboard.press('Tab');
  await expect(switchOf(page, 'Analítica')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(switchOf(page, 'Analítica')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(managerOf(page)).toBeHidden();
  await expect(footerButton(page)).toBeFocused();
  await expect(footerButton(page)).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await expect(managerOf(page)).toBeFocused();
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(save);
  await page.keyboard.press('Enter');
  await expect(footerButton(page)).toBeFocused();
});

test('on the desktop it is a popover inside the window, above the banner', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('/galeria');
  await expect(bannerOf(page)).toBeVisible();
  await footerButton(page).click();
  // It is laid out first and put in its place then.
  await expect(async () => {
    const box = (await managerOf(page).boundingBox()) ?? { x: -1, y: -1, width: 0, height: Infinity };
    const bar = await bannerOf(page).boundingBox();
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(1280);
    expect(box.y + box.height).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();
});

test('on a phone it fills the screen and nothing behind it can be reached @phone', async ({ page }) => {
  await page.goto('/galeria');
  await bannerOf(page).getByRole('button', { name: 'Solo esenciales' }).click();
  const tab = tabOf(page);
  await expect(tab).toBeVisible();
  await tab.click();
  await expect.poll(() => managerOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(managerOf(page)).toBeFocused();
  const reached = await page.locator('footer :is(a, button)').evaluateAll((elements) =>
    elements.filter((element) => {
      if (element instanceof HTMLElement) element.focus();
      return document.activeElement === element;
    }),
  );
  expect(reached).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(tab).toBeFocused();
});

test.describe('without its code', () => {
  test.use({ expectedNoise: /./ });

  test('the button leads to the cookie policy', async ({ page }) => {
    await seed(page, storedDecision(acceptAll));
    await page.goto('/galeria', { waitUntil: 'networkidle' });
    await page.route('**/*.js', (route) => route.abort());
    await footerButton(page).click();
    await expect(page).toHaveURL(/\/politica-cookies$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to the cookie policy stands in for the manager', async ({ page }) => {
    await page.goto('/galeria');
    await expect(footerButton(page)).toBeHidden();
    await page.getByRole('link', { name: 'Gestionar Cookies' }).click();
    await expect(page).toHaveURL(/\/politica-cookies$/);
  });
});
