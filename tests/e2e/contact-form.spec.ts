import type { Page, Route } from 'playwright/test';
import { contact } from '../../lib/content/contact';
import { site } from '../../lib/content/site';
import { eventually } from '../fakes/server';
import { noticesOf } from './consent-state';
import { fill, form, mailsWith, ready, values } from './contact-page';
import { expect, test } from './fixtures';

const connection = site.phone ? contact.form.connectionWithPhone : contact.form.connection;

/** Sends a message and goes on to another page. @returns what lets the answer come */
async function sendAndGoOn(page: Page, answer: (route: Route) => Promise<void>): Promise<() => void> {
  await page.goto('/#contacto');
  await ready(page);
  let come: () => void = () => undefined;
  await page.route('**/contact-form.php', async (route) => {
    await new Promise<void>((resolve) => (come = resolve));
    await answer(route);
  });
  await fill(page);
  await form(page).send.click();
  await expect(form(page).sending).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Galería' }).click();
  await expect(page).toHaveURL(/\/galeria$/);
  return () => come();
}

test.describe('writing to us', () => {
  test('a message arrives @everywhere', async ({ page }, { project }) => {
    await page.goto('/#contacto');
    await ready(page);
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

  test('errors are listed and lead to their fields, and typing clears them @everywhere', async ({ page }) => {
    await page.goto('/#contacto');
    await ready(page);
    const { errors, send, name, email } = form(page);
    let posts = 0;
    page.on('request', (request) => (posts += Number(request.method() === 'POST')));
    await email.fill('carmen@correo');
    await send.click();
    await expect(errors.getByRole('listitem')).toHaveText([
      'El nombre es obligatorio',
      'El email no tiene un formato válido',
      'El mensaje es obligatorio',
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

  test('the counter agrees with the rule', async ({ page }) => {
    await page.goto('/#contacto');
    await ready(page);
    await fill(page, { message: '🏰'.repeat(1001) });
    await expect(page.getByText('1001 de 1000 caracteres')).toBeVisible();
    await form(page).send.click();
    await expect(form(page).errors.getByRole('listitem')).toHaveText(
      'El mensaje no puede exceder 1000 caracteres',
    );
  });

  test('two clicks send once, and the button is busy meanwhile', async ({ page }) => {
    await page.goto('/#contacto');
    await ready(page);
    let posts = 0;
    let answer: () => void = () => undefined;
    await page.route('**/contact-form.php', async (route) => {
      posts += 1;
      expect(JSON.parse(route.request().postData() ?? '')).toEqual(values);
      await new Promise<void>((resolve) => (answer = resolve));
      await route.fulfill({ json: { success: true, message: 'Te leemos' } });
    });
    await fill(page);
    await form(page).send.dblclick();
    await expect(form(page).sending).toBeDisabled();
    await eventually(() => posts, Boolean);
    answer();
    await expect(page.getByRole('status').filter({ hasText: 'Te leemos' })).toBeVisible();
    await expect(form(page).send).toBeEnabled();
    expect(posts).toBe(1);
  });

  test('what is typed while the rules are still on their way is what counts', async ({ page }) => {
    await page.goto('/#contacto');
    await ready(page);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.route('**/contact-form.php', (route) => route.fulfill({ json: { success: true } }));
    await form(page).send.click();
    await fill(page);
    release();
    await expect(page.getByRole('status').filter({ hasText: contact.form.sentTitle })).toBeVisible();
  });

  for (const { what, next, left } of [
    { what: 'the form is empty', next: values.message, left: { name: '', message: '' } },
    {
      what: 'another text that was begun meanwhile stays',
      next: '¿Y el domingo?',
      left: { name: values.name, message: '¿Y el domingo?' },
    },
  ]) {
    test(`sent after the visitor has gone on and come back: a notice says so, and ${what}`, async ({
      page,
    }) => {
      const answer = await sendAndGoOn(page, (route) => route.fulfill({ json: { success: true } }));
      await page.goBack();
      await expect(form(page).message).toHaveValue(values.message);
      await form(page).message.fill(next);
      answer();
      await expect(noticesOf(page)).toHaveText(contact.form.sentToast);
      await expect(form(page).name).toHaveValue(left.name);
      await expect(form(page).message).toHaveValue(left.message);
    });
  }

  test('a draft survives a reload in the tab', async ({ page }) => {
    await page.goto('/#contacto');
    await ready(page);
    await fill(page);
    await page.reload();
    const { name, subject, message } = form(page);
    await expect(name).toHaveValue(values.name);
    await expect(subject).toHaveValue(values.subject);
    await expect(message).toHaveValue(values.message);
  });
});

test.describe('when it fails', () => {
  // With scripts blocked, the toast's code is missing too.
  test.use({ expectedNoise: /Contact form:|Failed to load resource|A notice could not be shown/ });

  test('after the visitor has gone on: a notice says so, and the text is still in the form', async ({
    page,
  }) => {
    const fail = await sendAndGoOn(page, (route) => route.abort());
    fail();
    await expect(noticesOf(page)).toHaveText(contact.form.failedToast);
    await page.goBack();
    await expect(form(page).name).toHaveValue(values.name);
    await expect(form(page).message).toHaveValue(values.message);
  });

  test('without the rules the browser checks, and nothing is sent that it finds wrong', async ({ page }) => {
    await page.goto('/#contacto');
    await ready(page);
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    let posts = 0;
    await page.route('**/contact-form.php', (route) => {
      posts += 1;
      return route.fulfill({ json: { success: true } });
    });
    await form(page).send.click();
    await expect(form(page).name).toBeFocused();
    await expect(form(page).send).toBeEnabled();
    expect(posts).toBe(0);
    await fill(page);
    await form(page).send.click();
    await expect(page.getByRole('status').filter({ hasText: contact.form.sentTitle })).toBeVisible();
  });

  test('whatever the reason: the visitor reads it, nothing typed is lost, and it can be sent again', async ({
    page,
  }) => {
    await page.goto('/#contacto');
    await ready(page);
    await fill(page);
    for (const [what, status, body, text] of [
      ['the server says why', 200, '{"success":false,"error":"Hoy no"}', 'Hoy no'],
      ['the server says nothing', 200, '{"success":false}', 'Error al enviar el mensaje'],
      ['the server breaks', 500, '{}', connection],
      ['there is no network', 0, '', connection],
    ] as const) {
      await test.step(what, async () => {
        await page.route(
          '**/contact-form.php',
          (route) =>
            status === 0 ? route.abort() : route.fulfill({ status, body, contentType: 'application/json' }),
          { times: 1 },
        );
        const asked = page.waitForRequest('**/contact-form.php');
        await form(page).send.click();
        await asked;
        // The button is busy, under another name, until the answer is there.
        await expect(form(page).send).toBeEnabled();
        const banner = page.getByRole('alert').filter({ hasText: 'Error al enviar' });
        await expect(banner).toContainText(text);
        const mail = await banner.getByRole('link').getAttribute('href');
        expect(mail).toMatch(/^mailto:/);
        expect(new URL(mail ?? '').searchParams.get('body')).toContain(values.message);
        await expect(form(page).message).toHaveValue(values.message);
      });
    }
  });
});
