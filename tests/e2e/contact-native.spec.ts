import type { Page } from 'playwright/test';
import { fill, form, mailsWith, ready, values } from './contact-page';
import { expect, test } from './fixtures';

test.describe('before the scripts are there', () => {
  // A page that is left while its scripts are still awaited: what it had begun to fetch is called off.
  test.use({ expectedNoise: /Failed to load resource/ });

  /** Opens the form and holds back every script until the function it returns is called. */
  async function openWithoutScripts(page: Page) {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/#contacto', { waitUntil: 'commit' });
    return release;
  }

  test('what was typed stays and is a draft', async ({ page }) => {
    const release = await openWithoutScripts(page);
    await fill(page);
    release();
    await ready(page);
    await expect(form(page).name).toHaveValue(values.name);
    await expect(form(page).subject).toHaveValue(values.subject);
    await expect(form(page).message).toHaveValue(values.message);
    await expect(page.getByText(`${[...values.message].length} de 1000 caracteres`)).toBeVisible();
    await page.reload();
    await expect(form(page).message).toHaveValue(values.message);
  });

  test('the browser posts the form by itself', async ({ page }) => {
    const name = `Impaciente ${Date.now()}`;
    const release = await openWithoutScripts(page);
    await fill(page, { name });
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await form(page).send.click({ noWaitAfter: true });
    expect((await posted).headers()['content-type']).toBe('application/x-www-form-urlencoded');
    release();
    await expect(page).toHaveURL(/\/#mensaje-enviado$/);
    await expect(page.getByText('¡Mensaje enviado con éxito!')).toBeVisible();
    expect(await mailsWith(name)).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  // Chromium reports the page with the errors, whose status is 400, on the console.
  test.use({ javaScriptEnabled: false, expectedNoise: /status of 400/ });

  test('errors come back with what was typed, and the corrected message arrives', async ({ page }) => {
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
