import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handleContact } from '@/lib/contact/http/handle';
import { perClient, perCrowd } from '@/lib/contact/abuse/rate-limit';
import { createContactService } from '@/lib/contact/service';
import { parseEnv } from '@/lib/env';
import { content } from '@/lib/site-content';
import { startFaultProxy, type FaultProxy } from '../../fakes/fault-proxy';
import { startResend, type FakeResend } from '../../fakes/resend';
import { emptyFolder, eventually } from '../../fakes/server';
import { valid } from './samples';

vi.mock('@vercel/firewall', () => ({ checkRateLimit: async () => ({ rateLimited: false }) }));
vi.setConfig({ testTimeout: 30_000 });

let resend: FakeResend;
let proxy: FaultProxy;
let outbox: string;
let output: string[];

beforeAll(async () => {
  resend = await startResend();
  proxy = await startFaultProxy(resend.url);
});
afterAll(async () => {
  await proxy.close();
  await resend.close();
});
beforeEach(async () => {
  resend.reset();
  proxy.plan();
  outbox = await emptyFolder();
  output = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => output.push(String(text)) > 0);
  }
});
afterEach(() => void vi.restoreAllMocks());

const key = () => ({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: proxy.url });

function serve(variables: Record<string, string>) {
  const env = parseEnv({ OUTBOX_DIR: outbox, CONTACT_TO: 'equipo@example.com', ...variables });
  const service = createContactService(env, content);
  const post = async (changes: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    const request = new Request('http://localhost/contact-form.php', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...valid, ...changes }),
    });
    const response = await handleContact(request, service, (work) => void work());
    return { status: response.status, body: (await response.json()) as { success: boolean } };
  };
  return { service, post };
}

const stored = async () => (await readdir(outbox)).filter((name) => name.endsWith('.eml'));

it('many messages at once are as many mails', async () => {
  const { post } = serve({ ...key(), RESEND_BASE_URL: resend.url, CONTACT_RATE_LIMIT: 'off' });
  const answers = await Promise.all(Array.from({ length: 300 }, (_, n) => post({ name: `Visitante ${n}` })));
  expect(answers.filter(({ body }) => body.success)).toHaveLength(300);
  // On a busy machine some are told before they are sent.
  const mails = await eventually(resend.mails, ({ length }) => length >= 300);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(300);
  expect(mails).toHaveLength(300);
  await eventually(stored, (files) => files.length === 0);
});

it('the same message again is the same mail', async () => {
  const { post } = serve({ ...key(), CONTACT_RATE_LIMIT: 'off' });
  await Promise.all(Array.from({ length: 20 }, () => post()));
  await post({ name: `  ${valid.name}\n` });
  expect(await resend.mails()).toHaveLength(1);
  await eventually(stored, (files) => files.length === 0);
});

describe('with the limiter on', () => {
  const flood = async (headers?: Record<string, string>, env: Record<string, string> = {}) => {
    const { post } = serve({ ...key(), OUTBOX_DIR: 'off', ...env });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => post({ name: `Robot ${n}` }, headers)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    return answers.filter(({ body }) => body.success).length;
  };

  it('exactly the allowed number is sent', async () => {
    const sent = await flood({ 'x-forwarded-for': '1.2.3.4' }, { TRUST_PROXY: '1' });
    expect(sent).toBe(perClient[0]?.points);
    expect(await resend.mails()).toHaveLength(sent);
  });

  it('an address that nobody vouches for buys nothing', async () => {
    expect(await flood({ 'x-forwarded-for': '1.2.3.4' })).toBe(perCrowd[0]?.points);
  });
});

it('stores what cannot be sent, and sends it after the next success', async () => {
  const { post } = serve(key());
  proxy.plan({ status: 403, body: '{"statusCode":403,"name":"invalid_api_key","message":""}' });
  expect((await post({ name: 'Primera' })).body.success).toBe(true);
  expect(await stored()).toHaveLength(1);
  expect((await post({ name: 'Segunda' })).body.success).toBe(true);
  await eventually(stored, (files) => files.length === 0);
  expect((await resend.mails()).map(({ subject }) => subject).sort()).toEqual([
    '[Web] Prensa - Primera',
    '[Web] Prensa - Segunda',
  ]);
});

it('sends from a preview to its own recipient only, and without one not at all', async () => {
  const preview = { ...key(), VERCEL: '1', VERCEL_ENV: 'preview', CONTACT_RATE_LIMIT: 'off' };
  expect((await serve(preview).post()).body.success).toBe(false);
  expect((await serve({ ...preview, CONTACT_PREVIEW_TO: 'p@example.com' }).post()).body.success).toBe(true);
  expect(await resend.mails()).toEqual([
    expect.objectContaining({ to: ['p@example.com'], subject: `[PREVIEW] [Web] Prensa - ${valid.name}` }),
  ]);
});

it('tells the truth on Vercel without a key', async () => {
  const { post } = serve({ VERCEL: '1', VERCEL_ENV: 'production', CONTACT_RATE_LIMIT: 'off' });
  expect(await post()).toEqual({
    status: 200,
    body: { success: false, error: 'Error al enviar el mensaje' },
  });
  expect(await stored()).toEqual([]);
});

it('writes nothing of a visitor to its log, whatever happens', async () => {
  const canary = 'canario';
  const personal = { name: canary, email: `${canary}@example.com`, message: `${canary} ${canary} ${canary}` };
  const { post } = serve({ ...key(), TRUST_PROXY: '1' });
  proxy.plan({ status: 422, body: `{"statusCode":422,"name":"${canary}","message":"${canary}"}` });
  await post(personal, { 'x-forwarded-for': '1.2.3.4', 'user-agent': canary });
  await post({ ...personal, name: `${canary} 2`, ref_almena: canary }, { 'x-contact-elapsed': '1' });
  await post({ ...personal, subject: canary });
  await post({ ...personal, email: canary });
  await post(personal, { 'sec-fetch-site': canary });
  await post(personal, { 'content-type': canary });
  for (let n = 0; n < 8; n += 1)
    await post({ ...personal, name: `${canary} ${n}` }, { 'x-forwarded-for': '1.2.3.4' });
  await serve({ ...key(), OUTBOX_DIR: 'off' }).post(personal);
  await serve({ VERCEL: '1', VERCEL_ENV: 'production' }).post(personal);
  await eventually(stored, (files) => files.length === 0);

  const lines = output
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { outcome: string });
  const outcomes = [
    'stored',
    'sent',
    'repeated',
    'invalid',
    'forbidden',
    'bad_request',
    'rate_limited',
    'config_error',
  ];
  expect(new Set(lines.map(({ outcome }) => outcome))).toEqual(new Set(outcomes.concat('drained')));
  expect(output.join('')).not.toMatch(/canario|1\.2\.3\.4/);
});
