import type { Page } from 'playwright/test';
import {
  fieldLabel,
  fieldLimits,
  fieldNames,
  fields,
  mapFields,
  type ContactField,
} from '../../lib/contact/fields';
import { createFolderStore } from '../../lib/contact/outbox/folder-store';
import { fillText } from '../../lib/content-schema/fill-text';
import { content } from '../../lib/site-content';
import { expect } from './fixtures';

const { validation } = content.contact;
export const { form: texts, subjects } = content.contact;
export const connection = content.site.phone ? texts.connectionWithPhone : texts.connection;

const samples = {
  text: 'Carmen Domínguez',
  email: 'carmen@example.com',
  tel: '+34 600 000 000',
  select: subjects.at(-1)!.label,
  textarea: 'Hola: escribo para pedir una acreditación. 🏰',
};

/** A message that breaks no rule. */
export const values = mapFields((name) => samples[fields[name].input]);

export function form(page: Page) {
  return {
    ...mapFields((name) => page.getByLabel(fieldLabel(name, texts.labels))),
    send: page.getByRole('button', { name: texts.submit }),
    sending: page.getByRole('button', { name: texts.sending }),
    errors: page.getByText(texts.errorsTitle).locator('..'),
    counter: (count: number) =>
      page.getByText(fillText(texts.counter, { count: String(count), max: fieldLimits('message').max })),
  };
}

export async function fill(page: Page, changes: Partial<typeof values> = {}) {
  for (const name of fieldNames) {
    const control = form(page)[name];
    const value = changes[name] ?? values[name];
    await (fields[name].input === 'select' ? control.selectOption(value) : control.fill(value));
  }
}

export const errorText = (field: ContactField, rule: string) =>
  fillText((validation[field] as Record<string, string>)[rule] ?? '', fieldLimits(field));

/** The number of messages in the site's outbox from a visitor of this name. */
export async function countOf(name: string): Promise<number> {
  const kept = await createFolderStore(process.env.OUTBOX_DIR ?? '').list();
  const messages = await Promise.all(kept.map(({ read }) => read()));
  return messages.filter((each) => each?.message.name === name).length;
}

/** Waits until the form is hydrated: then the browser no longer validates it. */
export const ready = (page: Page) =>
  expect
    .poll(() => page.locator('form').evaluate((element: HTMLFormElement) => element.noValidate))
    .toBe(true);
