import { afterEach, expect, it, vi } from 'vitest';
import { submitContact } from '@/lib/contact/form/submit';
import { contact, valid } from '../samples';

const texts = { sent: contact.form.sent, failed: contact.form.failed, connection: contact.form.connection };
const submission = { message: valid, trap: '', elapsed: 1234.5 };

afterEach(() => void vi.unstubAllGlobals());

function server(answer: () => Promise<Response>) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const json = (body: string, status = 200) => server(async () => new Response(body, { status }));

it('posts exactly the four fields as JSON', async () => {
  const fetch = json('{"success":true}');
  await submitContact(submission, texts);
  const [url, init] = fetch.mock.calls[0]!;
  expect([url, init.method]).toEqual(['/contact-form.php', 'POST']);
  expect(JSON.parse(init.body as string)).toEqual(valid);
  expect(init.headers).toEqual({ 'content-type': 'application/json', 'x-contact-elapsed': '1235' });
});

it('adds the trap only when something fell into it', async () => {
  const fetch = json('{"success":true}');
  await submitContact({ ...submission, trap: 'x' }, texts);
  expect(JSON.parse(fetch.mock.calls[0]![1].body as string)).toEqual({ ...valid, ref_almena: 'x' });
});

it.each([
  ['{"success":true,"message":"Recibido"}', true, 'Recibido'],
  ['{"success":true}', true, '¡Mensaje enviado con éxito!'],
  ['{"success":true,"message":""}', true, '¡Mensaje enviado con éxito!'],
  ['{"success":false,"error":"Hoy no"}', false, 'Hoy no'],
  ['{"success":false}', false, 'Error al enviar el mensaje'],
  ['{"success":"true","message":"x"}', false, 'Error al enviar el mensaje'],
  ['{}', false, 'Error al enviar el mensaje'],
  ['null', false, 'Error al enviar el mensaje'],
])('reads %s', async (body, success, text) => {
  json(body);
  expect(await submitContact(submission, texts)).toEqual({ success, text });
});

it.each<[string, () => Promise<Response>]>([
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['500', async () => new Response('{"success":true}', { status: 500 })],
  [
    '429 with a text of the server',
    async () => new Response('{"success":false,"error":"x"}', { status: 429 }),
  ],
  ['half JSON', async () => new Response('{"success":')],
  ['HTML', async () => new Response('<html>')],
])('logs and tells as a connection error: %s', async (_, answer) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server(answer);
  const text = 'Error de conexión. Por favor, inténtalo de nuevo.';
  expect(await submitContact(submission, texts)).toEqual({ success: false, text });
  expect(error).toHaveBeenCalledTimes(1);
});
