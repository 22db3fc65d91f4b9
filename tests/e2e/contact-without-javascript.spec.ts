import { fill, form, mailsWith, ready, values } from './contact-page';
import { expect, test } from './fixtures';

test.describe('a visitor who writes before the scripts are loaded', () => {
  // Leaving the page aborts the requests of its scripts.
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
    await expect(form(page).name).toHaveValue(values.name);
    await expect(form(page).subject).toHaveValue(values.subject);
    await expect(form(page).message).toHaveValue(values.message);
    await expect(page.getByText(`${[...values.message].length} de 1000 caracteres`)).toBeVisible();
  });

  test('sends the message with a form post', async ({ page }) => {
    const name = `Impaciente ${Date.now()}`;
    await fill(page, { name });
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await form(page).send.click({ noWaitAfter: true });
    expect((await posted).headers()['content-type']).toBe('application/x-www-form-urlencoded');
    loadScripts();
    await expect(page).toHaveURL(/\/#mensaje-enviado$/);
    await expect(page.getByText('¡Mensaje enviado con éxito!')).toBeVisible();
    expect(await mailsWith(name)).toHaveLength(1);
  });
});

test.describe('a visitor without JavaScript', () => {
  // Chromium logs the status 400 of the page with the errors.
  test.use({ javaScriptEnabled: false, expectedNoise: /status of 400/ });

  test('gets the errors with what they typed, and can send the corrected message', async ({ page }) => {
    const name = `Sin script ${Date.now()}`;
    await page.goto('/#contacto');
    await expect(page.getByText('¡Mensaje enviado!')).toBeHidden();
    await fill(page, { name, message: 'corto' });
    await form(page).send.click();
    await expect(page).toHaveURL(/\/contact-form\.php$/);
    await expect(page.getByRole('listitem')).toHaveText('El mensaje debe tener al menos 10 caracteres');
    await expect(form(page).name).toHaveValue(name);
    await expect(form(page).subject).toHaveValue(values.subject);

    await form(page).message.fill('Ahora ya es bastante largo.');
    await form(page).send.click();
    await expect(page).toHaveURL(/\/#mensaje-enviado$/);
    await expect(page.getByText('¡Mensaje enviado con éxito!')).toBeVisible();
    expect(await mailsWith(name)).toHaveLength(1);
  });
});
