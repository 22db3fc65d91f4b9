import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '@/lib/contact/log';
import { composeMail, type Accepted, type Mail } from '@/lib/contact/mail';
import { createDeliver } from '@/lib/contact/outbox/deliver';
import { createFlush } from '@/lib/contact/outbox/flush';
import {
  messageKey,
  retentionMs,
  StoreFullError,
  UnreadableMessageError,
  type Outbox,
  type OutboxStore,
} from '@/lib/contact/outbox/store';
import { sendLimitMs, type Send, type Sent } from '@/lib/contact/send';
import { accepted, mailRules } from './samples';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const sent: Sent = { outcome: 'sent', id: 'x', attempts: 1 };
const failed = { outcome: 'failed', attempts: 1 } as const;
const down: Sent = { ...failed, cause: 'unavailable', provider: 503, error: 'application_error' };
const quotaExceeded: Sent = { ...failed, cause: 'account', provider: 429, error: 'daily_quota_exceeded' };
const refused: Sent = { ...failed, cause: 'message', provider: 422, error: 'validation_error' };

const compose = (message: Accepted) => composeMail(message, mailRules);
const nameOf = (mail: Mail) => mail.subject.split(' - ')[1] ?? '';
const key = messageKey(accepted().message);

/** Keys of the stored messages, with the time they were received. Unless delivered, the key is also the visitor's name. */
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
        if (key.startsWith('Ilegible')) throw new UnreadableMessageError();
        return messages.has(key) ? accepted({ name: key }) : null;
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

/** Delivers one message. */
function deliver(send: Send, { to = store, deferred = false, maxWaitMs = minuteMs } = {}) {
  const after = vi.fn();
  const delivery = createDeliver(
    { compose, send, store: to },
    log,
    maxWaitMs,
  )(accepted(), { deferred, after });
  return { after, delivery };
}

test('a message is stored and sent under its key within the time limit, and removed', async () => {
  const send = vi.fn<Send>(async () => {
    expect([...messages.keys()]).toEqual([key]);
    return sent;
  });
  expect(await deliver(send).delivery).toEqual(sent);
  expect(send).toHaveBeenCalledExactlyOnceWith(compose(accepted()), key, sendLimitMs);
  expect(messages.size).toBe(0);
});

test('a full store refuses only what cannot be sent', async () => {
  const notStored = { outcome: 'sent', error: 'not_stored' };
  expect(await deliver(async () => sent, { to: full }).delivery).toMatchObject(notStored);
  expect(await deliver(async () => down, { to: full }).delivery).toMatchObject({ outcome: 'store_full' });
});

test('a deferred message is left to a flush if it can be stored', async () => {
  const send = vi.fn<Send>(async () => sent);
  expect(await deliver(send, { deferred: true }).delivery).toMatchObject({ outcome: 'stored' });
  expect([messages.size, send.mock.calls.length]).toEqual([1, 0]);
  expect(await deliver(send, { to: full, deferred: true }).delivery).toMatchObject({ outcome: 'sent' });
});

test('a visitor whose message is stored does not wait for a slow provider, which still gets the mail', async () => {
  vi.useRealTimers();
  let answer: (sent: Sent) => void = () => undefined;
  const { after, delivery } = deliver(() => new Promise((resolve) => (answer = resolve)), { maxWaitMs: 10 });
  expect(await delivery).toMatchObject({ outcome: 'stored', error: 'slow' });
  const [work] = after.mock.calls[0] as [() => Promise<unknown>];
  const finished = work();
  answer(sent);
  await finished;
  expect([messages.size, logged]).toEqual([0, [sent]]);
});

test('messages whose fields are cut elsewhere have different keys', () => {
  const keyOf = (name: string, email: string) => messageKey(accepted({ name, email }).message);
  expect(keyOf('a', 'b')).not.toBe(keyOf('ab', ''));
});

function keep(ageMs: number, ...names: string[]): void {
  for (const [index, name] of names.entries()) messages.set(name, Date.now() - ageMs + index);
}

function createTestFlush(answer: (name: string) => Sent, changes: Partial<Outbox> = {}) {
  const send = vi.fn<Send>(async (mail) => answer(nameOf(mail)));
  const flush = createFlush({ compose, send, store, ...changes }, log);
  /** Flushes with the fake clock. */
  async function run(timeMs?: number) {
    const start = Date.now();
    let durationMs = -1;
    const report = flush(timeMs).finally(() => (durationMs = Date.now() - start));
    while (durationMs < 0) await vi.advanceTimersByTimeAsync(100);
    return { ...(await report), durationMs };
  }
  return { run, names: () => send.mock.calls.map(([mail]) => nameOf(mail)) };
}

