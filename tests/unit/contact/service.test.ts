import { readdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { handleContact } from '@/lib/contact/http/handle';
import { createContactService } from '@/lib/contact/service';
import { content } from '@/lib/content-model/content';
import { parseEnv } from '@/lib/env';
import { startFaultProxy, type FaultProxy } from '../../fakes/fault-proxy';
import { emptyFolder, removeFolders } from '../../fakes/folders';
import { ageFolder } from '../../fakes/outbox';
import { redisInstalled, startRedis, withoutRedis } from '../../fakes/redis';
import { startResend, type FakeResend } from '../../fakes/resend';
import { valid } from './samples';

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
afterEach(async () => {
  vi.restoreAllMocks();
  await removeFolders();
});

const key = () => ({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: proxy.url });

function serve(variables: Record<string, string>) {
  const env = parseEnv({ OUTBOX_DIR: outbox, CONTACT_TO: 'equipo@example.com', ...variables });
  const service = createContactService(env, content());
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

const stored = () => readdir(outbox);
const refusal = { status: 403, body: '{"statusCode":403,"name":"invalid_api_key","message":""}' };

test('a preview sends to its own recipients only, and without them not at all', async () => {
  const preview = { ...key(), VERCEL: '1', VERCEL_ENV: 'preview', CONTACT_RATE_LIMIT: 'off' };
  expect((await serve(preview).post()).body.success).toBe(false);
  expect((await serve({ ...preview, CONTACT_PREVIEW_TO: 'p@example.com' }).post()).body.success).toBe(true);
  expect(await resend.mails()).toEqual([
    expect.objectContaining({ to: ['p@example.com'], subject: `[PREVIEW] [Web] Prensa - ${valid.name}` }),
  ]);
});

test('the log contains nothing of a visitor, whatever the outcome', async () => {
  const canary = 'canario';
  const personal = { name: canary, email: `${canary}@example.com`, message: `${canary} ${canary} ${canary}` };
  const { post, service } = serve({ ...key(), TRUST_PROXY: '1' });
  const address = { 'x-forwarded-for': '1.2.3.4' };
  proxy.plan({ status: 422, body: `{"statusCode":422,"name":"${canary}","message":"${canary}"}` }, refusal);
  await post({ ...personal, name: `${canary} 1` }, { ...address, 'user-agent': canary });
  await post({ ...personal, name: `${canary} 2` });
  await post({ ...personal, ref_almena: canary }, { 'x-contact-elapsed': '1' });
  await post({ ...personal, subject: canary });
  await post({ ...personal, email: canary });
  await post(personal, { 'sec-fetch-site': canary });
  await post(personal, { 'content-type': canary });
  await serve({ ...key(), CONTACT_TO: 'otro@example.com' }).post(personal);
  for (let n = 0; n < 8; n += 1) await post({ ...personal, name: `${canary} 1${n}` }, address);
  await serve({ VERCEL: '1', VERCEL_ENV: 'production' }).post(personal);
  await ageFolder(outbox, 60_000);
  await service.pass();

  expect(await stored()).toEqual([]);
  const lines = output.join('').trim().split('\n');
  const outcomes = lines.map((line) => (JSON.parse(line) as { outcome: string }).outcome);
  expect(new Set(outcomes)).toEqual(
    new Set([
      ...['stored', 'sent', 'repeated', 'drained', 'invalid', 'forbidden'],
      ...['bad_request', 'rate_limited', 'config_error'],
    ]),
  );
  expect(output.join('')).not.toMatch(/canario|1\.2\.3\.4/);
});

if (redisInstalled) {
  test('a preview does not send the messages of the real site in the same Redis', async () => {
    const redis = await startRedis();
    const shared = { ...key(), VERCEL: '1', REDIS_URL: redis.url };
    const real = serve({ ...shared, VERCEL_ENV: 'production' });
    const preview = serve({ ...shared, VERCEL_ENV: 'preview', CONTACT_PREVIEW_TO: 'pruebas@example.com' });
    proxy.plan(refusal);
    expect((await real.post()).body.success).toBe(true);
    await redis.age(60_000);
    expect(await preview.service.pass()).toEqual({ sent: 0, failed: 0, waiting: 0 });
    expect(await real.service.pass()).toEqual({ sent: 1, failed: 0, waiting: 0 });
    expect((await resend.mails()).map(({ to }) => to)).toEqual([['equipo@example.com']]);
    for (const { service } of [real, preview]) service.close();
    await redis.close();
  });
} else test.skip(withoutRedis, () => undefined);
