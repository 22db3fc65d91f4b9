import { acceptAll, essentialOnly } from '@/lib/consent/consent';
import { storageKeys } from '@/lib/consent/storage-keys';
import {
  bannerOf,
  footerButton,
  managerOf,
  monthsAgo,
  prefetchRemark,
  seed,
  stored,
  storedDecision,
  switchOf,
  noticesOf,
} from './consent-state';
import { expect, test } from './fixtures';

test.use({ expectedNoise: prefetchRemark });

const path = '/politica-cookies';

test('nothing stored: the banner asks and nothing is written', async ({ page }) => {
  await page.goto(path);
  await expect(bannerOf(page)).toBeVisible();
  expect(await stored(page)).toEqual({ local: {}, session: {}, cookies: [] });
});

for (const [button, choice, marker] of [
  ['Aceptar todas', acceptAll, 'all'],
  ['Solo esenciales', essentialOnly, 'essential'],
] as const) {
  test(`'${button}' stores the three keys, once and for the next visit @everywhere`, async ({ page }) => {
    await page.goto(path);
    await bannerOf(page).getByRole('button', { name: button }).click();
    await expect(bannerOf(page)).toBeHidden();

    const { local, session, cookies } = await stored(page);
    const preferences: unknown = JSON.parse(local[storageKeys.preferences] ?? '');
    expect(preferences).toMatchObject({
      essential: true,
      ...choice,
      timestamp: local[storageKeys.timestamp],
    });
    expect(Date.now() - Date.parse(local[storageKeys.timestamp] ?? '')).toBeLessThan(60_000);
    expect(local[storageKeys.accepted]).toBe(marker);
    expect(Object.keys(local)).toHaveLength(3);
    expect([session, cookies]).toEqual([{}, []]);

    await page.reload();
    await expect(footerButton(page)).toBeVisible();
    await expect(bannerOf(page)).toBeHidden();
  });
}

test('a decision of thirteen months ago is forgotten and the banner asks again', async ({ page }) => {
  await seed(page, storedDecision(acceptAll, 13));
  await page.goto(path);
  await expect(bannerOf(page)).toBeVisible();
  expect((await stored(page)).local).toEqual({});
});

test.describe('corrupt preferences', () => {
  test.use({
    expectedNoise: /^Stored cookie preferences were corrupt \(not JSON\) and have been removed\.$/,
  });

  test('are logged and removed, and the banner asks', async ({ page, noise }) => {
    await seed(page, '{"essential":tr');
    await page.goto(path);
    await expect(bannerOf(page)).toBeVisible();
    expect((await stored(page)).local).toEqual({});
    expect(noise).toHaveLength(1);
  });
});

for (const [state, refuse] of [
  [
    'blocked',
    () => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`a storage that is ${state}: the site works and the choice lives for the page`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto(path);
    await bannerOf(page).getByRole('button', { name: 'Aceptar todas' }).click();
    await expect(bannerOf(page)).toBeHidden();
    await expect(noticesOf(page).getByText(/vale mientras esta página siga abierta/)).toBeVisible();
    await footerButton(page).click();
    await expect(switchOf(page, 'Analítica')).toBeChecked();
    await managerOf(page).getByRole('button', { name: 'Resetear' }).click();
    await expect(bannerOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await bannerOf(page)
      .getByRole('button', { name: /^Cerrar sin decidir/ })
      .click();
    await expect(bannerOf(page)).toBeHidden();
    await page.reload();
    await expect(bannerOf(page)).toBeVisible();
  });
}

test('the X decides nothing, holds for this tab’s session and not for another', async ({ page, context }) => {
  await page.goto(path);
  await bannerOf(page)
    .getByRole('button', { name: /^Cerrar sin decidir/ })
    .click();
  await expect(bannerOf(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ local: {}, session: { [storageKeys.dismissed]: '1' } });

  await page.goto('/galeria');
  await expect(footerButton(page)).toBeVisible();
  await expect(bannerOf(page)).toBeHidden();

  const other = await context.newPage();
  await other.goto(path);
  await expect(bannerOf(other)).toBeVisible();
});

test('two tabs: deciding, changing and resetting in one is followed by the other', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto(path);
  await other.goto('/galeria');
  await expect(bannerOf(other)).toBeVisible();

  await page.bringToFront();
  await bannerOf(page).getByRole('button', { name: 'Aceptar todas' }).click();
  await expect(bannerOf(other)).toBeHidden();

  await other.bringToFront();
  await footerButton(other).click();
  await expect(switchOf(other, 'Personalización')).toBeChecked();

  await page.bringToFront();
  await footerButton(page).click();
  await switchOf(page, 'Personalización').click();
  await managerOf(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(switchOf(other, 'Personalización')).not.toBeChecked();

  await other.bringToFront();
  await managerOf(other).getByRole('button', { name: 'Resetear' }).click();
  await expect(bannerOf(page)).toBeVisible();
});

test('the manager shows the stored instant in the Spanish form', async ({ page }) => {
  const instant = monthsAgo(2).toISOString().replace(/T.*/, 'T09:05:00.000Z');
  await seed(page, storedDecision(essentialOnly, 0, { timestamp: instant }));
  await page.goto(path);
  await footerButton(page).click();
  const shown = new Intl.DateTimeFormat('es-ES', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  }).format(new Date(instant));
  await expect(managerOf(page).getByText('Última actualización')).toHaveText(
    `Última actualización: ${shown}`,
  );
});
