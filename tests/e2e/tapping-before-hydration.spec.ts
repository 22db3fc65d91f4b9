import { footerButton, managerOf } from './consent-state';
import { expect, moving, test } from './fixtures';
import { hydrated, openWithoutScripts, restingPlace, scrollTo } from './follow-links';

test.use(moving);

test('before hydration the page is at rest, and a question, the music and the cookie manager react after it', async ({
  page,
}) => {
  const release = await openWithoutScripts(page);
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByText('Es un proyecto propio'), 'an answer').toBeHidden();
  const animated = await page.locator('#faq').evaluate((faq) => faq.getAnimations({ subtree: true }).length);
  expect(animated, 'running animations of the questions').toBe(0);
  await scrollTo(page, 900);
  await expect(bar, 'scrolled').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  const question = page.getByRole('button', { name: '¿Qué es Señal?' });
  await question.click();
  await page.getByRole('button', { name: 'Activar la música' }).click();
  await footerButton(page).click();
  release();
  await expect(managerOf(page)).toBeVisible();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: 'Silenciar la música' })).toBeVisible();
});

test.describe('a link', () => {
  // Next prefetches the page in the first tab too, which then does not use it.
  test.use({
    expectedNoise: /preloaded using link preload/,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('opens in a new tab if it is pressed before hydration and released after it', async ({
    page,
    context,
  }) => {
    const release = await openWithoutScripts(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Aviso legal' });
    const isUnderPointer = () => link.evaluate((element) => element.matches(':hover'));
    // Fonts and a scroll in progress would move the link.
    await page.evaluate(async () => void (await document.fonts.ready));
    await link.scrollIntoViewIfNeeded();
    await restingPlace(page);
    await link.hover();
    expect(await isUnderPointer(), 'before hydration').toBe(true);
    await page.keyboard.down('ControlOrMeta');
    await page.mouse.down();
    release();
    await hydrated(page);
    expect(await isUnderPointer(), 'after hydration').toBe(true);
    const opened = context.waitForEvent('page');
    await page.mouse.up();
    await page.keyboard.up('ControlOrMeta');
    await (await opened).waitForURL('/aviso-legal');
  });
});
