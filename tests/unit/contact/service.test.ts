import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { listFilledFields } from '@/lib/contact/form/message';
import { escapeHtml } from '@/lib/contact/server/escape-html';
import { ipLimit } from '@/lib/contact/server/rate-limit';
import { contactService, listSettingProblems, startContact } from '@/lib/contact/server/service';
import { serverWords } from '@/lib/words/contact';
import { mailWords } from '@/lib/words/mail';
import { valid } from '../../fakes/contact-message';
import { refusal, refuseWith, withoutKey } from '../../fakes/mail-provider';
import { redisInstalled, startRedis, type RealRedis } from '../../fakes/redis';
import { advanceClock, logged, context, readAnswer, serve, stored, withProvider } from './serve';

withProvider();

test('every field is posted, stored, and mailed by the next flush', async () => {
  const { post, readStored, service } = serve();
  context.provider.plan(refusal);
  expect((await post()).status).toBe(200);
  expect(await readStored()).toEqual({ message: valid, suspect: false });
  advanceClock();
  expect(await service.flush()).toEqual({ sent: 1, failed: 0, waiting: 0 });
  const [mail] = await context.provider.mails();
  for (const text of listFilledFields(valid).flatMap(({ label, text }) => [label, text])) {
    expect(mail?.text).toContain(text);
    expect(mail?.html).toContain(escapeHtml(text));
  }
  expect(await stored()).toEqual([]);
});

test('a message that cannot be removed is sent again by each flush, and is one mail', async () => {
  const { post, service } = serve();
  const remove = vi.spyOn(service.store!, 'remove').mockRejectedValue(new Error());
  expect(await readAnswer(post())).toMatchObject([200, { success: true }]);
  advanceClock();
  for (const waiting of [1, 1, 0]) {
    if (waiting === 0) remove.mockRestore();
    expect(await service.flush()).toEqual({ sent: 1, failed: 0, waiting });
  }
  expect(context.provider.received).toHaveLength(4);
  expect(await context.provider.mails()).toHaveLength(1);
});

test('a preview sends marked mails to its own recipients only, and without them none', async () => {
  const preview = { VERCEL: '1', VERCEL_ENV: 'preview' };
  expect(await readAnswer(serve(preview).post())).toMatchObject([200, { success: false }]);
  await serve({ ...preview, CONTACT_PREVIEW_TO: 'p@example.com' }).post();
  const subject = expect.stringContaining(mailWords.previewMark);
  expect(await context.provider.mails()).toMatchObject([{ to: ['p@example.com'], subject }]);
});

test('two calls at once share one flush, and the next call starts another one, also after an error', async () => {
  const { service } = serve();
  expect(service.flush()).toBe(service.flush());
  await service.flush();
  vi.spyOn(service.store!, 'list').mockRejectedValueOnce(new TypeError());
  expect((await service.flush()).waiting).toBeNull();
  expect((await service.flush()).waiting).toBe(0);
});

test.each<[string, string | undefined, number]>([
  ['and at the start', undefined, 3],
  ['but not before its store answers', 'ETIMEDOUT', 2],
])('the process flushes the outbox every thirty seconds, %s', async (_, code, count) => {
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockReturnValue();
  const service = contactService();
  const flush = vi.spyOn(service, 'flush').mockResolvedValue({ sent: 0, failed: 0, waiting: 0 });
  const add = vi.spyOn(service.store!, 'add').mockResolvedValue();
  if (code) add.mockRejectedValue(Object.assign(new Error(), { code }));
  vi.useFakeTimers();
  await startContact();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(flush).toHaveBeenCalledTimes(count);
});

test('the log contains nothing of a visitor, whatever the outcome', async () => {
  const canary = 'canario';
  const personal = { name: canary, email: `${canary}@example.com`, message: `${canary} ${canary} ${canary}` };
  const { post, service } = serve({ TRUST_PROXY: '1' });
  const address = { 'x-forwarded-for': '1.2.3.4' };
  context.provider.plan(refuseWith(422, canary), refusal);
  await post({ ...personal, name: `${canary} 1` }, { ...address, 'user-agent': canary });
  await post({ ...personal, name: `${canary} 2` });
  await post({ ...personal, ref_almena: canary }, { 'x-contact-elapsed': '1' });
  await post({ ...personal, subject: canary });
  await post(personal, { 'sec-fetch-site': canary });
  await post(personal, { 'content-type': canary });
  await serve({ CONTACT_TO: 'otro@example.com' }).post(personal);
  for (let n = 0; n < 6; n += 1) await post({ ...personal, name: `${canary} 1${n}` }, address);
  await serve({ OUTBOX_DIR: 'off', ...withoutKey }).post(personal);
  advanceClock();
  // The first call may return the report of a flush that a request has started.
  await service.flush();
  await service.flush();

  expect(await stored()).toEqual([]);
  const outcomes = 'stored sent flushed invalid forbidden type rate_limited config_error'.split(' ');
  expect(new Set(logged().map(({ outcome }) => outcome))).toEqual(new Set(outcomes));
  expect(context.output.join('')).not.toMatch(/canario|1\.2\.3\.4/);
});

