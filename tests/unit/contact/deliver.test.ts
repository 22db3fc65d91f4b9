import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fieldNames } from '@/lib/contact/fields';
import type { LogEntry } from '@/lib/contact/log';
import { composeMail, type Accepted } from '@/lib/contact/mail';
import { createDeliver } from '@/lib/contact/outbox/deliver';
import { createFlush } from '@/lib/contact/outbox/flush';
import {
  hashMessage,
  retentionMs,
  StoreFullError,
  UnreadableMessageError,
  type Outbox,
  type OutboxStore,
} from '@/lib/contact/outbox/store';
import { sendLimitMs, storedSendLimitMs, type Send, type Sent } from '@/lib/contact/send';
import { accepted, mailRules } from '../../fakes/contact-message';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const sent: Sent = { outcome: 'sent', id: 'x', attempts: 1 };
const failed = { outcome: 'failed', attempts: 1 } as const;
const down: Sent = { ...failed, cause: 'unavailable', provider: 503, error: 'application_error' };
const quotaExceeded: Sent = { ...failed, cause: 'account', provider: 429, error: 'daily_quota_exceeded' };
const busy: Sent = { ...failed, cause: 'busy', provider: 429, error: 'rate_limit_exceeded' };
const refused: Sent = { ...failed, cause: 'message', provider: 422, error: 'validation_error' };

const compose = (message: Accepted) => composeMail(message, mailRules);
const key = hashMessage(accepted().message);

/** The keys of the stored messages and the times of receipt. */
let messages: Map<string, number>;
let logged: LogEntry[];
const log = (entry: LogEntry) => logged.push(entry);

const store: OutboxStore = {
  location: 'memory',
  add: async (key) => void messages.set(key, Date.now()),
  list: async () =>
    [...messages].map(([key, receivedAt]) => ({
      key,
      receivedAt,
      async read() {
        if (key === 'damaged') throw new UnreadableMessageError();
        return messages.has(key) ? accepted() : null;
      },
    })),
  remove: async (key) => messages.delete(key),
};
const full: OutboxStore = { ...store, add: () => Promise.reject(new StoreFullError()) };

beforeEach(() => {
  vi.useFakeTimers();
  messages = new Map();
  logged = [];
});
afterEach(() => void vi.useRealTimers());

const deliver = (send: Send, to = store) => createDeliver({ compose, send, store: to }, log)(accepted());

test('a message is stored and sent under its key within the time limit, and removed', async () => {
  const send = vi.fn<Send>(async () => {
    expect([...messages.keys()]).toEqual([key]);
    return sent;
  });
  expect(await deliver(send)).toEqual(sent);
  expect(send).toHaveBeenCalledExactlyOnceWith(compose(accepted()), key, storedSendLimitMs);
  expect(messages.size).toBe(0);
});

test('a full store refuses only what cannot be sent', async () => {
  expect(await deliver(async () => sent, full)).toMatchObject({ outcome: 'sent', error: 'not_stored' });
  expect(await deliver(async () => down, full)).toMatchObject({ outcome: 'store_full' });
});

test('a visitor waits five seconds if the message is stored, and twenty if it can only be sent', async () => {
  const limits: number[] = [];
  async function send(_: unknown, __: string, limitMs: number): Promise<Sent> {
    limits.push(Math.round(limitMs / 1000));
    return down;
  }
  expect(await deliver(send)).toMatchObject({ outcome: 'stored', error: 'application_error' });
  expect(await deliver(send, full)).toMatchObject({ outcome: 'store_full' });
  expect([limits, messages.size]).toEqual([[5, 20], 1]);
});

test('messages that differ in any field, or in where a field ends, have different keys', () => {
  const changed = fieldNames.map((name) => ({ [name]: 'otra' }));
  const messages = [{}, ...changed, { name: 'a', email: 'b' }, { name: 'ab', email: '' }];
  const keys = messages.map((changes) => hashMessage(accepted(changes).message));
  expect(new Set(keys).size).toBe(messages.length);
});

/** Stores messages of this age, and returns a function that flushes them by the fake clock. */
function storeThem(
  ageMs: number,
  keys: string[],
  answer: (key: string) => Sent,
  changes: Partial<Outbox> = {},
) {
  for (const [index, each] of keys.entries()) messages.set(each, Date.now() - ageMs + index);
  const keysSent: string[] = [];
  const limits: number[] = [];
  async function send(_: unknown, each: string, limitMs: number): Promise<Sent> {
    keysSent.push(each);
    limits.push(limitMs);
    return answer(each);
  }
  const flush = createFlush({ compose, send, store, ...changes }, log);
  return async function run(timeMs?: number) {
    const start = Date.now();
    let durationMs = -1;
    const report = flush(timeMs).finally(() => (durationMs = Date.now() - start));
    while (durationMs < 0) await vi.advanceTimersByTimeAsync(100);
    return { ...(await report), durationMs, keysSent, limits };
  };
}
const outcomes = () => logged.map(({ outcome, key: each = '' }) => `${outcome} ${each}`);

