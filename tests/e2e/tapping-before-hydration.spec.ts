import { footerButton, managerOf } from './consent-state';
import { expect, moving, test } from './fixtures';
import { openWithoutScripts, scrollTo } from './follow-links';

test.use(moving);

const question = { name: '¿Qué es Señal?' };

test('a question, the music and the cookie manager react after hydration', async ({ page }) => {
  const release = await openWithoutScripts(page);
  await page.getByRole('button', question).click();
  await page.getByRole('button', { name: 'Activar la música' }).click();
  await footerButton(page).click();
  release();
  await expect(managerOf(page)).toBeVisible();
  await expect(page.getByRole('button', question)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: 'Silenciar la música' })).toBeVisible();
});

test('the answers stay closed before hydration', async ({ page }) => {
  const release = await openWithoutScripts(page);
  await expect(page.getByText('Es un proyecto propio')).toBeHidden();
  const animated = await page.locator('#faq').evaluate((faq) => faq.getAnimations({ subtree: true }).length);
  expect(animated, 'running animations').toBe(0);
  release();
});

test('the bar turns opaque before hydration', async ({ page }) => {
  await openWithoutScripts(page);
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await scrollTo(page, 900);
  await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
