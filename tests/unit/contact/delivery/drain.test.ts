import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDrain, type DrainRules } from '@/lib/contact/delivery/drain';
import { createFolderStore } from '@/lib/contact/delivery/folder-store';
import type { Sent } from '@/lib/contact/delivery/send';
import type { MessageStore } from '@/lib/contact/delivery/store';
import type { LogEntry } from '@/lib/contact/log';
import { composeMail, messageKey, type Accepted, type Mail } from '@/lib/contact/mail/compose';
import { emptyFolder } from '../../../fakes/server';
import { accepted, mailRules } from '../samples';

const compose = (message: Accepted) => composeMail(message, mailRules);
const rules: DrainRules = { perPass: 5, pause: 0, postpone: 60_000, every: { usual: 30_000, last: 120_000 } };
const sent: Sent = { ok: true, id: 'x', tries: 1 };
const down: Sent = { ok: false, permanent: false, tries: 3, status: 503, error: 'application_error' };
const refused: Sent = { ok: false, permanent: true, tries: 1, status: 422, error: 'validation_error' };

let store: MessageStore;
let logged: LogEntry[];

beforeEach(async () => {
  store = createFolderStore(await emptyFolder());
  logged = [];
});
afterEach(() => void vi.useRealTimers());

async function keep(name: string) {
  const message = accepted({ name });
  const placed = await store.put(messageKey(message.message), message, compose(message));
  if (placed.state !== 'leased') throw new Error(`${name} was ${placed.state}`);
  return placed.lease;
}

async function keepFree(...names: string[]): Promise<void> {
  for (const name of names) await (await keep(name)).release();
}

function drainer(answer: (mail: Mail) => Sent, transport: object = {}) {
  const send = vi.fn(async (mail: Mail) => answer(mail));
  const all = { compose, send, store, ...transport };
  const names = () => send.mock.calls.map(([mail]) => mail.subject.split(' - ')[1]);
  return { ...createDrain(all, { log: (entry) => logged.push(entry), rules }), send, names };
}

it('sends what lies there, removes it and says so', async () => {
  await keepFree('Uno', 'Dos', 'Tres');
  const { drain, names } = drainer(() => sent);
  expect(await drain()).toEqual({ sent: 3, failed: 0, waiting: 0 });
  expect(names().sort()).toEqual(['Dos', 'Tres', 'Uno']);
  expect(logged).toEqual(Array(3).fill({ outcome: 'drained', id: 'x', tries: 1 }));
  expect(await drain()).toEqual({ sent: 0, failed: 0, waiting: 0 });
});

it('sends no more than a pass holds, and begins none when its time is over', async () => {
  await keepFree(...Array.from({ length: 8 }, (_, index) => `Número ${index}`));
  const { drain } = drainer(() => sent);
  expect(await drain()).toEqual({ sent: 5, failed: 0, waiting: 3 });
  expect(await drain(0)).toEqual({ sent: 1, failed: 0, waiting: 2 });
});

it('runs once at a time', async () => {
  await keepFree('Uno');
  const { drain, send } = drainer(() => sent);
  const reports = await Promise.all([drain(), drain(), drain()]);
  expect(reports.map((report) => report.sent)).toEqual([1, 1, 1]);
  expect(send).toHaveBeenCalledTimes(1);
});

it('leaves alone what is on its way', async () => {
  const lease = await keep('En camino');
  const { drain, send } = drainer(() => sent);
  await drain();
  expect(send).not.toHaveBeenCalled();
  await lease.release();
  expect(await drain()).toMatchObject({ sent: 1 });
});

it('stops at the first sign that the provider is down', async () => {
  await keepFree('Uno', 'Dos');
  const { drain, send } = drainer(() => down);
  expect(await drain()).toEqual({ sent: 0, failed: 1, waiting: 2 });
  expect(send).toHaveBeenCalledTimes(1);
});

it('gets past messages that are refused', async () => {
  await keepFree('Malo 1', 'Malo 2', 'Malo 3', 'Bueno');
  const { drain } = drainer((mail) => (mail.subject.includes('Malo') ? refused : sent));
  const reports = [await drain(), await drain()];
  expect(reports.map(({ sent: count }) => count).sort()).toEqual([0, 1]);
  expect(logged.map(({ outcome }) => outcome).sort()).toEqual([
    'config_error',
    'config_error',
    'config_error',
    'drained',
  ]);
  expect(JSON.stringify(logged)).not.toContain('Malo');
});

it('gets past what cannot be read', async () => {
  const release = vi.fn();
  const unreadable = { accepted: null, lease: { release, sent: vi.fn() } };
  const due = async function* () {
    yield unreadable;
  };
  expect(await drainer(() => sent, { store: { ...store, due } }).drain()).toMatchObject({ failed: 1 });
  expect(release).toHaveBeenCalledWith(rules.postpone);
  expect(logged).toEqual([{ outcome: 'crashed', error: 'unreadable_message' }]);
});

it('survives a store that is out of reach', async () => {
  const due = async function* () {
    throw new Error('gone');
  };
  expect(await drainer(() => sent, { store: { ...store, due } }).drain()).toMatchObject({
    sent: 0,
    failed: 1,
  });
  expect(logged).toEqual([{ outcome: 'store_lost', error: 'drain' }]);
});

it('sends under the settings of today', async () => {
  await keepFree('Uno');
  const moved = (message: Accepted) =>
    composeMail(message, { ...mailRules, from: 'Nueva <nueva@example.com>' });
  const { drain, send } = drainer(() => sent, { compose: moved });
  await drain();
  expect(send.mock.calls[0]?.[0]).toMatchObject({ from: 'Nueva <nueva@example.com>' });
});

it('comes back by itself, at once while there is more, and more and more seldom while all fails', async () => {
  let report = { sent: 0, failed: 0, waiting: 0 };
  let passes = 0;
  const due = async function* () {
    passes += 1;
    for (let index = 0; index < report.sent + report.failed; index += 1) {
      yield { accepted: accepted(), lease: { release: async () => undefined, sent: async () => undefined } };
    }
  };
  const fake = { ...store, due, waiting: () => report.waiting };
  vi.useFakeTimers();
  const { watch } = drainer(() => (report.failed > 0 ? down : sent), { store: fake });
  const passesWithin = async (time: number) => {
    const before = passes;
    await vi.advanceTimersByTimeAsync(time);
    return passes - before;
  };
  void watch();
  expect(passes).toBe(1);
  expect([await passesWithin(29_990), await passesWithin(20)]).toEqual([0, 1]);

  report = { sent: 0, failed: 1, waiting: 1 };
  const waits = [30_000, 30_000, 60_000, 120_000, 120_000];
  for (const wait of waits) expect([await passesWithin(wait - 100), await passesWithin(100)]).toEqual([0, 1]);

  report = { sent: 1, failed: 0, waiting: 1 };
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await passesWithin(10)).toBeGreaterThan(1);
  report = { sent: 0, failed: 0, waiting: 0 };
  await vi.advanceTimersByTimeAsync(0);
  expect(await passesWithin(29_000)).toBeLessThanOrEqual(1);
});

it.each([{ send: null }, { store: null }, { compose: null }])('does nothing with %j', async (missing) => {
  await keepFree('Uno');
  const { drain, send } = drainer(() => sent, missing);
  expect(await drain()).toEqual({ sent: 0, failed: 0, waiting: 0 });
  expect(send).not.toHaveBeenCalled();
});
