import { bannerWords } from '@/lib/words/consent';
import { answerWords } from '@/lib/words/contact';
import { toastWords } from '@/lib/words/layout';
import { toastsOf } from './support/consent-state';
import { fill, form, ready } from './support/contact-page';
import { expect, test } from './support/fixtures';

const text = answerWords.sent;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.route('**/contact-form.php', (route) => route.fulfill({ json: { success: true } }));
  await page.goto('/#contacto');
  await ready(page);
  await page.getByRole('button', { name: bannerWords.essentialOnly }).click();
  await fill(page);
  // From here on the clock stands still except during `runFor`.
  await page.clock.pauseAt(Date.now() + 60_000);
  await form(page).send.click();
  await expect(toastsOf(page)).toHaveText(text);
});

test('a toast appears at the bottom right, is announced, and disappears after 4.5 s @engines', async ({
  page,
}) => {
  const box = await toastsOf(page).boundingBox();
  const window = page.viewportSize();
  expect((window?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(40);
  expect((window?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
  await page.clock.runFor(200);
  await expect(page.getByRole('status').filter({ hasText: `${toastWords.name} ${text}` })).toBeAttached();
  await page.clock.runFor(4000);
  await expect(toastsOf(page), '4.2 s after it appeared').toBeVisible();
  await page.clock.runFor(1000);
  await expect(toastsOf(page), '5.2 s after it appeared').toHaveCount(0);
});

test('a toast stays while the pointer or the focus is on it, F8 and Tab focus it, and its X closes it', async ({
  page,
}) => {
  await toastsOf(page).hover();
  await page.clock.runFor(10_000);
  await expect(toastsOf(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await form(page).name.focus();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toastsOf(page)).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(toastsOf(page)).toBeVisible();
  await page.getByRole('button', { name: toastWords.close }).press('Enter');
  await page.clock.runFor(1000);
  await expect(toastsOf(page)).toHaveCount(0);
});
