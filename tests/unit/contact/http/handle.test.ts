import { describe, expect, it, vi } from 'vitest';
import { answerOptions, refuseMethod } from '@/lib/contact/http/handle';
import type { Delivery } from '@/lib/contact/outbox/deliver';
import { fakeService } from '../fake-service';
import { contact, valid } from '../samples';

const json = JSON.stringify;
const delivery = { deferred: false, after: expect.any(Function) };

describe('the answer contract', () => {
  it('200 with success and message', async () => {
    const { post, service } = fakeService();
    const response = await post(json(valid));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, message: '¡Mensaje enviado con éxito!' });
    expect(service.deliver).toHaveBeenCalledExactlyOnceWith({ message: valid, suspect: false }, delivery);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  const details = { tries: 3, provider: 503 };
  it.each<[Delivery, object]>([
    [
      { outcome: 'stored', ...details },
      { success: true, message: contact.form.sent },
    ],
    [
      { outcome: 'repeated', tries: 1 },
      { success: true, message: contact.form.sent },
    ],
    [
      { outcome: 'provider_error', ...details, error: 'x' },
      { success: false, error: 'Error al enviar el mensaje' },
    ],
    [
      { outcome: 'config_error', ...details, error: 'x' },
      { success: false, error: 'Error al enviar el mensaje' },
    ],
    [
      { outcome: 'store_full', ...details, error: 'x' },
      { success: false, error: contact.form.full },
    ],
  ])('200 with what became of the message: $outcome', async (outcome, body) => {
    const response = await fakeService({ deliver: async () => outcome }).post(json(valid));
    expect([response.status, await response.json()]).toEqual([200, body]);
  });

  it('400 with all errors', async () => {
    const { post, service } = fakeService();
    const response = await post(json({ ...valid, name: '', message: 'corto' }));
    expect(response.status).toBe(400);
    const error = 'El nombre es obligatorio. El mensaje debe tener al menos 10 caracteres';
    expect(await response.json()).toEqual({ success: false, error });
    expect(service.limit).not.toHaveBeenCalled();
  });

  it('429 with Retry-After, and nothing sent', async () => {
    const { post, service } = fakeService({ limit: async () => ({ allowed: false, retryAfter: 42 }) });
    const response = await post(json(valid));
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '42']);
    expect(await response.json()).toEqual({ success: false, error: contact.refusals.many });
    expect(service.deliver).not.toHaveBeenCalled();
  });

  it('500 that tells nothing of a fault of ours', async () => {
    const deliver = async () => Promise.reject(new TypeError('secret of carmen@example.com'));
    const { post, logged } = fakeService({ deliver });
    const response = await post(json(valid));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ success: false, error: 'Error al enviar el mensaje' });
    expect(logged).toEqual([expect.objectContaining({ outcome: 'crashed', error: 'TypeError' })]);
    expect(json(logged)).not.toContain('carmen');
  });

  it('405 with Allow for other methods, and no CORS for a preflight', async () => {
    const response = refuseMethod(contact);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect(await response.json()).toMatchObject({ success: false });
    const preflight = answerOptions();
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, null]);
  });
});

