import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { composeMail, messageKey } from '@/lib/contact/mail/compose';
import { createSend, sendBudgetMs } from '@/lib/contact/mail/send';
import { startFaultProxy, type Fault, type FaultProxy } from '../../../fakes/fault-proxy';
import { startResend, type FakeResend } from '../../../fakes/resend';
import { accepted, mailRules } from '../samples';

setFlagsFromString('--expose-gc');
/** Timeouts must not depend on garbage collection. */
const collectGarbage = runInNewContext('gc') as () => void;

const quick = { tryTimeoutMs: 20_000, retries: 4, minTimeout: 10, factor: 3, randomize: true };
const resendError = (status: number, name: string): Fault => ({
  status,
  body: JSON.stringify({ statusCode: status, name, message: 'texto con carmen@example.com' }),
});

let resend: FakeResend;
let proxy: FaultProxy;
const mail = composeMail(accepted(), mailRules);
const key = messageKey(accepted().message);

beforeAll(async () => {
  resend = await startResend();
  proxy = await startFaultProxy(resend.url);
});
afterAll(async () => {
  await proxy.close();
  await resend.close();
});
beforeEach(() => {
  resend.reset();
  proxy.plan();
});

function sender(deployment = 'production', policy = quick) {
  return createSend({ apiKey: 're_test', baseUrl: proxy.url, deployment }, policy);
}
const send = (budgetMs = sendBudgetMs) => sender()(mail, key, budgetMs);

test('the provider gets the whole mail, under the key of the message and the deployment', async () => {
  expect(await send()).toEqual({ outcome: 'sent', id: expect.stringMatching(/.+/), tries: 1 });
  expect(proxy.received.map((request) => request.key)).toEqual([`contact/production/${key}`]);
  expect(await resend.mails()).toEqual([
    expect.objectContaining({ from: mail.from, to: mail.to, subject: mail.subject }),
  ]);
});

describe('the same message again', () => {
  it('is one mail', async () => {
    const [first, second] = [await send(), await send()];
    expect(second).toEqual(first);
    expect(await resend.mails()).toHaveLength(1);
  });

  it('counts as sent under other settings', async () => {
    await send();
    const moved = composeMail(accepted(), { ...mailRules, from: 'Otra <otra@example.com>' });
    expect(await sender()(moved, key, sendBudgetMs)).toEqual({ outcome: 'repeated', tries: 1 });
    expect(await resend.mails()).toHaveLength(1);
  });

  it('waits while another process sends it', async () => {
    proxy.plan({ delayMs: 100 });
    const both = await Promise.all([send(), send()]);
    expect(new Set(both.map((sent) => sent.outcome === 'sent' && sent.id)).size).toBe(1);
    expect(await resend.mails()).toHaveLength(1);
  });

  it('is another mail from a preview', async () => {
    await send();
    expect(await sender('preview')(mail, key, sendBudgetMs)).toMatchObject({ outcome: 'sent' });
    expect(await resend.mails()).toHaveLength(2);
  });
});

describe.each<Fault>(['hang', 'silent'])('a provider that does not answer: %s', (fault) => {
  it('is tried again after the timeout of a try', async () => {
    proxy.plan(fault);
    const sending = sender('production', { ...quick, tryTimeoutMs: 500 })(mail, key, sendBudgetMs);
    await proxy.arrived(1);
    collectGarbage();
    expect(await sending).toMatchObject({ outcome: 'sent' });
    expect(proxy.received.length).toBeGreaterThan(1);
    expect(await resend.mails()).toHaveLength(1);
  });

  it('ends the sending with its budget', async () => {
    proxy.plan(fault);
    expect(await send(300)).toMatchObject({
      outcome: 'failed',
      cause: 'unavailable',
      tries: 1,
      status: null,
    });
    expect(await send()).toMatchObject({ outcome: 'sent' });
    expect(await resend.mails()).toHaveLength(1);
  });
});

describe('a temporary fault', () => {
  it.each<[string, Fault[]]>([
    ['the answer is lost', ['lose']],
    ['the connection is reset', ['reset']],
    ['500 with Resend JSON', [resendError(500, 'internal_server_error')]],
    ['500 null', [{ status: 500, body: 'null' }]],
    ['502 HTML', [{ status: 502, body: '<html>', headers: { 'content-type': 'text/html' } }]],
    ['503 twice', [{ status: 503 }, { status: 503 }]],
    ['200 null', [{ status: 200, body: 'null' }]],
    ['200 {}', [{ status: 200, body: '{}' }]],
    ['200 with an empty id', [{ status: 200, body: '{"id":""}' }]],
    ['200 and half JSON', [{ status: 200, body: '{"id":' }]],
    ['200 without a body', [{ status: 200 }]],
    ['another sender of the same message', [resendError(409, 'concurrent_idempotent_requests')]],
    ['429 without a name', [{ status: 429, body: '{}' }]],
    ['429, then the answer is lost', [resendError(429, 'rate_limit_exceeded'), 'lose']],
  ])('is retried, and the mail arrives once: %s', async (_, faults) => {
    proxy.plan(...faults);
    expect(await send()).toMatchObject({ outcome: 'sent', tries: faults.length + 1 });
    expect(new Set(proxy.received.map((request) => request.key + request.payload)).size).toBe(1);
    expect(await resend.mails()).toHaveLength(1);
  });
});

describe('a permanent fault', () => {
  it.each([
    [400, 'validation_error', 'message'],
    [400, 'invalid_idempotency_key', 'message'],
    [401, 'missing_api_key', 'account'],
    [403, 'invalid_api_key', 'account'],
    [422, 'invalid_from_address', 'message'],
    [429, 'daily_quota_exceeded', 'account'],
    [429, 'monthly_quota_exceeded', 'account'],
    [451, 'security_error', 'message'],
  ])('is reported after one try: %d %s', async (status, name, cause) => {
    proxy.plan(resendError(status, name));
    expect(await send()).toEqual({ outcome: 'failed', cause, tries: 1, status, error: name });
  });
});

test('a sending ends after five tries', async () => {
  proxy.always({ status: 503 });
  expect(await send()).toMatchObject({ outcome: 'failed', cause: 'unavailable', tries: 5 });
  expect(await resend.mails()).toHaveLength(0);
});

describe('Retry-After', () => {
  const busy = (value: string): Fault => ({
    status: 429,
    headers: { 'retry-after': value },
    body: '{"statusCode":429,"name":"rate_limit_exceeded","message":""}',
  });
  const gap = () => (proxy.received[1]?.at ?? 0) - (proxy.received[0]?.at ?? 0);

  it('delays the next try', async () => {
    proxy.plan(busy('0.4'));
    expect(await send()).toMatchObject({ outcome: 'sent', tries: 2 });
    expect(gap()).toBeGreaterThanOrEqual(390);
  });

  it('ends the sending when it exceeds the budget', async () => {
    proxy.plan(busy('3'));
    expect(await send(2000)).toMatchObject({ outcome: 'failed', tries: 1, error: 'rate_limit_exceeded' });
  });

  it.each(['-1', 'later', ''])('is ignored when it is %j', async (value) => {
    proxy.plan(busy(value));
    expect(await send()).toMatchObject({ outcome: 'sent', tries: 2 });
  });
});

test('a text of the provider is not repeated, since it could quote the visitor', async () => {
  proxy.plan(resendError(422, 'Reply carmen@example.com'));
  expect(JSON.stringify(await send())).not.toContain('carmen');
});
