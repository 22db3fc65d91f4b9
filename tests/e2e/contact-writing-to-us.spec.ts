import type { Page, Route } from 'playwright/test';
import { contactFields, limits } from '@/lib/contact/form/message';
import {
  answerWords,
  connectionWords,
  fieldErrors,
  fieldFixes,
  subjects,
  type SubjectId,
} from '@/lib/words/contact';
import { valid } from '../fakes/contact-message';
import { storageKeys } from '@/lib/storage-keys';
import { toastsOf, stored } from './support/consent-state';
import { countStoredFrom, fill, form, ready } from './support/contact-page';
import { expect, test } from './support/fixtures';
import { footerLink, openWithoutScripts } from './support/follow-links';

const endpoint = '**/contact-form.php';

/** Sends a message and goes on to another page before the answer. @returns a function that releases the answer */
async function sendAndLeave(page: Page, answer: (route: Route) => Promise<void>) {
  let held: Route | undefined;
  await page.route(endpoint, (route) => void (held = route));
  await fill(page);
  await form(page).send.click();
  await expect(form(page).sending).toBeDisabled();
  await footerLink(page, '/galeria').click();
  await expect(page).toHaveURL(/\/galeria$/);
  await expect.poll(() => held).toBeDefined();
  return () => answer(held!);
}

async function expectDraft(page: Page): Promise<void> {
  for (const field of contactFields) await expect(form(page)[field]).toHaveValue(valid[field]);
  await expect(form(page).counter([...valid.message].length)).toBeVisible();
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
    const banner = page.getByRole('status').filter({ hasText: answerWords.sentTitle });
    await expect(banner).toContainText(answerWords.sent);
    await expect(banner).toBeFocused();
    await expect(form(page).name).toHaveValue('');
    await expect(form(page).subject).toHaveValue(subjects.informacion);
    await expect(toastsOf(page)).toHaveText(answerWords.sent);
    expect(await countStoredFrom(name)).toBe(1);

    await page.route(endpoint, (route) => route.fulfill({ json: { success: false } }));
    await fill(page);
    await form(page).send.click();
    await expect(page.getByRole('alert').filter({ hasText: answerWords.failedTitle })).toBeFocused();
    await expect(toastsOf(page)).toHaveCount(0);
  });

  test('gets a list of errors that lead to their fields, until they type @everywhere', async ({ page }) => {
    const { errors, send, name, email, message, counter } = form(page);
    await email.fill('carmen@correo');
    await message.fill('🏰'.repeat(1000));
    await expect(counter(1000), 'as long as allowed').not.toHaveCSS('font-weight', '700');
    await message.fill('🏰'.repeat(1001));
    await expect(counter(1001), 'too long').toHaveCSS('font-weight', '700');
    await send.click();
    await expect(errors.getByRole('listitem')).toHaveText([
      fieldErrors.nameRequired,
      fieldErrors.emailFormat,
      fieldErrors.messageTooLong(limits.messageMax),
    ]);
    await expect(errors).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(fieldFixes.name(limits.nameMin, limits.nameMax));
    await errors.getByText(fieldErrors.emailFormat).click();
    await expect(email).toBeFocused();
    await email.pressSequentially('.');
    await expect(errors).toBeHidden();
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('and goes on to another page gets a notice there, and finds the form empty', async ({ page }) => {
    const release = await sendAndLeave(page, (route) => route.fulfill({ json: { success: true } }));
    await release();
    await expect(toastsOf(page)).toHaveText(answerWords.sent);
    await page.goBack();
    await expect(form(page).send).toBeEnabled();
    await expect(form(page).message).toHaveValue('');
  });

  test('finds the draft after reloading the page', async ({ page }) => {
    await fill(page);
    await page.reload();
    await expectDraft(page);
  });

  test('leaves a draft only of what they typed or chose', async ({ page }) => {
    const draft = async () => (await stored(page)).session[storageKeys.contactDraft];
    await page.locator('[name=ref_almena]').evaluate((trap: HTMLInputElement) => {
      trap.value = 'x';
      trap.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(await draft(), 'the trap').toBeUndefined();
    await form(page).name.fill('Ana');
    expect(await draft()).toContain('Ana');
    expect(await draft()).not.toContain('ref_almena');
    await form(page).name.fill('');
    expect(await draft(), 'empty texts and the first subject').toBeUndefined();
    await form(page).subject.selectOption(subjects.prensa);
    expect(await draft()).toContain(subjects.prensa);
  });

  test('and comes to propose a place finds that subject chosen', async ({ page }) => {
    await page.goto('/proponer-espacio');
    await page.getByRole('main').getByRole('link').last().click();
    await expect(page).toHaveURL(/\/\?asunto=\w+#contacto$/);
    const chosen = new URL(page.url()).searchParams.get('asunto');
    await expect(form(page).subject).toHaveValue(subjects[chosen as SubjectId]);

    for (const subject of [subjects.prensa, subjects.informacion]) {
      await form(page).subject.selectOption(subject);
      await footerLink(page, '/galeria').click();
      await expect(page).toHaveURL(/\/galeria$/);
      await page.goBack();
      await expect(form(page).subject, 'what the visitor has chosen instead').toHaveValue(subject);
    }
  });
});

test.describe('on a page that an extension has changed before React hydrates it', () => {
  test.use({ expectedNoise: /Minified React error #418/ });

  test('what was typed by then survives', async ({ page, noise }) => {
    const release = await openWithoutScripts(page);
    await fill(page);
    await page.evaluate(() => {
      for (const input of document.querySelectorAll('form input'))
        input.after(document.createElement('button'));
    });
    release();
    await ready(page);
    await expectDraft(page);
    expect(noise, 'React has rendered the page anew').not.toHaveLength(0);
  });
});

test.describe('a visitor whose message cannot be sent', () => {
  // The blocked scripts include the code of the toast.
  test.use({ expectedNoise: /Contact form:|Failed to load resource|A notice could not be shown/ });

  test('and goes on to another page gets a notice there, and finds the text', async ({ page }) => {
    const release = await sendAndLeave(page, (route) => route.abort());
    await release();
    await expect(toastsOf(page)).toHaveText(connectionWords.toast);
    await page.goBack();
    await expectDraft(page);
  });
});
