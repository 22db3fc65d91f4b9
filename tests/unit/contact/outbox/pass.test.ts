import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '@/lib/contact/log';
import { composeMail, type Accepted, type Mail } from '@/lib/contact/mail/compose';
import { sendBudgetMs, type Send, type Sent } from '@/lib/contact/mail/send';
import type { Outbox } from '@/lib/contact/outbox/deliver';
import { createPass } from '@/lib/contact/outbox/pass';
import { retentionMs, UnreadableMessageError, type OutboxStore } from '@/lib/contact/outbox/store';
import { accepted, mailRules } from '../samples';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const sent: Sent = { outcome: 'sent', id: 'x', tries: 1 };
const failed = { outcome: 'failed', tries: 1 } as const;
const down: Sent = { ...failed, cause: 'unavailable', status: 503, error: 'application_error' };
const quotaExceeded: Sent = { ...failed, cause: 'account', status: 429, error: 'daily_quota_exceeded' };
const refused: Sent = { ...failed, cause: 'message', status: 422, error: 'validation_error' };

const nameOf = (mail: Mail) => mail.subject.split(' - ')[1] ?? '';

/** Names of the visitors, which are also the keys, with the time their message was received. */
let messages: Map<string, number>;
let logged: LogEntry[];

const store: OutboxStore = {
  location: 'memory',
  add: async (key) => void messages.set(key, Date.now()),
  pending: async () =>
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

beforeEach(() => {
  vi.useFakeTimers();
  messages = new Map();
  logged = [];
});
afterEach(() => void vi.useRealTimers());

function keep(ageMs: number, ...names: string[]): void {
  for (const [index, name] of names.entries()) messages.set(name, Date.now() - ageMs + index);
}

function createTestPass(answer: (name: string) => Sent, changes: Partial<Outbox> = {}) {
  const compose = (message: Accepted) => composeMail(message, mailRules);
  const send = vi.fn<Send>(async (mail) => answer(nameOf(mail)));
  const pass = createPass({ compose, send, store, ...changes }, (entry) => logged.push(entry));
  /** Runs a pass with the fake clock; returns its report and its duration. */
  async function run(timeMs?: number) {
    const start = Date.now();
    let durationMs = -1;
    const report = pass(timeMs).finally(() => (durationMs = Date.now() - start));
    while (durationMs < 0) await vi.advanceTimersByTimeAsync(100);
    return { report: await report, durationMs };
  }
  return { run, send, names: () => send.mock.calls.map(([mail]) => nameOf(mail)) };
}

test('stored messages are sent under their keys, oldest first, removed and logged', async () => {
  keep(minuteMs, 'Uno', 'Dos', 'Tres');
  const { run, send, names } = createTestPass(() => sent);
  expect((await run()).report).toEqual({ sent: 3, failed: 0, waiting: 0 });
  expect(names()).toEqual(['Uno', 'Dos', 'Tres']);
  expect(send).toHaveBeenCalledWith(expect.anything(), 'Uno', sendBudgetMs);
  expect(logged).toEqual(Array(3).fill({ outcome: 'drained', id: 'x', tries: 1 }));
});

test("a pass uses the time of its function at the provider's rate", async () => {
  keep(minuteMs, ...Array.from({ length: 200 }, (_, index) => `Número ${index}`));
  const { report, durationMs } = await createTestPass(() => sent).run(55_000);
  expect(report.sent).toBeGreaterThan(90);
  expect(report).toEqual({ sent: report.sent, failed: 0, waiting: 200 - report.sent });
  expect(durationMs).toBeLessThanOrEqual(55_000);
  expect(report.sent / (durationMs / 1000)).toBeLessThanOrEqual(2.1);
});

test.each([
  ['without enough time', minuteMs, 1000],
  ['while a request may still be sending it', sendBudgetMs - 2000, undefined],
])('no message is sent %s', async (_, ageMs, timeMs) => {
  keep(ageMs, 'Uno');
  const { run, send } = createTestPass(() => sent);
  expect((await run(timeMs)).report).toEqual({ sent: 0, failed: 0, waiting: 1 });
  expect(send).not.toHaveBeenCalled();
});

test.each([down, quotaExceeded])('a pass stops when the provider takes nothing: $error', async (answer) => {
  keep(minuteMs, 'Uno', 'Dos');
  const { run, send } = createTestPass(() => answer);
  expect((await run()).report).toEqual({ sent: 0, failed: 1, waiting: 2 });
  expect(send).toHaveBeenCalledTimes(1);
  expect(logged).toEqual([expect.objectContaining({ error: expect.stringMatching(/_/) })]);
});

test('refused and unreadable messages are skipped, and each is logged once', async () => {
  keep(minuteMs, 'Malo 1', 'Ilegible', 'Malo 2', 'Bueno');
  const { run } = createTestPass((name) => (name.startsWith('Malo') ? refused : sent));
  expect((await run()).report).toEqual({ sent: 1, failed: 3, waiting: 3 });
  expect((await run()).report).toEqual({ sent: 0, failed: 3, waiting: 3 });
  const outcomes = logged.map(({ outcome }) => outcome);
  expect(outcomes).toEqual(['config_error', 'crashed', 'config_error', 'drained']);
  expect(JSON.stringify(logged)).not.toMatch(/Malo|Ilegible/);
});

test('a message that another pass has removed does not count as sent', async () => {
  keep(minuteMs, 'Uno', 'Dos');
  const { run, names } = createTestPass(() => {
    messages.clear();
    return sent;
  });
  expect((await run()).report).toEqual({ sent: 0, failed: 0, waiting: 0 });
  expect(names()).toEqual(['Uno']);
});

test.each([{}, { send: null }, { compose: null }])(
  'an unsent message is reported after 28 days and deleted after 30: %j',
  async (changes) => {
    const { run } = createTestPass(() => down, changes);
    const errors = () => logged.flatMap(({ outcome, error }) => (outcome.startsWith('exp') ? [error] : []));
    keep(retentionMs - 3 * dayMs, 'Olvidada');
    expect((await run()).report.waiting).toBe(1);
    expect(errors()).toEqual([]);
    vi.setSystemTime(Date.now() + dayMs + 1);
    await run();
    await run();
    expect(errors()).toEqual(['unsent_for_28_days']);
    vi.setSystemTime(Date.now() + 2 * dayMs);
    expect((await run()).report).toMatchObject({ sent: 0, waiting: 0 });
    expect(errors()).toEqual(['unsent_for_28_days', 'unsent_for_30_days']);
  },
);

test('a store that cannot be read is reported and logged', async () => {
  const pending = () => Promise.reject(new Error('gone'));
  const { run } = createTestPass(() => sent, { store: { ...store, pending } });
  expect((await run()).report).toEqual({ sent: 0, failed: 0, waiting: null });
  expect(logged).toEqual([{ outcome: 'store_lost', error: 'pass' }]);
});
