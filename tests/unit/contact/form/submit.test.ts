import { expect, test, vi } from 'vitest';
import { submitContact } from '@/lib/contact/form/submit';
import { contact, valid } from '../samples';

const submission = { message: valid, honeypot: '', elapsedMs: 1234.5 };

/** The server's answer to the post, for this test. */
function answerWith(answer: () => Promise<Response>) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test.each([
  ['', valid],
  ['x', { ...valid, ref_almena: 'x' }],
])('the post has exactly the four fields as JSON, and a filled honeypot: %j', async (honeypot, body) => {
  const fetch = answerWith(async () => new Response('{"success":true}'));
  await submitContact({ ...submission, honeypot }, contact.form);
  const [url, init] = fetch.mock.calls[0]!;
  expect([url, init.method]).toEqual(['/contact-form.php', 'POST']);
  expect(JSON.parse(init.body as string)).toEqual(body);
  expect(init.headers).toEqual({ 'content-type': 'application/json', 'x-contact-elapsed': '1235' });
});

test.each([
  ['{"success":true,"message":"Recibido"}', true, 'Recibido'],
  ['{"success":true}', true, '¡Mensaje enviado con éxito!'],
  ['{"success":true,"message":""}', true, '¡Mensaje enviado con éxito!'],
  ['{"success":false,"error":"Hoy no"}', false, 'Hoy no'],
  ['{"success":false}', false, 'Error al enviar el mensaje'],
  ['{"success":"true","message":"x"}', false, 'Error al enviar el mensaje'],
  ['null', false, 'Error al enviar el mensaje'],
])('the answer %s is read as success %j with the text %j', async (body, success, text) => {
  answerWith(async () => new Response(body));
  expect(await submitContact(submission, contact.form)).toEqual({ success, text });
});

test.each<[string, () => Promise<Response>]>([
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['status 500', async () => new Response('{"success":true}', { status: 500 })],
  ['status 429', async () => new Response('{"success":false,"error":"x"}', { status: 429 })],
  ['half JSON', async () => new Response('{"success":')],
  ['HTML', async () => new Response('<html>')],
])('%s is logged and returned as a connection error', async (_, answer) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answerWith(answer);
  const text = 'Error de conexión. Por favor, inténtalo de nuevo.';
  expect(await submitContact(submission, contact.form)).toEqual({ success: false, text });
  expect(error).toHaveBeenCalledTimes(1);
});
