import { describe, expect, it, test, vi } from 'vitest';
import { limits } from '@/lib/contact/form/message';
import { storeLimit } from '@/lib/contact/server/outbox';
import { answerWords, fieldErrors, serverWords } from '@/lib/words/contact';
import { mailWords } from '@/lib/words/mail';
import { valid } from '../../fakes/contact-message';
import { down, refusal, withoutKey, type Fault } from '../../fakes/mail-provider';
import { logged, context, readAnswer, serve, stored, withProvider } from './serve';

withProvider();

const json = JSON.stringify;
const success = { success: true, message: answerWords.sent };
const failWith = (error: string) => ({ success: false, error });
const failure = failWith(answerWords.failed);
const off = { OUTBOX_DIR: 'off' };

describe('an acceptable message', () => {
  it.each<[Record<string, string>, Fault, object, number, object]>([
    [{}, 'pass', { outcome: 'sent', attempts: 1 }, 0, success],
    [{}, down, { outcome: 'stored', provider: down.status }, 1, success],
    [{}, refusal, { outcome: 'stored', provider: refusal.status }, 1, success],
    [withoutKey, 'pass', { outcome: 'stored', error: expect.stringMatching(/^\w+ is not set$/) }, 1, success],
    [off, 'pass', { outcome: 'sent' }, 0, success],
    [off, down, { outcome: 'provider_error', provider: down.status }, 0, failure],
    [off, refusal, { outcome: 'config_error', provider: refusal.status }, 0, failure],
    [{ ...off, ...withoutKey }, 'pass', { outcome: 'config_error' }, 0, failure],
  ])(
    'with %j and the provider %j is logged as %j, and %d are stored',
    async (env, fault, entry, count, answer) => {
      context.provider.plan(fault);
      expect(await readAnswer(serve(env).post())).toEqual([200, answer]);
      expect(logged()[0]).toMatchObject(entry);
      expect(process.stderr.write).toHaveBeenCalledTimes(logged().filter(({ error }) => error).length);
      expect(await stored()).toHaveLength(count);
    },
  );

  it.each<[string, boolean]>([
    ['https://a.test https://b.test', false],
    ['https://www.a.test https://www.b.test', false],
    ['https://a.test https://b.test https://c.test', true],
    ['www.a.test HTTP://b.test www.c.test', true],
  ])('is marked as possible spam when it has many links: %s', async (text, isSuspect) => {
    await serve().post({ message: `${valid.message} ${text}` });
    expect(await context.provider.subjects(mailWords.suspectMark)).toHaveLength(isSuspect ? 1 : 0);
    expect(logged()[0]?.suspect).toBe(isSuspect || undefined);
  });

  it.each(['', 'https://a.test https://b.test https://c.test'])(
    'is one mail, whatever other signals of a bot come with it, and the log has them: %s',
    async (links) => {
      const { post, postForm } = serve();
      const message = { message: `${valid.message} ${links}` };
      await post(message, { 'x-contact-elapsed': '1999' });
      await post({ ...message, ref_almena: 'x' }, { 'x-contact-elapsed': '2000' });
      await post({ ...message, ref_almena: 'x' }, { 'x-contact-elapsed': '0' });
      await post({ ...message, ref_almena: ' ' }, { 'x-contact-elapsed': 'abc' });
      await postForm({ ...valid, ...message });
      expect(await context.provider.mails()).toHaveLength(1);
      const signals = [['fast'], ['honeypot'], ['honeypot', 'fast'], undefined, undefined];
      const posts = logged().filter(({ outcome }) => outcome === 'sent');
      expect(posts.map((entry) => entry.signals)).toEqual(signals);
    },
  );

  it.each<[string, string, Record<string, string>]>([
    ['a type with a charset', json(valid), { 'content-type': 'Application/JSON; Charset="UTF-8"' }],
    ['a byte order mark', `\uFEFF${json(valid)}`, {}],
    ['unknown keys', json({ ...valid, admin: true, to: 'x@example.com', bcc: ['y@example.com'] }), {}],
    ['a prototype', `{"__proto__":{"to":"x@example.com"},${json(valid).slice(1)}`, {}],
    ['a name with line breaks', json({ ...valid, name: valid.name.replace(' ', '\r\n\u202E') }), {}],
  ])('may have %s', async (_, body, headers) => {
    const { post, readStored } = serve(withoutKey);
    expect((await post(body, headers)).status).toBe(200);
    expect(await readStored()).toEqual({ message: valid, suspect: false });
  });

  it('starts a flush of the stored messages, unless it is neither sent nor stored', async () => {
    const { post, service } = serve(off);
    const flush = vi.spyOn(service, 'flush');
    context.provider.plan(refusal);
    await post();
    expect(flush).not.toHaveBeenCalled();
    await post();
    expect(flush).toHaveBeenCalledOnce();
  });
});

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const broken = () => new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });

