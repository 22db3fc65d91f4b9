import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LogEntry } from '@/lib/contact/log';
import { composeMail, type Accepted, type Mail } from '@/lib/contact/mail/compose';
import { sendBudgetMs, type Send, type Sent } from '@/lib/contact/mail/send';
import type { Outbox } from '@/lib/contact/outbox/deliver';
import { createPass } from '@/lib/contact/outbox/pass';
import { retentionMs, UnreadableMessageError, type OutboxStore } from '@/lib/contact/outbox/store';
import { accepted, mailRules } from '../samples';

const compose = (message: Accepted) => composeMail(message, mailRules);
const minute = 60_000;
const sent: Sent = { outcome: 'sent', id: 'x', tries: 1 };
const failed = { outcome: 'failed', tries: 1 } as const;
const down: Sent = { ...failed, cause: 'unavailable', status: 503, error: 'application_error' };
const unpaid: Sent = { ...failed, cause: 'account', status: 429, error: 'daily_quota_exceeded' };
const refused: Sent = { ...failed, cause: 'message', status: 422, error: 'validation_error' };

const nameOf = (mail: Mail) => mail.subject.split(' - ')[1] ?? '';

let messages: Map<string, number>;
let logged: LogEntry[];

/** Keys are names. */
const store: OutboxStore = {
  location: 'memory',
  add: async ({ key, receivedAt }) => void messages.set(key, receivedAt),
  pending: async () =>
    [...messages]
      .sort(([, a], [, b]) => a - b)
      .map(([key, receivedAt]) => ({
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

function passer(answer: (name: string) => Sent | Promise<Sent>, changes: Partial<Outbox> = {}) {
  const send = vi.fn<Send>(async (mail) => answer(nameOf(mail)));
  const pass = createPass({ compose, send, store, mustSend: true, ...changes }, (entry) =>
    logged.push(entry),
  );
  /** Runs a pass with the clock; resolves with its report and how long it took. */
  async function run(timeMs?: number) {
    const start = Date.now();
    let tookMs = -1;
    const report = pass(timeMs).finally(() => (tookMs = Date.now() - start));
    while (tookMs < 0) await vi.advanceTimersByTimeAsync(100);
    return { report: await report, tookMs };
  }
  return { run, send, names: () => send.mock.calls.map(([mail]) => nameOf(mail)) };
}

it('sends what waits, oldest first, removes it and says so', async () => {
  keep(minute, 'Uno', 'Dos', 'Tres');
  const { run, names } = passer(() => sent);
  expect((await run()).report).toEqual({ sent: 3, failed: 0, waiting: 0 });
  expect(names()).toEqual(['Uno', 'Dos', 'Tres']);
  expect(logged).toEqual(Array(3).fill({ outcome: 'drained', id: 'x', tries: 1 }));
});

it('sends under the key of the message and the settings of today', async () => {
  keep(minute, 'Uno');
  const moved = (message: Accepted) => composeMail(message, { ...mailRules, from: 'Nueva <n@example.com>' });
  const { run, send } = passer(() => sent, { compose: moved });
  await run();
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ from: 'Nueva <n@example.com>' }),
    'Uno',
    sendBudgetMs,
  );
});

it('uses the time of a function for as many messages as the provider takes', async () => {
  keep(minute, ...Array.from({ length: 200 }, (_, index) => `Número ${index}`));
  const { run } = passer(() => sent);
  const { report, tookMs } = await run(55_000);
  expect(report.sent).toBeGreaterThan(90);
  expect(report).toEqual({ sent: report.sent, failed: 0, waiting: 200 - report.sent });
  expect(tookMs).toBeLessThanOrEqual(55_000);
  expect(report.sent / (tookMs / 1000)).toBeLessThanOrEqual(2.1);
});

it('begins nothing without the time for it', async () => {
  keep(minute, 'Uno');
  const { run, send } = passer(() => sent);
  expect((await run(1000)).report).toEqual({ sent: 0, failed: 0, waiting: 1 });
  expect(send).not.toHaveBeenCalled();
});

it('leaves alone what a request may still be sending', async () => {
  keep(sendBudgetMs - 2000, 'En camino');
  const { run, send } = passer(() => sent);
  expect((await run()).report).toEqual({ sent: 0, failed: 0, waiting: 1 });
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect((await run()).report).toMatchObject({ sent: 1, waiting: 0 });
});

it.each([down, unpaid])('stops when the provider takes nothing: $error', async (answer) => {
  keep(minute, 'Uno', 'Dos');
  const { run, send } = passer(() => answer);
  expect((await run()).report).toEqual({ sent: 0, failed: 1, waiting: 2 });
  expect(send).toHaveBeenCalledTimes(1);
  expect(logged).toEqual([expect.objectContaining({ error: expect.stringMatching(/_/) })]);
});

it('gets past messages that are refused or unreadable, and reports each once', async () => {
  keep(minute, 'Malo 1', 'Ilegible', 'Malo 2', 'Bueno');
  const { run } = passer((name) => (name.startsWith('Malo') ? refused : sent));
  expect((await run()).report).toEqual({ sent: 1, failed: 3, waiting: 3 });
  expect((await run()).report).toEqual({ sent: 0, failed: 3, waiting: 3 });
  expect(logged.map(({ outcome }) => outcome)).toEqual([
    'config_error',
    'crashed',
    'config_error',
    'drained',
  ]);
  expect(JSON.stringify(logged)).not.toMatch(/Malo|Ilegible/);
});

it('counts as sent what it has removed, not what another pass was quicker with', async () => {
  keep(minute, 'Uno', 'Dos');
  const { run, names } = passer(async () => {
    messages.clear();
    return sent;
  });
  expect((await run()).report).toEqual({ sent: 0, failed: 0, waiting: 0 });
  expect(names()).toEqual(['Uno']);
});

it.each([{ send: null }, { compose: null }])(
  'counts what waits where nothing can be sent: %j',
  async (missing) => {
    keep(0, 'Uno', 'Dos');
    expect((await passer(() => sent, missing).run()).report).toEqual({ sent: 0, failed: 0, waiting: 2 });
  },
);

it.each([[() => sent], [null]])('keeps the thirty days, with a key or without', async (answer) => {
  const { run } = answer ? passer(() => down) : passer(() => down, { send: null });
  const errors = () => logged.flatMap(({ outcome, error }) => (outcome.startsWith('exp') ? [error] : []));
  keep(retentionMs - 3 * 24 * 60 * minute, 'Olvidada');
  await run();
  expect(errors()).toEqual([]);
  vi.setSystemTime(Date.now() + 24 * 60 * minute + 1);
  await run();
  await run();
  expect(errors()).toEqual(['unsent_for_28_days']);
  vi.setSystemTime(Date.now() + 2 * 24 * 60 * minute);
  expect((await run()).report).toMatchObject({ sent: 0, waiting: 0 });
  expect(errors()).toEqual(['unsent_for_28_days', 'unsent_for_30_days']);
});

it('says when the store cannot be read', async () => {
  const pending = () => Promise.reject(new Error('gone'));
  const { run } = passer(() => sent, { store: { ...store, pending } });
  expect((await run()).report).toEqual({ sent: 0, failed: 0, waiting: null });
  expect(logged).toEqual([{ outcome: 'store_lost', error: 'pass' }]);
});
