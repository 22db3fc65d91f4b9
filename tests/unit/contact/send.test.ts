import { describe, expect, it, test } from 'vitest';
import { composeMail } from '@/lib/contact/server/mail';
import { createSend } from '@/lib/contact/server/send';
import { accepted, mailSettings } from '../../fakes/contact-message';
import { refuseWith, type Fault } from '../../fakes/mail-provider';
import { context, withProvider } from './serve';

withProvider();

const hourMs = 3_600_000;
/** The time limits are so long that even a busy machine stays below them. */
const generousPolicy = { attempts: 5, attemptTimeoutMs: hourMs, firstPauseMs: 10 };

const mail = composeMail(accepted(), mailSettings);

const defaults = { limitMs: hourMs, deployment: 'production', from: mail.from, key: 'k' };

function send(settings: Partial<typeof defaults & typeof generousPolicy> = {}) {
  const { limitMs, deployment, from, key, ...policy } = { ...defaults, ...generousPolicy, ...settings };
  const provider = { apiKey: 're_test', baseUrl: context.provider.url, deployment };
  return createSend(provider, policy)({ ...mail, from }, key, limitMs);
}
const mailCount = async () => (await context.provider.mails()).length;

test('the provider gets the mail under the key of the message and the deployment', async () => {
  expect(await send()).toEqual({ outcome: 'sent', id: expect.stringMatching(/.+/), attempts: 1 });
  expect(context.provider.received.map(({ key }) => key)).toEqual(['contact/production/k']);
  expect(await context.provider.mails()).toMatchObject([{ from: mail.from, subject: mail.subject }]);
});

describe('the same message again', () => {
  it('is one mail, but a preview sends a second mail', async () => {
    expect(await send()).toEqual(await send());
    expect(await mailCount()).toBe(1);
    await send({ deployment: 'preview' });
    expect(await mailCount()).toBe(2);
  });

  it('is one more mail if another version of the site has made the first, which may be lost', async () => {
    context.provider.plan({ status: 500 });
    await send({ attempts: 1 });
    await send();
    const other = { from: 'Otra <otra@example.com>' };
    expect([await send(other), await send(other)]).toMatchObject([{ outcome: 'sent' }, { outcome: 'sent' }]);
    expect(await mailCount()).toBe(2);
  });

  it('waits while another process sends it', async () => {
    context.provider.plan({ delayMs: 100 });
    const both = await Promise.all([send(), send()]);
    expect(new Set(both.map((sent) => sent.outcome === 'sent' && sent.id)).size).toBe(1);
    expect(await mailCount()).toBe(1);
  });
});

test('a provider that does not answer, although it may have taken the mail, is asked again', async () => {
  context.provider.plan('silent', 'hang');
  expect(await send({ attemptTimeoutMs: 500 })).toMatchObject({ outcome: 'sent' });
  expect(context.provider.received.length).toBeGreaterThan(2);
  expect(await mailCount()).toBe(1);
});

test('a provider that never answers costs no more than the time limit of the message', async () => {
  context.provider.always('silent');
  const failure = { outcome: 'provider_error', provider: null, error: 'no_answer' };
  expect(await send({ limitMs: 300 })).toMatchObject(failure);
});

test.each<[string, Fault[]]>([
  ['the answer is lost', ['lose']],
  ['the connection is reset', ['reset']],
  ['500 with Resend JSON', [refuseWith(500, 'internal_server_error')]],
  ['500 null', [{ status: 500, body: 'null' }]],
  ['502 HTML', [{ status: 502, body: '<html>', headers: { 'content-type': 'text/html' } }]],
  ['200 null', [{ status: 200, body: 'null' }]],
  ['200 {}', [{ status: 200, body: '{}' }]],
  ['200 with an empty id', [{ status: 200, body: '{"id":""}' }]],
  ['200 and half JSON', [{ status: 200, body: '{"id":' }]],
  ['another sender of the same message', [refuseWith(409, 'concurrent_idempotent_requests')]],
  ['429 with a wrong Retry-After', [{ status: 429, headers: { 'retry-after': 'later' } }]],
  ['429, then the answer is lost', [refuseWith(429, 'rate_limit_exceeded'), 'lose']],
])('a temporary fault is retried, and the mail arrives once: %s', async (_, faults) => {
  context.provider.plan(...faults);
  expect(await send()).toMatchObject({ outcome: 'sent', attempts: faults.length + 1 });
  expect(new Set(context.provider.received.map(({ key, payload }) => key + payload)).size).toBe(1);
  expect(await mailCount()).toBe(1);
});

test.each<[Fault, string]>([
  [{ status: 503 }, 'provider_error'],
  [refuseWith(429, 'rate_limit_exceeded'), 'provider_busy'],
  [refuseWith(409, 'concurrent_idempotent_requests'), 'provider_busy'],
])('a temporary fault is retried four times: %j', async (fault, outcome) => {
  context.provider.always(fault);
  expect(await send()).toMatchObject({ outcome, attempts: 5 });
});

test.each([
  [400, 'validation_error', 'mail_refused'],
  [401, 'missing_api_key', 'config_error'],
  [403, 'invalid_api_key', 'config_error'],
  [422, 'invalid_from_address', 'mail_refused'],
  [429, 'daily_quota_exceeded', 'config_error'],
  [429, 'monthly_quota_exceeded', 'config_error'],
])('a permanent fault is reported after one attempt: %d %s', async (provider, name, outcome) => {
  context.provider.plan(refuseWith(provider, name));
  expect(await send()).toEqual({ outcome, attempts: 1, provider, error: name });
});

test('Retry-After delays the next attempt, and there is none if the delay exceeds the time limit', async () => {
  context.provider.plan({ status: 429, headers: { 'retry-after': '0.4' } });
  expect(await send()).toMatchObject({ outcome: 'sent', attempts: 2 });
  expect(
    (context.provider.received[1]?.at ?? 0) - (context.provider.received[0]?.at ?? 0),
  ).toBeGreaterThanOrEqual(390);
  context.provider.plan({ status: 429, headers: { 'retry-after': '7200' } });
  expect(await send({ key: 'other' })).toMatchObject({ outcome: 'provider_busy', attempts: 1 });
});
