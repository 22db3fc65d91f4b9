import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { expect } from './fixtures';

/** A message that breaks no rule. */
export const values = {
  name: 'Carmen Domínguez',
  email: 'carmen@example.com',
  subject: 'Prensa',
  message: 'Hola: escribo para pedir una acreditación. 🏰',
};

export function form(page: Page) {
  return {
    name: page.getByLabel('Nombre *'),
    email: page.getByLabel('Email *'),
    subject: page.getByLabel('Asunto *'),
    message: page.getByLabel('Mensaje *'),
    send: page.getByRole('button', { name: 'Enviar mensaje' }),
    sending: page.getByRole('button', { name: 'Enviando mensaje...' }),
    errors: page.getByText('Por favor, corrige los siguientes errores:').locator('..'),
  };
}

export async function fill(page: Page, changes: Partial<typeof values> = {}) {
  const { name, email, subject, message } = form(page);
  const all = { ...values, ...changes };
  await name.fill(all.name);
  await email.fill(all.email);
  await subject.selectOption(all.subject);
  await message.fill(all.message);
}

/** The mails in the site's outbox whose message contains the text. */
export async function mailsWith(text: string): Promise<string[]> {
  const folder = process.env.OUTBOX_DIR ?? '';
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const files = await Promise.all(
    names.map((name) => readFile(path.join(folder, name), 'utf8').catch(() => '')),
  );
  const record = (eml: string) =>
    /^X-Contact-Record: ((?:.*\r\n )*.*)/m.exec(eml)?.[1]?.replace(/\s/g, '') ?? '';
  return files.filter((eml) => Buffer.from(record(eml), 'base64').toString().includes(text));
}

/** Waits until the form is hydrated: then the browser no longer validates it. */
export const ready = (page: Page) =>
  expect
    .poll(() => page.locator('form').evaluate((element: HTMLFormElement) => element.noValidate))
    .toBe(true);
