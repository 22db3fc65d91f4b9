import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { makeFieldLabel, fieldNames, fields, fillLimits, mapFields } from '../../lib/contact/fields';
import { readEml } from '../../lib/contact/mail';
import { texts, valid } from '../fakes/contact-message';
import { expect } from './fixtures';

export const form = (page: Page) => ({
  ...mapFields((name) => page.getByLabel(makeFieldLabel(name, texts.labels))),
  send: page.getByRole('button', { name: texts.submit }),
  sending: page.getByRole('button', { name: texts.sending }),
  errors: page.getByText(texts.errorsTitle).locator('..'),
  counter: (count: number) =>
    page.getByText(fillLimits(fields.message, texts.counter).replace('{count}', String(count))),
});

export async function fill(page: Page, changes: Partial<typeof valid> = {}) {
  for (const name of fieldNames) {
    const control = form(page)[name];
    const value = changes[name] ?? valid[name];
    const { kind } = fields[name];
    if (kind === 'checkbox') await control.setChecked(value !== '');
    else await (kind === 'select' ? control.selectOption(value) : control.fill(value));
  }
}

/** The number of messages in the outbox from the visitor with this name. */
export async function countOf(name: string): Promise<number> {
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