test('a flush sends stored messages, oldest first, and removes and logs them', async () => {
  keep(minuteMs, 'Uno', 'Dos', 'Tres');
  const { run, names } = createTestFlush(() => sent);
  expect(await run()).toMatchObject({ sent: 3, failed: 0, waiting: 0 });
  expect(names()).toEqual(['Uno', 'Dos', 'Tres']);
  expect(logged).toEqual(Array(3).fill({ outcome: 'flushed', id: 'x', attempts: 1 }));
});

test("a flush uses the time of its function at the provider's rate", async () => {
  keep(minuteMs, ...Array.from({ length: 30 }, (_, index) => `Número ${index}`));
  const { sent: count, waiting, durationMs } = await createTestFlush(() => sent).run(10_000);
  expect([count > 12, count + (waiting ?? 0), durationMs <= 10_000]).toEqual([true, 30, true]);
  expect(count / (durationMs / 1000)).toBeLessThanOrEqual(2.2);
});

test.each([
  ['a request may still be sending it, and it does not count', sendLimitMs - 2000, undefined, 0],
  ['there is not enough time', minuteMs, 1000, 1],
])('a flush leaves a message alone while %s', async (_, ageMs, timeMs, waiting) => {
  keep(ageMs, 'Uno');
  const { run, names } = createTestFlush(() => sent);
  expect(await run(timeMs)).toMatchObject({ sent: 0, failed: 0, waiting });
  expect(names()).toEqual([]);
});

test.each([down, quotaExceeded])('a flush stops when the provider takes nothing: $error', async (answer) => {
  keep(minuteMs, 'Uno', 'Dos');
  const { run, names } = createTestFlush(() => answer);
  expect(await run()).toMatchObject({ sent: 0, failed: 1, waiting: 2 });
  expect([names(), logged.length]).toEqual([['Uno'], 1]);
});

test('refused and unreadable messages are skipped, and each is logged once with its key', async () => {
  keep(minuteMs, 'Malo 1', 'Ilegible', 'Malo 2', 'Bueno');
  const { run } = createTestFlush((name) => (name.startsWith('Malo') ? refused : sent));
  expect(await run()).toMatchObject({ sent: 1, failed: 3, waiting: 3 });
  expect(await run()).toMatchObject({ sent: 0, failed: 3, waiting: 3 });
  expect(logged.map(({ outcome, key: name = '' }) => `${outcome} ${name}`)).toEqual([
    'config_error Malo 1',
    'unreadable Ilegible',
    'config_error Malo 2',
    'flushed ',
  ]);
});

test('a message that another process has removed does not count as sent', async () => {
  keep(minuteMs, 'Uno', 'Dos');
  const { run, names } = createTestFlush(() => {
    messages.clear();
    return sent;
  });
  expect([await run(), names()]).toMatchObject([{ sent: 0, failed: 0, waiting: 0 }, ['Uno']]);
});

test.each([{}, { send: null }, { compose: null }])(
  'an unsent message is reported after 28 days and deleted after 30: %j',
  async (changes) => {
    const { run } = createTestFlush(() => down, changes);
    const errors = () => logged.flatMap(({ outcome, error }) => (outcome.startsWith('exp') ? [error] : []));
    keep(retentionMs - 3 * dayMs, 'Olvidada');
    expect([(await run()).waiting, errors()]).toEqual([1, []]);
    vi.setSystemTime(Date.now() + dayMs + 1);
    await run();
    await run();
    expect(errors()).toEqual(['unsent_for_28_days']);
    vi.setSystemTime(Date.now() + 2 * dayMs);
    expect([(await run()).waiting, errors()]).toEqual([0, ['unsent_for_28_days', 'unsent_for_30_days']]);
  },
);

test.each([
  ['a store that cannot be read', Object.assign(new Error('for carmen'), { code: 'EACCES' }), 'EACCES'],
  ['a mistake in the code', new TypeError('for carmen'), 'TypeError'],
])(
  '%s is logged by its own name and frames, and the flush reports nothing as waiting',
  async (_, error, code) => {
    const { run } = createTestFlush(() => sent, { store: { ...store, list: () => Promise.reject(error) } });
    expect((await run()).waiting).toBeNull();
    expect(logged).toEqual([{ outcome: 'flush_failed', error: code, at: expect.any(Array) }]);
    expect(logged[0]?.at?.join()).toContain('deliver.test.ts');
    expect(JSON.stringify(logged)).not.toContain('for carmen');
  },
);