describe('hostile requests', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const chunked = () => new Blob(['x'.repeat(40_000)]);

  it.each<[string, BodyInit, Record<string, string>, number]>([
    ['no body', '', {}, 400],
    ['half JSON', '{"name":"Ana"', {}, 400],
    ['null', 'null', {}, 400],
    ['a number', '7', {}, 400],
    ['a string', '"hola"', {}, 400],
    ['an array', json([valid]), {}, 400],
    ['an empty object', '{}', {}, 400],
    ['deep arrays', deep(16_000), {}, 400],
    ['a deep field', `{"name":${deep(10_000)}}`, {}, 400],
    ['wrong kinds', json({ name: 1, email: {}, subject: [], message: true }), {}, 400],
    ['a foreign subject', json({ ...valid, subject: '__proto__' }), {}, 400],
    ['a poisoned prototype only', '{"__proto__":{"name":"Ana","email":"a@b.es"}}', {}, 400],
    ['bad UTF-8', bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d), {}, 400],
    ['a NUL', '\0', {}, 400],
    ['a second address', json({ ...valid, email: 'a@b.es\r\nBcc: c@d.es' }), {}, 400],
    ['an invisible message', json({ ...valid, message: '\u200B'.repeat(50) }), {}, 400],
    ['a byte too many', 'x'.repeat(32 * 1024 + 1), {}, 413],
    ['a stream too long', chunked(), {}, 413],
    ['a lying length', 'x', { 'content-length': '99999999' }, 413],
    ['text/plain', json(valid), { 'content-type': 'text/plain' }, 415],
    ['no type', json(valid), { 'content-type': '' }, 415],
    ['multipart', json(valid), { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['a type that contains ours', json(valid), { 'content-type': 'text/plain; application/json' }, 415],
    ['gzip', json(valid), { 'content-encoding': 'gzip' }, 415],
    ['Latin-1', json(valid), { 'content-type': 'application/json; charset=iso-8859-1' }, 415],
    ['another site', json(valid), { 'sec-fetch-site': 'cross-site' }, 403],
    ['another origin', json(valid), { origin: 'https://evil.example.com', host: 'localhost:3000' }, 403],
  ])('%s', async (_, body, headers, status) => {
    const { post, service, logged } = fakeService();
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({ success: false, error: expect.stringMatching(/\S/) });
    expect(service.deliver).not.toHaveBeenCalled();
    expect(logged).toHaveLength(1);
    if (status === 413) expect(response.headers.get('connection')).toBe('close');
  });

  it.each<[string, string, Record<string, string>]>([
    ['a type with a charset', json(valid), { 'content-type': 'Application/JSON; Charset="UTF-8"' }],
    ['a byte order mark', `\uFEFF${json(valid)}`, {}],
    ['unknown keys', json({ ...valid, admin: true, to: 'x@example.com', bcc: ['y@example.com'] }), {}],
    ['a poisoned prototype beside', `{"__proto__":{"to":"x@example.com"},${json(valid).slice(1)}`, {}],
    ['headers that ask for more', json(valid), { 'x-http-method-override': 'DELETE', bcc: 'x@example.com' }],
  ])('harmless: %s', async (_, body, headers) => {
    const { post, service } = fakeService();
    expect((await post(body, headers)).status).toBe(200);
    expect(service.deliver).toHaveBeenCalledExactlyOnceWith({ message: valid, suspect: false }, delivery);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('puts a name with line breaks on one line', async () => {
    const { post, service } = fakeService();
    await post(json({ ...valid, name: 'Ana\r\nBcc: x@example.com\u202E' }));
    const name = 'Ana Bcc: x@example.com';
    expect(service.deliver).toHaveBeenCalledWith({ message: { ...valid, name }, suspect: false }, delivery);
  });
});

it('marks what bears two marks of a robot, and delivers it', async () => {
  const { post, service } = fakeService();
  const response = await post(json({ ...valid, ref_almena: 'x' }), { 'x-contact-elapsed': '100' });
  expect(response.status).toBe(200);
  expect(service.deliver).toHaveBeenCalledWith({ message: valid, suspect: true }, delivery);
  expect(service.limit).toHaveBeenCalledWith(expect.anything(), true);
});

it('leaves to a pass what the limit defers', async () => {
  const { post, service } = fakeService({ limit: async () => ({ allowed: true, deferred: true }) });
  expect((await post(json(valid))).status).toBe(200);
  expect(service.deliver).toHaveBeenCalledWith(expect.anything(), { ...delivery, deferred: true });
});

it.each<[string, Delivery, number]>([
  ['sent', { outcome: 'sent', id: 'id-1', tries: 1 }, 1],
  ['stored because of a failure', { outcome: 'stored', tries: 5, provider: 503, error: 'x' }, 0],
  ['lost', { outcome: 'provider_error', tries: 5, provider: 503, error: 'x' }, 0],
])(
  'sends what waits after a message that was %s, within the time of its function',
  async (_, outcome, times) => {
    const { post, after, service } = fakeService({ deliver: async () => outcome });
    await post(json(valid));
    expect(after).toHaveBeenCalledTimes(times);
    for (const [work] of after.mock.calls) await work();
    for (const [timeMs] of vi.mocked(service.sendPending).mock.calls)
      expect(timeMs).toBeLessThanOrEqual(25_000);
    expect(service.sendPending).toHaveBeenCalledTimes(times);
  },
);
