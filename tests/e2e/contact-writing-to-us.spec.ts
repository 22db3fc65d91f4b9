import type { Page, Route } from 'playwright/test';
import { eventually } from '../fakes/server';
import { noticesOf } from './consent-state';
import { connection, countOf, errorText, fill, form, ready, subjects, texts, values } from './contact-page';
import { expect, test } from './fixtures';

/** Holds the answers to matching requests. Each call of `release` lets the last one go. */
async function hold(page: Page, address: string, answer: (route: Route) => Promise<void>) {
  const held: (() => void)[] = [];
  await page.route(address, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await answer(route);
  });
  return { count: () => held.length, release: () => held.at(-1)?.() };
}
const endpoint = '**/contact-form.php';
const success = (route: Route) => route.fulfill({ json: { success: true, message: 'Te leemos' } });

/** Sends a message and goes on to another page before the answer. */
async function sendAndLeave(page: Page): Promise<void> {
  await fill(page);
  await form(page).send.click();
  await expect(form(page).sending).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Galería' }).click();
  await expect(page).toHaveURL(/\/galeria$/);
}

async function hasDraft(page: Page): Promise<void> {
  for (const name of ['name', 'subject', 'message'] as const)
    await expect(form(page)[name]).toHaveValue(values[name]);
  await expect(form(page).counter([...values.message].length)).toBeVisible();
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
    const banner = page.getByRole('status').filter({ hasText: texts.sentTitle });
    await expect(banner).toContainText(texts.sent);
    await expect(banner).toBeFocused();
    await expect(form(page).name).toHaveValue('');
    await expect(form(page).subject).toHaveValue(subjects[0]!.label);
    await expect(noticesOf(page)).toHaveText(texts.sentToast);
    expect(await countOf(name)).toBe(1);

    await page.route(endpoint, (route) => route.fulfill({ json: { success: false } }));
    await fill(page);
    await form(page).send.click();
    await expect(page.getByRole('alert').filter({ hasText: texts.failedTitle })).toBeFocused();
    await expect(noticesOf(page)).toHaveCount(0);
  });

  test('gets a list of errors that lead to their fields, until they type @everywhere', async ({ page }) => {
    const { errors, send, name, email, message, counter } = form(page);
    await email.fill('carmen@correo');
    await message.fill('🏰'.repeat(1001));
    await expect(counter(1001)).toBeVisible();
    await send.click();
    const expected = [
      errorText('name', 'required'),
      errorText('email', 'format'),
      errorText('message', 'max'),
    ];
    await expect(errors.getByRole('listitem')).toHaveText(expected);
    await expect(errors).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(/2.*100/);
    await errors.getByText(errorText('email', 'format')).click();
    await expect(email).toBeFocused();
    await email.pressSequentially('.');
    await expect(errors).toBeHidden();
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('sends one message with two clicks, while the button is busy', async ({ page }) => {
    const { count, release } = await hold(page, endpoint, success);
    await fill(page);
    await form(page).send.dblclick();
    await expect(form(page).sending).toBeDisabled();
    await eventually(count, Boolean);
    release();
    await expect(page.getByRole('status').filter({ hasText: 'Te leemos' })).toBeVisible();
    await expect(form(page).send).toBeEnabled();
    expect(count()).toBe(1);
  });

  test('sees at once that it is being sent, although the rules are still loading', async ({ page }) => {
    const { count } = await hold(page, '**/_next/static/chunks/*.js', (route) => route.continue());
    await fill(page);
    await eventually(count, Boolean);
    await form(page).send.click();
    await expect(form(page).sending).toBeDisabled();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('and goes on to another page gets a notice there, and finds the form empty', async ({ page }) => {
    const { release } = await hold(page, endpoint, success);
    await sendAndLeave(page);
    release();
    await expect(noticesOf(page)).toHaveText(texts.sentToast);
    await page.goBack();
    await expect(form(page).send).toBeEnabled();
    await expect(form(page).message).toHaveValue('');
  });

  test('finds the draft after reloading the page', async ({ page }) => {
    await fill(page);
    await page.reload();
    await hasDraft(page);
  });

  test('to propose a place finds that subject chosen', async ({ page }) => {
    await page.goto('/proponer-espacio');
    await page.getByRole('main').getByRole('link').last().click();
    await expect(page).toHaveURL(/\/\?asunto=\w+#contacto$/);
    await expect(form(page).subject).not.toHaveValue(subjects[0]!.label);
  });
});

test.describe('a visitor whose message cannot be sent', () => {
  // Where scripts are blocked, the code of the notice cannot be loaded either.
  test.use({ expectedNoise: /Contact form:|Failed to load resource|A notice could not be shown/ });

  test('reads why, and can write a mail with the same text', async ({ page }) => {
    await page.route(endpoint, (route) => route.abort());
    await fill(page);
    await form(page).send.click();
    const banner = page.getByRole('alert').filter({ hasText: texts.failedTitle });
    await expect(banner).toContainText(connection);
    const mail = new URL((await banner.getByRole('link').getAttribute('href')) ?? '');
    expect(mail.protocol + mail.searchParams.get('body')).toContain(`mailto:${values.message}`);
    await expect(form(page).message).toHaveValue(values.message);
  });

  test('and goes on to another page gets a notice there, and finds the text', async ({ page }) => {
    const { release } = await hold(page, endpoint, (route) => route.abort());
    await sendAndLeave(page);
    release();
    await expect(noticesOf(page)).toHaveText(texts.failedToast);
    await page.goBack();
    await hasDraft(page);
  });

  test('because the rules cannot be loaded: the browser validates, and they can send', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.route(endpoint, success);
    await form(page).send.click();
    await expect(form(page).name).toBeFocused();
    await fill(page);
    await form(page).send.click();
    await expect(page.getByRole('status').filter({ hasText: texts.sentTitle })).toBeVisible();
  });
});