it.each<[string, BodyInit, Record<string, string>, number]>([
  ['no body', '', {}, 400],
  ['half JSON', '{"name":"Ana"', {}, 400],
  ['null', 'null', {}, 400],
  ['an array', json([valid]), {}, 400],
  ['deep arrays', deep(16_000), {}, 400],
  ['a deep field', `{"name":${deep(10_000)}}`, {}, 400],
  ['wrong types', json({ name: 1, email: {}, subject: [], message: true }), {}, 400],
  ['a missing field', json({ ...valid, subject: undefined }), {}, 400],
  ['only a prototype', `{"__proto__":${json(valid)}}`, {}, 400],
  ['bytes that are not UTF-8', Buffer.from(json(valid), 'latin1'), {}, 400],
  ['a body that breaks off', broken(), {}, 400],
  ['one byte too many', 'x'.repeat(32 * 1024 + 1), {}, 413],
  ['text/plain', json(valid), { 'content-type': 'text/plain' }, 415],
  ['no type', json(valid), { 'content-type': '' }, 415],
  ['multipart', json(valid), { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['a type that contains ours', json(valid), { 'content-type': 'text/plain; application/json' }, 415],
  ['gzip', json(valid), { 'content-encoding': 'gzip' }, 415],
])(
  'a request that our form cannot send is refused, and leaves nothing behind: %s',
  async (_, body, headers, status) => {
    const response = await serve().post(body, headers);
    expect([response.status, await response.json()]).toEqual([status, failWith(expect.stringMatching(/\S/))]);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('connection')).toBe(status === 413 ? 'close' : null);
    expect([logged().length, await stored(), context.provider.received]).toEqual([1, [], []]);
  },
);

describe('a message that our form sends and the server does not take is answered with 200 and', () => {
  it('all errors of its fields', async () => {
    const answer = await readAnswer(
      serve().post({ name: '', subject: 'Un asunto de antes', message: 'corto' }),
    );
    const { nameRequired, subjectRequired, messageTooShort } = fieldErrors;
    const errors = [nameRequired, subjectRequired, messageTooShort(limits.messageMin)];
    expect(answer).toEqual([200, failWith(errors.join('. '))]);
    expect([await stored(), context.provider.received]).toEqual([[], []]);
  });

  it('the time to wait, if there were too many, and nothing more is sent', async () => {
    const { post } = serve({ TRUST_PROXY: '1' });
    const from = { 'x-forwarded-for': '1.2.3.4' };
    const posts = [1, 2, 3, 4, 5, 6].map((n) => post({ name: `Visitante ${n}` }, from));
    const refused = (await Promise.all(posts)).find(({ headers }) => headers.has('retry-after'))!;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect([refused.status, await refused.json()]).toEqual([200, failWith(serverWords.tooMany)]);
    expect(await context.provider.mails()).toHaveLength(5);
  });

  it('the full store, if the provider fails too', async () => {
    const { post, service } = serve();
    vi.spyOn(service.store!, 'list').mockResolvedValue(Array(storeLimit).fill(''));
    context.provider.plan(refusal);
    expect(await readAnswer(post())).toEqual([200, failWith(serverWords.full)]);
  });
});

test('an unexpected error is answered with 500, and the log has its frames but not its message', async () => {
  const { post, service } = serve();
  service.deliver = () => Promise.reject(new TypeError('for carmen@example.com\n    at carmen:1:1'));
  expect(await readAnswer(post())).toEqual([500, failure]);
  const at = expect.arrayContaining([expect.stringContaining('post.test.ts')]);
  expect(logged()).toEqual([expect.objectContaining({ outcome: 'crashed', error: 'TypeError', at })]);
  expect(context.output.join()).not.toContain('carmen');
});
