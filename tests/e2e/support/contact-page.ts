import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { readEml } from '../../../lib/contact/server/stored-message';
import { contactFields, limits, makeLabel, type ContactField } from '../../../lib/contact/form/message';
import { answerWords, formWords } from '../../../lib/words/contact';
import { valid } from '../../fakes/contact-message';
import { expect } from './fixtures';

const findControls = (page: Page) =>
  Object.fromEntries(
    contactFields.map((field) => [field, page.getByLabel(makeLabel(field), { exact: true })]),
  ) as Record<ContactField, Locator>;

export const form = (page: Page) => ({
  ...findControls(page),
  send: page.getByRole('button', { name: formWords.submit }),
  sending: page.getByRole('button', { name: formWords.sending }),
  errors: page.getByText(answerWords.errorsTitle).locator('..'),
  counter: (count: number) => page.getByText(formWords.counter(count, limits.messageMax)),
});

export async function fill(page: Page, changes: Partial<typeof valid> = {}) {
  const message = { ...valid, ...changes };
  for (const field of contactFields) {
    const control = form(page)[field];
    if (field === 'subject') await control.selectOption(message.subject);
    else await control.fill(message[field]);
  }
}

/** The number of messages from this visitor in the outbox. */
export async function countStoredFrom(name: string): Promise<number> {
  const folder = process.env.OUTBOX_DIR ?? '';
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  const emls = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return emls.map(readEml).filter((each) => each?.message.name === name).length;
}

/** Waits until the form is hydrated. From then on the browser no longer validates it. */
export const ready = (page: Page) =>
  expect
    .poll(() => page.locator('form').evaluate((element: HTMLFormElement) => element.noValidate))
    .toBe(true);
