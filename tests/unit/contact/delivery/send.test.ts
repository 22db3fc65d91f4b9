import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeMail, mailKey } from '@/lib/contact/mail/compose';
import { createSend, type Patience } from '@/lib/contact/delivery/send';
import { freePort } from '../../../../scripts/server.mjs';
import { startFaultProxy, type Fault, type FaultProxy } from '../../../fakes/fault-proxy';
import { startResend, type FakeResend } from '../../../fakes/resend';
import { accepted, mailRules } from '../samples';

const hasty: Patience = { tries: 3, perTry: 20_000, inAll: 60_000, pauses: [10, 20] };
const resendError = (status: number, name: string): Fault => ({
  status,
  body: JSON.stringify({ statusCode: status, name, message: 'texto con carmen@example.com' }),
});

let resend: FakeResend;
let proxy: FaultProxy;
const mail = composeMail(accepted(), mailRules);
const key = mailKey(mail);

beforeAll(async () => {
  resend = await startResend();
  proxy = await startFaultProxy(resend.url);
});
afterAll(async () => {
  await proxy.close();
  await resend.close();
});
beforeEach(() => resend.reset());

const send = (rules = hasty) => createSend({ apiKey: 're_test', baseUrl: proxy.url })(mail, key, rules);

it('hands the provider the whole mail under its key', async () => {
  proxy.plan();
  expect(await send()).toEqual({ ok: true, id: expect.stringMatching(/.+/), tries: 1 });
  expect(proxy.received.map((request) => request.key)).toEqual([key]);
  expect(await resend.mails()).toEqual([
    expect.objectContaining({ from: mail.from, to: mail.to, subject: mail.subject }),
  ]);
});

describe('silence: the mail arrives once all the same', () => {
  it.each<[string, Fault]>([
    ['the answer never comes', 'hang'],
    ['the answer stalls half way', 'stall'],
  ])('%s', async (_, fault) => {
    proxy.plan(fault);
    const result = await send({ ...hasty, perTry: 1000 });
    expect(result).toMatchObject({ ok: true });
    expect(result.tries).toBeGreaterThan(1);
    expect(await resend.mails()).toHaveLength(1);
  });

  it('ends with the time for all tries', async () => {
    proxy.plan('hang');
    const start = performance.now();
    expect(await send({ ...hasty, inAll: 300 })).toMatchObject({ ok: false, permanent: false, tries: 1 });
    expect(performance.now() - start).toBeLessThan(hasty.perTry / 2);
  });
});

describe('faults that pass: the mail arrives once', () => {
  it.each<[string, Fault[]]>([
    ['the answer is lost', ['lose']],
    ['the answer breaks off half way', ['cut']],
    ['the answer is lost twice', ['lose', 'lose']],
    ['the connection is reset', ['reset']],
    ['the answer is not HTTP', ['garbage']],
    ['500 with Resend JSON', [resendError(500, 'internal_server_error')]],
    ['500 null', [{ status: 500, body: 'null' }]],
    ['500 with a string', [{ status: 500, body: '"oops"' }]],
    ['502 HTML', [{ status: 502, body: '<html>', headers: { 'content-type': 'text/html' } }]],
    ['503 twice', [{ status: 503 }, { status: 503 }]],
    ['200 null', [{ status: 200, body: 'null' }]],
    ['200 {}', [{ status: 200, body: '{}' }]],
    ['200 with an empty id', [{ status: 200, body: '{"id":""}' }]],
    ['200 with a number for an id', [{ status: 200, body: '{"id":7}' }]],
    ['200 and half JSON', [{ status: 200, body: '{"id":' }]],
    ['200 HTML', [{ status: 200, body: '<html>' }]],
    ['200 without a body', [{ status: 200 }]],
    ['204', [{ status: 204 }]],
    ['a twin is in flight', [resendError(409, 'concurrent_idempotent_requests')]],
    ['429 without a name', [{ status: 429, body: '{}' }]],
    ['429, then the answer is lost', [resendError(429, 'rate_limit_exceeded'), 'lose']],
  ])('%s', async (_, faults) => {
    proxy.plan(...faults);
    expect(await send()).toMatchObject({ ok: true, tries: faults.length + 1 });
    expect(new Set(proxy.received.map((request) => request.key + request.payload)).size).toBe(1);
    expect(await resend.mails()).toHaveLength(1);
  });
});

