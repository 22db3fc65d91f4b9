import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContactMessage } from '@/lib/contact/form/message';
import { createFlush } from '@/lib/contact/server/flush';
import type { LogEntry } from '@/lib/contact/server/log';
import { composeMail, hashMessage, type AcceptedMessage } from '@/lib/contact/server/mail';
import type { MessageStore } from '@/lib/contact/server/message-store';
import { deliverMessage, fullSendLimitMs, storeLimit, type Outbox } from '@/lib/contact/server/outbox';
import { sendIntervalMs, type Send, type SendResult } from '@/lib/contact/server/send';
import { composeEml, dayMs, oldAgeMs, quickSendLimitMs } from '@/lib/contact/server/stored-message';
import { accepted, mailSettings } from '../../fakes/contact-message';

const minuteMs = 60_000;
const sent: SendResult = { outcome: 'sent', id: 'x', attempts: 1 };
const fail = (outcome: string, provider: number, error: string) =>
  ({ outcome, provider, error, attempts: 1 }) as SendResult;
const down = fail('provider_error', 503, 'application_error');
const busy = fail('provider_busy', 429, 'rate_limit_exceeded');
const quotaExceeded = fail('config_error', 429, 'daily_quota_exceeded');
const refused = fail('mail_refused', 422, 'validation_error');

const compose = (message: AcceptedMessage) => composeMail(message, mailSettings);
const messageHash = hashMessage(accepted().message);

let texts: Map<string, string>;
let logged: LogEntry[];