test('a flush sends stored messages, oldest first, and removes and logs them', async () => {
  const keysSent = ['a', 'b', 'c'];
  expect(await storeThem(minuteMs, keysSent, () => sent)()).toMatchObject({
    sent: 3,
    failed: 0,
    waiting: 0,
    keysSent,
    limits: keysSent.map(() => sendLimitMs),
  });
  expect(logged).toEqual(Array(3).fill({ outcome: 'flushed', id: 'x', attempts: 1 }));
});

test("a flush fills its time and keeps to the provider's rate", async () => {
  const keys = Array.from({ length: 30 }, (_, index) => `message ${index}`);
  const { sent: count, waiting, durationMs, limits } = await storeThem(minuteMs, keys, () => sent)(10_000);
  expect([count > 12, count + (waiting ?? 0), durationMs <= 10_000]).toEqual([true, 30, true]);
  expect(Math.max(...limits)).toBeLessThanOrEqual(10_000);
  expect(count / (durationMs / 1000)).toBeLessThanOrEqual(2.2);
});

test.each([
  ['a request may still be sending it, and does not count it', storedSendLimitMs - 2000, undefined, 0],
  ['there is not enough time', minuteMs, 1000, 1],
])('a flush leaves a message alone while %s', async (_, ageMs, timeMs, waiting) => {
  const report = await storeThem(ageMs, ['a'], () => sent)(timeMs);
  expect(report).toMatchObject({ sent: 0, failed: 0, waiting, keysSent: [] });
});

test.each([down, quotaExceeded])('a flush stops when the provider takes nothing: $error', async (answer) => {
  const report = await storeThem(minuteMs, ['a', 'b'], () => answer)();
  expect(report).toMatchObject({ sent: 0, failed: 1, waiting: 2, keysSent: ['a'] });
  expect(logged).toHaveLength(1);
});

test('a flush goes on when the provider is busy with those who flush at the same time', async () => {
  const run = storeThem(minuteMs, ['a', 'b'], (each) => (each === 'a' ? busy : sent));
  expect(await run()).toMatchObject({ sent: 1, failed: 0, waiting: 1, keysSent: ['a', 'b'] });
});

test('a call during a flush without a time limit shares its report, and gets it in time', async () => {
  const keys = Array.from({ length: 30 }, (_, index) => `message ${index}`);
  const run = storeThem(minuteMs, keys, () => sent);
  const [endless, limited] = await Promise.all([run(), run(10_000)]);
  expect(limited).toMatchObject({ sent: endless.sent, waiting: 30 - endless.sent });
  expect([endless.sent > 12, limited.durationMs <= 10_000]).toEqual([true, true]);
});

test('refused and unreadable messages are skipped, and each is logged once with its key', async () => {
  const answer = (each: string) => (each === 'good' ? sent : refused);
  const run = storeThem(minuteMs, ['refused', 'damaged', 'good'], answer);
  expect(await run()).toMatchObject({ sent: 1, failed: 2, waiting: 2 });
  expect(await run()).toMatchObject({ sent: 0, failed: 2, waiting: 2 });
  expect(outcomes()).toEqual(['config_error refused', 'unreadable damaged', 'flushed ']);
});

test('a message that another process has removed does not count as sent', async () => {
  const run = storeThem(minuteMs, ['a', 'b'], () => {
    messages.clear();
    return sent;
  });
  expect(await run()).toMatchObject({ sent: 0, failed: 0, waiting: 0, keysSent: ['a'] });
});

test.each([{}, { send: null }, { compose: null }])(
  'an unsent message is reported after 28 days and deleted after 30: %j',
  async (changes) => {
    const run = storeThem(retentionMs - 3 * dayMs, ['a'], () => down, changes);
    const reports = () => outcomes().filter((each) => each.startsWith('exp'));
    expect([(await run()).waiting, reports()]).toEqual([1, []]);
    vi.setSystemTime(Date.now() + dayMs + 1);
    await run();
    await run();
    expect(reports()).toEqual(['expiring a']);
    vi.setSystemTime(Date.now() + 2 * dayMs);
    expect([(await run()).waiting, reports()]).toEqual([0, ['expiring a', 'expired a']]);
  },
);

test('a store that cannot be read is logged with code and frames, and waiting messages are null', async () => {
  const error = Object.assign(new Error('for carmen'), { code: 'EACCES' });
  const broken = { ...store, list: () => Promise.reject(error) };
  expect((await storeThem(0, [], () => sent, { store: broken })()).waiting).toBeNull();
  const at = expect.arrayContaining([expect.stringContaining('deliver.test.ts')]);
  expect(logged).toEqual([{ outcome: 'flush_failed', error: 'EACCES', at }]);
  expect(JSON.stringify(logged)).not.toContain('for carmen');
});
