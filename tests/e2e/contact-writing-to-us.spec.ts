import type { Page, Route } from 'playwright/test';
import { content } from '../site-content';
import { eventually } from '../fakes/server';
import { noticesOf } from './consent-state';
import { fill, form, mailsWith, ready, values } from './contact-page';
import { expect, test } from './fixtures';

const { contact, site } = content;
const connection = site.phone ? contact.form.connectionWithPhone : contact.form.connection;

/** Delays the answers to the form's posts. Each call of the returned function gives one. */
async function holdAnswers(page: Page, answer: (route: Route) => Promise<void>) {
  const held: (() => void)[] = [];
  await page.route('**/contact-form.php', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await answer(route);
  });
  return { posts: () => held.length, release: () => held.at(-1)?.() };
}

/** Sends a message and goes on to another page before the answer. */
async function sendAndLeave(page: Page): Promise<void> {
  await fill(page);
  await form(page).send.click();
  await expect(form(page).sending).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Galería' }).click();
  await expect(page).toHaveURL(/\/galeria$/);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/#contacto');
  await ready(page);
});

test.describe('a visitor who writes to us', () => {
  test('reads that the message was sent, and it arrives @everywhere', async ({ page }, { project }) => {
    const name = `Visitante ${project.name} ${Date.now()}`;
    await fill(page, { name });
    await form(page).send.click();

    const banner = page.getByRole('status').filter({ hasText: '¡Mensaje enviado!' });
    await expect(banner).toContainText('¡Mensaje enviado con éxito!');
    await expect(banner).toBeFocused();
    await expect(form(page).name).toHaveValue('');
    await expect(form(page).subject).toHaveValue('Información sobre eventos');
    await expect(noticesOf(page)).toHaveText(contact.form.sentToast);
    expect(await mailsWith(name)).toHaveLength(1);
  });

  test('gets a list of errors that lead to their fields, until they type @everywhere', async ({ page }) => {
    const { errors, send, name, email, message } = form(page);
    let posts = 0;
    page.on('request', (request) => (posts += Number(request.method() === 'POST')));
    await email.fill('carmen@correo');
    await message.fill('🏰'.repeat(1001));
    await expect(page.getByText('1001 de 1000 caracteres')).toBeVisible();
    await send.click();
    await expect(errors.getByRole('listitem')).toHaveText([
      'El nombre es obligatorio',
      'El email no tiene un formato válido',
      'El mensaje no puede exceder 1000 caracteres',
    ]);
    await expect(errors).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(contact.form.fixes.name);
    await errors.getByText('El email no tiene un formato válido').click();
    await expect(email).toBeFocused();
    await email.pressSequentially('.');
    await expect(errors).toBeHidden();
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    expect(posts).toBe(0);
  });

  test('sends one message with two clicks, while the button is busy', async ({ page }) => {
    const { posts, release } = await holdAnswers(page, (route) => {
      expect(JSON.parse(route.request().postData() ?? '')).toEqual(values);
      return route.fulfill({ json: { success: true, message: 'Te leemos' } });
    });
    await fill(page);
    await form(page).send.dblclick();
    await expect(form(page).sending).toBeDisabled();
    await eventually(posts, Boolean);
    release();
    await expect(page.getByRole('status').filter({ hasText: 'Te leemos' })).toBeVisible();
    await expect(form(page).send).toBeEnabled();
    expect(posts()).toBe(1);
  });

  test('and goes on to another page gets a notice there, and finds the form empty', async ({ page }) => {
    const { release } = await holdAnswers(page, (route) => route.fulfill({ json: { success: true } }));
    await sendAndLeave(page);
    release();
    await expect(noticesOf(page)).toHaveText(contact.form.sentToast);
    await page.goBack();
    await expect(form(page).send).toBeEnabled();
    await expect(form(page).message).toHaveValue('');
  });

  test('finds the draft after reloading the page', async ({ page }) => {
    await fill(page);
    await page.reload();
    const { name, subject, message } = form(page);
    await expect(name).toHaveValue(values.name);
    await expect(subject).toHaveValue(values.subject);
    await expect(message).toHaveValue(values.message);
    await expect(page.getByText(`${[...values.message].length} de 1000 caracteres`)).toBeVisible();
  });
});

test.describe('a visitor whose message cannot be sent', () => {
  // Where scripts are blocked, the code of the notice cannot be loaded either.
  test.use({ expectedNoise: /Contact form:|Failed to load resource|A notice could not be shown/ });

  test('reads why, can write a mail with the same text, and can send the form again', async ({ page }) => {
    await fill(page);
    const server = (status: number, body: string) => (route: Route) =>
      route.fulfill({ status, body, contentType: 'application/json' });
    for (const [what, answer, text] of [
      ['the server says why', server(200, '{"success":false,"error":"Hoy no"}'), 'Hoy no'],
      ['the server fails', server(500, '{}'), connection],
      ['there is no network', (route: Route) => route.abort(), connection],
    ] as const) {
      await test.step(what, async () => {
        await page.route('**/contact-form.php', answer, { times: 1 });
        const posted = page.waitForRequest('**/contact-form.php');
        await form(page).send.click();
        await posted;
        await expect(form(page).send).toBeEnabled();
        const banner = page.getByRole('alert').filter({ hasText: 'Error al enviar' });
        await expect(banner).toContainText(text);
        await expect(banner).toBeFocused();
        const mail = new URL((await banner.getByRole('link').getAttribute('href')) ?? '');
        expect([mail.protocol, mail.searchParams.get('body')]).toEqual([
          'mailto:',
          expect.stringContaining(values.message),
        ]);
        await expect(form(page).message).toHaveValue(values.message);
      });
    }
  });

  test('and goes on to another page gets a notice there, and finds the text in the form', async ({
    page,
  }) => {
    const { release } = await holdAnswers(page, (route) => route.abort());
    await sendAndLeave(page);
    release();
    await expect(noticesOf(page)).toHaveText(contact.form.failedToast);
    await page.goBack();
    await expect(form(page).name).toHaveValue(values.name);
    await expect(form(page).message).toHaveValue(values.message);
  });

  test('because the validation rules cannot be loaded: the browser validates, and they can send', async ({
    page,
  }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    let posts = 0;
    await page.route('**/contact-form.php', (route) => {
      posts += 1;
      return route.fulfill({ json: { success: true } });
    });
    await form(page).send.click();
    await expect(form(page).name).toBeFocused();
    expect(posts).toBe(0);
    await fill(page);
    await form(page).send.click();
    await expect(page.getByRole('status').filter({ hasText: contact.form.sentTitle })).toBeVisible();
  });
});