const store: MessageStore = {
  location: 'memory',
  add: async (name, text) => void texts.set(name, text),
  list: async () => [...texts.keys()].sort(),
  read: async (name) => texts.get(name) ?? null,
  remove: async (name) => void texts.delete(name),
};
const full: MessageStore = { ...store, list: async () => Array(storeLimit).fill('') };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'] });
  texts = new Map();
  logged = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((line) => logged.push(JSON.parse(String(line))) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const deliver = (send: Send, to = store) => deliverMessage({ compose, send, store: to }, accepted());

test('a message is stored and sent under its hash within the time limit, and removed', async () => {
  const send = vi.fn<Send>(async () => {
    expect([...texts.keys()]).toEqual([`${Date.now()}-${messageHash}`]);
    return sent;
  });
  expect(await deliver(send)).toEqual(sent);
  expect(send).toHaveBeenCalledExactlyOnceWith(compose(accepted()), messageHash, quickSendLimitMs);
  expect(texts.size).toBe(0);
});

test('a visitor waits five seconds if the message is stored, and twenty if the store is full', async () => {
  const send = vi.fn<Send>(async () => down);
  expect(await deliver(send)).toMatchObject({ outcome: 'stored', error: 'application_error' });
  expect(await deliver(send, full)).toMatchObject({ outcome: 'store_full' });
  expect(send.mock.calls.map(([, , limitMs]) => limitMs)).toEqual([5000, 20_000]);
  expect(texts.size).toBe(1);
  expect(await deliver(async () => sent, full)).toEqual(sent);
});

test('a message that waits is not stored a second time', async () => {
  await deliver(async () => down);
  vi.setSystemTime(Date.now() + minuteMs);
  await deliver(async () => down);
  expect(texts.size).toBe(1);
  await deliver(async () => sent);
  expect(texts.size).toBe(0);
});

test('messages that differ in any field, or in where a field ends, have different hashes', () => {
  const changed = Object.keys(accepted().message).map((name) => ({ [name]: 'otra' }));
  const messages = [{}, ...changed, { name: 'a', email: 'b' }, { name: 'ab', email: '' }];
  const hashes = messages.map((changes) => hashMessage(accepted(changes).message));
  expect(new Set(hashes).size).toBe(messages.length);
});

test('the hash of a message stays the same when the form gets another field, until that is filled in', () => {
  const ana = { message: 'Hola,\nqué tal', subject: 'Prensa', email: 'ana@example.com', name: 'Ana' };
  const hashOf = (added: object) => hashMessage({ ...added, ...ana } as ContactMessage);
  const first = 'd37726c0a3d522e5836713d7a6ad154fcbe48d056573c073a4b545edb94569cc';
  expect([hashOf({}), hashOf({ a: '', b: '' })]).toEqual([first, first]);
  const hashes = [{ a: '1' }, { b: '1' }, { a: '1', b: '2' }, { a: '2', b: '1' }].map(hashOf);
  expect(new Set([first, ...hashes]).size).toBe(5);
  expect(hashOf({ b: '2', a: '1' })).toBe(hashes[2]);
});

/** Stores messages of this age, and returns a function that flushes them by the fake clock. */
async function storeThem(
  ageMs: number,
  hashes: string[],
  answer: (messageHash: string) => SendResult,
  changes: Partial<Outbox> = {},
) {
  const eml = await composeEml(compose(accepted()), accepted());
  for (const [index, each] of hashes.entries())
    texts.set(`${Date.now() - ageMs + index}-${each}`, each === 'damaged' ? 'x' : eml);
  const send = vi.fn<Send>(async (_, each) => answer(each));
  const flush = createFlush({ compose, send, store, ...changes });
  return async function run() {
    const start = Date.now();
    let durationMs = -1;
    const report = flush().finally(() => (durationMs = Date.now() - start));
    while (durationMs < 0) await vi.advanceTimersByTimeAsync(100);
    const hashesSent = send.mock.calls.map(([, each]) => each);
    return { ...(await report), durationMs, hashesSent };
  };
}
const outcomes = () => logged.map(({ outcome, name }) => `${outcome} ${String(name).split('-')[1]}`);

test('a flush sends stored messages, oldest first, and removes and logs them', async () => {
  const hashesSent = ['c', 'b', 'a'];
  const run = await storeThem(minuteMs, hashesSent, () => sent);
  expect(await run()).toMatchObject({ sent: 3, failed: 0, waiting: 0, hashesSent });
  expect(logged).toMatchObject(Array(3).fill({ outcome: 'flushed', id: 'x', attempts: 1 }));
});

test("a flush keeps to the provider's rate, and ends before its function does", async () => {
  const hashes = Array.from({ length: minuteMs / sendIntervalMs }, (_, index) => `message ${index}`);
  const { sent: count, waiting, durationMs } = await (await storeThem(minuteMs, hashes, () => sent))();
  expect([count > hashes.length / 2, count + (waiting ?? 0)]).toEqual([true, hashes.length]);
  expect(durationMs + fullSendLimitMs).toBeLessThan(minuteMs);
  expect(durationMs).toBeGreaterThan((count - 1) * sendIntervalMs);
});

test('a flush leaves a message alone while a request may still be sending it, and does not count it', async () => {
  const run = await storeThem(quickSendLimitMs - 2000, ['a'], () => sent);
  expect(await run()).toMatchObject({ sent: 0, failed: 0, waiting: 0, hashesSent: [] });
});

test.each([down, quotaExceeded])('a flush stops when the provider takes nothing: $error', async (answer) => {
  const run = await storeThem(minuteMs, ['a', 'b'], () => answer);
  expect(await run()).toMatchObject({ sent: 0, failed: 1, waiting: 2, hashesSent: ['a'] });
  expect(logged).toHaveLength(1);
});

test('a flush skips a damaged message, and those that the provider does not take now or ever', async () => {
  const answer = (each: string) => ({ busy, refused })[each] ?? sent;
  const run = await storeThem(minuteMs, ['busy', 'refused', 'damaged', 'good'], answer);
  expect(await run()).toMatchObject({ sent: 1, failed: 3, waiting: 3 });
  const skipped = ['provider_busy busy', 'mail_refused refused', 'unreadable damaged'];
  expect(outcomes()).toEqual([...skipped, 'flushed undefined']);
});

test('a refused message and a damaged one are tried and logged once a day, and still wait', async () => {
  const run = await storeThem(minuteMs, ['damaged', 'refused'], () => refused);
  const daily = ['unreadable damaged', 'mail_refused refused'];
  expect(await run()).toMatchObject({ failed: 2, waiting: 2 });
  expect(await run()).toMatchObject({ failed: 0, waiting: 2, hashesSent: ['refused'] });
  expect(outcomes()).toEqual(daily);
  vi.advanceTimersByTime(dayMs);
  expect(await run()).toMatchObject({ failed: 2, waiting: 2 });
  expect(outcomes()).toEqual([...daily, ...daily]);
});

test('a message that another process has removed is not sent', async () => {
  const run = await storeThem(minuteMs, ['a', 'b'], () => {
    texts.clear();
    return sent;
  });
  expect(await run()).toMatchObject({ sent: 1, failed: 0, waiting: 0, hashesSent: ['a'] });
});

test('a message that cannot be read or removed does not keep others waiting', async () => {
  const failure = Object.assign(new Error('for carmen'), { code: 'EACCES' });
  const stubborn: MessageStore = {
    ...store,
    read: (name) => (name.endsWith('locked') ? Promise.reject(failure) : store.read(name)),
    remove: (name) => (name.endsWith('stuck') ? Promise.reject(failure) : store.remove(name)),
  };
  const run = await storeThem(minuteMs, ['locked', 'stuck', 'good'], () => sent, { store: stubborn });
  expect(await run()).toMatchObject({ sent: 2, failed: 1, waiting: 2, hashesSent: ['stuck', 'good'] });
  for (const name of ['locked', 'stuck']) expect(outcomes()).toContain(`store_error ${name}`);
  stubborn.remove = store.remove;
  expect(await run()).toMatchObject({ sent: 1, waiting: 1, hashesSent: ['stuck', 'good', 'stuck'] });
});

test.each([{}, { send: null }, { compose: null }])(
  'an unsent message is deleted after 30 days: %j',
  async (changes) => {
    const run = await storeThem(oldAgeMs - minuteMs, ['a'], () => down, changes);
    expect(await run()).toMatchObject({ waiting: 1 });
    vi.setSystemTime(Date.now() + minuteMs);
    logged = [];
    expect([(await run()).waiting, outcomes().at(-1)]).toEqual([1, 'expiring a']);
    vi.setSystemTime(Date.now() + dayMs - minuteMs);
    expect(await run()).toMatchObject({ waiting: 1 });
    vi.setSystemTime(Date.now() + minuteMs);
    expect([(await run()).waiting, outcomes().at(-1)]).toEqual([0, 'expired a']);
  },
);

test.each([
  ['2000-01-01', '2026-01-01'],
  ['2099-01-01', '2026-01-01'],
  ['2026-01-01T12:00:10', '2026-01-01T10:00'],
])('a message that a clock of %s has named is sent after the clock says %s', async (wrong, right) => {
  vi.setSystemTime(wrong);
  let answer: SendResult = down;
  const run = await storeThem(0, ['a'], () => answer);
  vi.setSystemTime(right);
  expect(await run()).toMatchObject({ sent: 0, failed: 1, waiting: 1 });
  answer = sent;
  expect(await run()).toMatchObject({ sent: 1, waiting: 0 });
});

test('a store that cannot be read is logged with code and frames, and waiting messages are null', async () => {
  const error = Object.assign(new Error('for carmen'), { code: 'EACCES' });
  const broken = { ...store, list: () => Promise.reject(error) };
  const run = await storeThem(0, [], () => sent, { store: broken });
  expect((await run()).waiting).toBeNull();
  const at = expect.arrayContaining([expect.stringContaining('outbox.test.ts')]);
  expect(logged).toMatchObject([{ outcome: 'flush_failed', error: 'EACCES', at }]);
  expect(JSON.stringify(logged)).not.toContain('for carmen');
});