describe('faults that stay: told after one try', () => {
  it.each([
    [400, 'validation_error'],
    [400, 'invalid_idempotency_key'],
    [401, 'missing_api_key'],
    [403, 'invalid_api_key'],
    [409, 'invalid_idempotent_request'],
    [422, 'invalid_from_address'],
    [429, 'daily_quota_exceeded'],
    [429, 'monthly_quota_exceeded'],
    [451, 'security_error'],
  ])('%d %s', async (status, name) => {
    proxy.plan(resendError(status, name));
    expect(await send()).toEqual({ ok: false, permanent: true, tries: 1, status, error: name });
  });
});

it.each<[string, Fault[]]>([
  ['503 for ever', [{ status: 503 }, { status: 503 }, { status: 503 }]],
  [
    '200 {} for ever',
    [
      { status: 200, body: '{}' },
      { status: 200, body: '{}' },
      { status: 200, body: '{}' },
    ],
  ],
  ['resets for ever', ['reset', 'reset', 'reset']],
])('gives up after three tries: %s', async (_, faults) => {
  proxy.plan(...faults);
  expect(await send()).toMatchObject({ ok: false, permanent: false, tries: 3 });
  expect(await resend.mails()).toHaveLength(0);
});

it('gives up when nobody listens', async () => {
  const closed = createSend({ apiKey: 're_test', baseUrl: `http://127.0.0.1:${await freePort()}` });
  expect(await closed(mail, key, hasty)).toMatchObject({
    ok: false,
    permanent: false,
    tries: 3,
    status: null,
  });
});

describe('Retry-After', () => {
  const wait = (
    value: string,
    body = '{"statusCode":429,"name":"rate_limit_exceeded","message":""}',
  ): Fault => ({
    status: 429,
    headers: { 'retry-after': value },
    body,
  });
  const gap = () => (proxy.received[1]?.at ?? 0) - (proxy.received[0]?.at ?? 0);

  it('is honoured', async () => {
    proxy.plan(wait('0.4'));
    expect(await send()).toMatchObject({ ok: true, tries: 2 });
    expect(gap()).toBeGreaterThanOrEqual(390);
  });

  it('ends the tries when it reaches beyond their time', async () => {
    proxy.plan(wait('3'));
    expect(await send({ ...hasty, inAll: 2000 })).toMatchObject({
      ok: false,
      permanent: false,
      tries: 1,
      error: 'rate_limit_exceeded',
    });
  });

  it.each(['-1', 'soon', ''])('%j is not one', async (value) => {
    proxy.plan(wait(value));
    expect(await send()).toMatchObject({ ok: true, tries: 2 });
  });

  it('may be a date', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-11-14T10:00:00Z'));
    proxy.plan(wait('Fri, 14 Nov 2025 10:02:00 GMT'));
    expect(await send()).toMatchObject({ ok: false, tries: 1 });
  });
});

it.each(['re_with\nnewline', '“re_quoted”'])(
  'tells of a key that no header can carry: %j',
  async (apiKey) => {
    const broken = createSend({ apiKey, baseUrl: proxy.url });
    expect(await broken(mail, key, hasty)).toMatchObject({
      ok: false,
      permanent: true,
      error: 'rejected_by_sdk',
    });
  },
);

it('repeats no text of the provider', async () => {
  proxy.plan(resendError(422, 'Reply carmen@example.com'));
  expect(JSON.stringify(await send())).not.toContain('carmen');
});
