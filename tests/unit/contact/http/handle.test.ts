import { describe, expect, it, test, vi } from 'vitest';
import type { Delivery } from '@/lib/contact/outbox/deliver';
import { fakeService } from '../fake-service';
import { contact, valid } from '../samples';

const json = JSON.stringify;
const options = { deferred: false, after: expect.any(Function) };
const failed = { tries: 3, provider: 503, error: 'x' };

describe('an acceptable message', () => {
  it.each<[Delivery, object]>([
    [
      { outcome: 'sent', tries: 1 },
      { success: true, message: '¡Mensaje enviado con éxito!' },
    ],
    [
      { outcome: 'stored', ...failed },
      { success: true, message: '¡Mensaje enviado con éxito!' },
    ],
    [
      { outcome: 'repeated', tries: 1 },
      { success: true, message: '¡Mensaje enviado con éxito!' },
    ],
    [
      { outcome: 'provider_error', ...failed },
      { success: false, error: 'Error al enviar el mensaje' },
    ],
    [
      { outcome: 'config_error', ...failed },
      { success: false, error: 'Error al enviar el mensaje' },
    ],
    [
      { outcome: 'store_full', ...failed },
      { success: false, error: contact.form.full },
    ],
  ])('is answered with 200 and the result of its delivery: $outcome', async (delivery, body) => {
    const { post, service } = fakeService({ deliver: vi.fn(async () => delivery) });
    const response = await post(json(valid));
    expect([response.status, await response.json()]).toEqual([200, body]);
    expect(service.deliver).toHaveBeenCalledExactlyOnceWith({ message: valid, suspect: false }, options);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('is marked and delivered when it has two bot signals', async () => {
    const { post, service } = fakeService();
    await post(json({ ...valid, ref_almena: 'x' }), { 'x-contact-elapsed': '100' });
    expect(service.limit).toHaveBeenCalledWith(expect.anything(), true);
    expect(service.deliver).toHaveBeenCalledWith({ message: valid, suspect: true }, options);
  });

  it('is deferred beyond the total limit', async () => {
    const { post, service } = fakeService({ limit: async () => ({ allowed: true, deferred: true }) });
    await post(json(valid));
    expect(service.deliver).toHaveBeenCalledWith(expect.anything(), { ...options, deferred: true });
  });

  it.each<[Delivery, number]>([
    [{ outcome: 'sent', id: 'id-1', tries: 1 }, 1],
    [{ outcome: 'stored', ...failed }, 0],
    [{ outcome: 'provider_error', ...failed }, 0],
  ])('starts a pass over the stored messages when it was sent: $outcome', async (delivery, times) => {
    const { post, after, service } = fakeService({ deliver: async () => delivery });
    await post(json(valid));
    for (const [work] of after.mock.calls) await work();
    expect(service.sendPending).toHaveBeenCalledTimes(times);
  });

  it.each<[string, string, Record<string, string>]>([
    ['a type with a charset', json(valid), { 'content-type': 'Application/JSON; Charset="UTF-8"' }],
    ['a byte order mark', `\uFEFF${json(valid)}`, {}],
    ['unknown keys', json({ ...valid, admin: true, to: 'x@example.com', bcc: ['y@example.com'] }), {}],
    ['a prototype', `{"__proto__":{"to":"x@example.com"},${json(valid).slice(1)}`, {}],
    ['a name with line breaks', json({ ...valid, name: 'Carmen\r\n\u202EDomínguez' }), {}],
    ['headers that ask for more', json(valid), { 'x-http-method-override': 'DELETE', bcc: 'x@example.com' }],
  ])('may have %s', async (_, body, headers) => {
    const { post, service } = fakeService();
    expect((await post(body, headers)).status).toBe(200);
    expect(service.deliver).toHaveBeenCalledExactlyOnceWith({ message: valid, suspect: false }, options);
  });
});

describe('an unacceptable request', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

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
    ['wrong types', json({ name: 1, email: {}, subject: [], message: true }), {}, 400],
    ['only a prototype', '{"__proto__":{"name":"Ana","email":"a@b.es"}}', {}, 400],
    ['bytes that are not UTF-8', bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d), {}, 400],
    ['a NUL', '\0', {}, 400],
    ['one byte too many', 'x'.repeat(32 * 1024 + 1), {}, 413],
    ['a stream that is too long', new Blob(['x'.repeat(40_000)]), {}, 413],
    ['text/plain', json(valid), { 'content-type': 'text/plain' }, 415],
    ['no type', json(valid), { 'content-type': '' }, 415],
    ['multipart', json(valid), { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['a type that contains ours', json(valid), { 'content-type': 'text/plain; application/json' }, 415],
    ['gzip', json(valid), { 'content-encoding': 'gzip' }, 415],
    ['another site', json(valid), { 'sec-fetch-site': 'cross-site' }, 403],
    ['another origin', json(valid), { origin: 'https://evil.example.com', host: 'localhost:3000' }, 403],
  ])('is refused: %s', async (_, body, headers, status) => {
    const { post, service, logged } = fakeService();
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({ success: false, error: expect.stringMatching(/\S/) });
    expect(service.limit).not.toHaveBeenCalled();
    expect(service.deliver).not.toHaveBeenCalled();
    expect(logged).toHaveLength(1);
    if (status === 413) expect(response.headers.get('connection')).toBe('close');
  });

  it('is answered with all errors of the message', async () => {
    const response = await fakeService().post(json({ ...valid, name: '', message: 'corto' }));
    const error = 'El nombre es obligatorio. El mensaje debe tener al menos 10 caracteres';
    expect([response.status, await response.json()]).toEqual([400, { success: false, error }]);
  });

  it('is answered with 429 and Retry-After beyond the limit, and nothing is sent', async () => {
    const { post, service } = fakeService({ limit: async () => ({ allowed: false, retryAfterSeconds: 42 }) });
    const response = await post(json(valid));
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '42']);
    expect(await response.json()).toEqual({ success: false, error: contact.refusals.many });
    expect(service.deliver).not.toHaveBeenCalled();
  });
});

test('an unexpected error is answered with 500 and reveals nothing', async () => {
  const deliver = async () => Promise.reject(new TypeError('secret of carmen@example.com'));
  const { post, logged } = fakeService({ deliver });
  const response = await post(json(valid));
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ success: false, error: 'Error al enviar el mensaje' });
  expect(logged).toEqual([expect.objectContaining({ outcome: 'crashed', error: 'TypeError' })]);
  expect(json(logged)).not.toContain('carmen');
});