describe.skipIf(!redisInstalled)('with Redis', () => {
  let redis: RealRedis;
  const services: ReturnType<typeof serve>['service'][] = [];

  /** Serves the contact form once it is connected to Redis. */
  async function serveWithRedis(variables: Record<string, string> = {}) {
    const site = serve({ ...variables, REDIS_URL: redis.url });
    services.push(site.service);
    await site.service.redis?.ping();
    return site;
  }

  beforeEach(async () => void (redis = await startRedis()));
  afterEach(async () => {
    for (const service of services.splice(0)) service.redis?.disconnect();
    redis.resume();
    await redis.close();
  });

  it('deployments keep their messages apart, and no addresses', async () => {
    const real = await serveWithRedis({ VERCEL: '1', VERCEL_ENV: 'production' });
    const recipients = { CONTACT_PREVIEW_TO: 'pruebas@example.com' };
    const preview = await serveWithRedis({ VERCEL: '1', VERCEL_ENV: 'preview', ...recipients });
    context.provider.plan(refusal);
    expect((await real.post({}, { 'x-real-ip': '1.2.3.4' })).status).toBe(200);
    expect(await redis.contents()).toContain('contact-production-limit');
    expect(await redis.contents()).not.toContain('1.2.3.4');
    advanceClock();
    expect(await preview.service.flush()).toEqual({ sent: 0, failed: 0, waiting: 0 });
    expect(await real.service.flush()).toEqual({ sent: 1, failed: 0, waiting: 0 });
  });

  it('limits are counted without a key of the provider too, under pseudonyms that differ after a restart', async () => {
    const from = { 'x-forwarded-for': '1.2.3.4' };
    const pseudonyms = new Set<string>();
    for (const start of [1, 2]) {
      const { post } = await serveWithRedis({ TRUST_PROXY: '1', ...withoutKey });
      for (let n = 0; n < ipLimit; n += 1) await post({ name: `Visitante ${n}` }, from);
      expect(await readAnswer(post({}, from))).toMatchObject([200, { error: serverWords.tooMany }]);
      for (const key of await redis.client.keys('contact-development-limit:*')) pseudonyms.add(key);
      expect(pseudonyms.size).toBe(start);
    }
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['is away', () => redis.stop('SIGKILL'), 'MaxRetriesPerRequestError'],
    ['is silent', () => redis.stop('SIGSTOP'), 'ETIMEDOUT'],
    ['is full', () => redis.client.config('SET', 'maxmemory', '1'), 'OOM'],
  ])(
    'a message is sent while it %s, and the log says that it was not stored and why',
    async (_, fail, error) => {
      const { post } = await serveWithRedis();
      await fail();
      expect(await readAnswer(post())).toMatchObject([200, { success: true }]);
      // The flush after the answer fails too, unless Redis is only full.
      expect(logged().slice(0, 2)).toMatchObject([{ outcome: 'store_error', error }, { outcome: 'sent' }]);
      expect(await context.provider.mails()).toHaveLength(1);
      context.provider.plan(refusal);
      expect(await readAnswer(post({ name: 'Otra' }))).toMatchObject([200, { success: false }]);
    },
  );
});

const onVercel = { VERCEL: '1', VERCEL_ENV: 'production' };
const onPreview = { VERCEL: '1', ...withoutKey };
const wrongSubject = { TRUST_PROXY: '1', CONTACT_TO_PRENSSA: 'a@example.com' };

test.each<[Record<string, string>, RegExp]>([
  [{ TRUST_PROXY: '1' }, /^$/],
  [withoutKey, /^\w+ is not set: .* stored in \/.* for 30 days.*\nTRUST_PROXY is 0: .* 30 /],
  [wrongSubject, /^CONTACT_TO_PRENSSA: the form has no such subject; it has .*$/],
  [onVercel, /^REDIS_URL is not set.*$/],
  [onPreview, /^CONTACT_PREVIEW_TO is not set.*\n.*are neither sent nor stored.*\nREDIS_URL is not set.*$/],
])('the start tells the operator what keeps messages from arriving: %j', (variables, expected) => {
  const { env, service } = serve(variables);
  expect(listSettingProblems(env, service.store).join('\n')).toMatch(expected);
});
