import { errorText, texts, valid } from '../fakes/contact-message';
import { countOf, fill, form, ready } from './contact-page';
import { expect, test } from './fixtures';

test.describe('a visitor who writes before the scripts are loaded', () => {
  // When the page is left, the requests of its scripts are aborted.
  test.use({ expectedNoise: /Failed to load resource/ });

  let loadScripts: () => void;

  test.beforeEach(async ({ page }) => {
    const loaded = new Promise<void>((resolve) => (loadScripts = resolve));
    await page.route('**/*.js', async (route) => {
      await loaded;
      await route.continue();
    });
    await page.goto('/#contacto', { waitUntil: 'commit' });
  });

  test('keeps what they typed', async ({ page }) => {
    await fill(page);
    loadScripts();
    await ready(page);
    await expect(form(page).name).toHaveValue(valid.name);
    await expect(form(page).subject).toHaveValue(valid.subject);
    await expect(form(page).counter([...valid.message].length)).toBeVisible();
  });

  test('sends the message with a form post', async ({ page }) => {
    const name = `Impaciente ${Date.now()}`;
    await fill(page, { name });
    await form(page).send.click({ noWaitAfter: true });
    await expect(page.locator(':target')).toContainText(texts.sentTitle);
    expect(await countOf(name)).toBe(1);
    loadScripts();
  });
});

test.describe('a visitor without JavaScript', () => {
  // The page with the errors has the status 400, which Chromium logs.
  test.use({ javaScriptEnabled: false, expectedNoise: /status of 400/ });

  test('reads the errors and what they typed, corrects it, and reads once that the message was sent', async ({
    page,
  }) => {
    const name = `Sin script ${Date.now()}`;
    await page.goto('/#contacto');
    await fill(page, { name, message: 'corto' });
    await form(page).send.click();
    await expect(page.getByRole('listitem')).toHaveText(errorText('message', 'min'));
    await expect(page.getByRole('banner').getByRole('img')).toBeVisible();
    const styles = await (await page.request.get('/contact-form/style.css')).text();
    expect(styles, 'functions of Tailwind, which browsers do not know').not.toContain('--theme(');
    await expect(form(page).name).toHaveValue(name);
    await expect(form(page).subject).toHaveValue(valid.subject);

    await form(page).message.fill(valid.message);
    await form(page).send.click();
    await expect(page.locator(':target')).toContainText(texts.sentTitle);
    expect(await countOf(name)).toBe(1);
    await page.reload();
    await expect(page).toHaveURL(/\/#contacto$/);
    await expect(page.getByText(texts.sentTitle)).toHaveCount(0);
  });
});
