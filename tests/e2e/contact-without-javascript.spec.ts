import { limits, listFilledFields } from '@/lib/contact/form/message';
import { contactEndpoint } from '@/lib/routes';
import { answerWords, fieldErrors, noScriptWords } from '@/lib/words/contact';
import { valid } from '../fakes/contact-message';
import { findViolations } from './support/axe';
import { countStoredFrom, fill, form } from './support/contact-page';
import { expect, test } from './support/fixtures';
import { openWithoutScripts } from './support/follow-links';

test.describe('a visitor who writes before the scripts are loaded', () => {
  // When the page is left, the requests of its scripts are aborted.
  test.use({ expectedNoise: /Failed to load resource/ });

  test('sends the message with a form post', async ({ page }) => {
    const name = `Impaciente ${Date.now()}`;
    const loadScripts = await openWithoutScripts(page);
    await fill(page, { name });
    await form(page).send.click({ noWaitAfter: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(answerWords.sentTitle);
    expect(await findViolations(page)).toEqual([]);
    expect(await countStoredFrom(name)).toBe(1);
    loadScripts();
  });
});

test.describe('a visitor without JavaScript', () => {
  // The page that opens at the address of the form has the status 405, which Chromium logs.
  test.use({ javaScriptEnabled: false, expectedNoise: /status of 405/ });

  test('reads the errors and what they typed, corrects it, and reads that the message was sent', async ({
    page,
  }) => {
    const name = `Sin script ${Date.now()}`;
    await page.goto('/#contacto');
    const typed = { ...valid, name, message: 'corto' };
    await fill(page, typed);
    await form(page).send.click();
    await expect(page.getByRole('listitem')).toHaveText(fieldErrors.messageTooShort(limits.messageMin));
    await expect(page.getByRole('term')).toHaveText(listFilledFields(typed).map(({ label }) => label));
    await expect(page.getByRole('definition')).toHaveText(listFilledFields(typed).map(({ text }) => text));
    await expect(page.getByRole('main'), 'the policy allows the style').toHaveCSS('max-width', '600px');
    await page.goBack();
    await expect(form(page).name).toHaveValue(name);
    await expect(form(page).subject).toHaveValue(valid.subject);

    await form(page).message.fill(valid.message);
    await form(page).send.click();
    await expect(page.getByRole('heading')).toHaveText(answerWords.sentTitle);
    expect(await countStoredFrom(name)).toBe(1);
    // Reloading sends the same message again, which is the same mail.
    await page.reload();
    await expect(page.getByRole('heading')).toHaveText(answerWords.sentTitle);
    expect(await countStoredFrom(name)).toBe(1);

    await page.goto(contactEndpoint);
    await page.getByRole('link', { name: noScriptWords.toForm }).click();
    await expect(page).toHaveURL(/\/#contacto$/);
  });
});
