import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDrain, type DrainRules } from '@/lib/contact/delivery/drain';
import { toEml } from '@/lib/contact/mail/eml';
import type { LogEntry } from '@/lib/contact/log';
import { composeMail, mailKey, type Accepted, type Mail } from '@/lib/contact/mail/compose';
import { createOutbox, type Outbox } from '@/lib/contact/delivery/outbox';
import type { Sent } from '@/lib/contact/delivery/send';
import { emptyFolder } from '../../../fakes/server';
import { accepted, mailRules } from '../samples';

const compose = (message: Accepted) => composeMail(message, mailRules);
const rules: DrainRules = { perPass: 5, pause: 0, retry: { first: 60_000, last: 240_000 } };
const sent: Sent = { ok: true, id: 'x', tries: 1 };
const down: Sent = { ok: false, permanent: false, tries: 3, status: 503, error: 'application_error' };
const refused: Sent = { ok: false, permanent: true, tries: 1, status: 422, error: 'validation_error' };

let outbox: Outbox;
let logged: LogEntry[];

beforeEach(async () => {
  outbox = createOutbox(await emptyFolder());
  logged = [];
});
afterEach(() => void vi.useRealTimers());

async function store(name: string): Promise<string> {
  const message = accepted({ name });
  const mail = compose(message);
  await outbox.put(mailKey(mail), toEml(mail, message, mailKey(mail), new Date()));
  return mailKey(mail);
}

function drainer(answer: (mail: Mail) => Sent, inFlight = new Map()) {
  const send = vi.fn(async (mail: Mail) => answer(mail));
  const drain = createDrain(
    { compose, send, outbox },
    { inFlight, log: (entry) => logged.push(entry), rules },
  );
  const names = () => send.mock.calls.map(([mail]) => mail.subject.split(' - ')[1]);
  return { drain, send, names };
}

it('sends what lies there, removes it and says so', async () => {
  for (const name of ['Uno', 'Dos', 'Tres']) await store(name);
  const { drain, names } = drainer(() => sent);
  await drain.now();
  expect(names().sort()).toEqual(['Dos', 'Tres', 'Uno']);
  expect(await outbox.list()).toEqual([]);
  expect(logged).toEqual(Array(3).fill({ outcome: 'drained', id: 'x', tries: 1 }));
});

it('sends no more than a pass holds', async () => {
  for (let index = 0; index < 8; index += 1) await store(`Número ${index}`);
  const { drain, send } = drainer(() => sent);
  await drain.now();
  expect(send).toHaveBeenCalledTimes(rules.perPass);
  await drain.now();
  expect(await outbox.list()).toEqual([]);
});

it('runs once at a time', async () => {
  await store('Uno');
  const { drain, send } = drainer(() => sent);
  await Promise.all([drain.now(), drain.now(), drain.now()]);
  expect(send).toHaveBeenCalledTimes(1);
});

it('leaves alone what is on its way', async () => {
  const key = await store('En camino');
  const { drain, send } = drainer(() => sent, new Map([[key, Promise.resolve()]]));
  await drain.now();
  expect(send).not.toHaveBeenCalled();
  expect(await outbox.list()).toEqual([key]);
});

it('stops at the first sign that the provider is down', async () => {
  for (const name of ['Uno', 'Dos']) await store(name);
  const { drain, send } = drainer(() => down);
  await drain.now();
  expect(send).toHaveBeenCalledTimes(1);
  expect(await outbox.list()).toHaveLength(2);
});

it('gets past messages that are refused, and files that hold none', async () => {
  await outbox.put('broken', 'no record');
  for (const name of ['Malo 1', 'Malo 2', 'Bueno']) await store(name);
  const { drain } = drainer((mail) => (mail.subject.includes('Malo') ? refused : sent));
  await drain.now();
  await drain.now();
  expect(await outbox.list()).toHaveLength(3);
  expect(logged.map(({ outcome }) => outcome)).toEqual(
    expect.arrayContaining(['drained', 'config_error', 'crashed']),
  );
  expect(JSON.stringify(logged)).not.toContain('Malo');
});

it('sends under the settings of today', async () => {
  await store('Uno');
  const send = vi.fn(async () => sent);
  const moved = (message: Accepted) =>
    composeMail(message, { ...mailRules, from: 'Nueva <nueva@example.com>' });
  await createDrain(
    { compose: moved, send, outbox },
    { inFlight: new Map(), log: () => undefined, rules },
  ).now();
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ from: 'Nueva <nueva@example.com>' }),
    expect.anything(),
  );
});

it('comes back by itself, more and more slowly, until nothing is left', async () => {
  const key = await store('Uno');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let answer: Sent = down;
  const { drain, send } = drainer(() => answer);
  await drain.now();
  for (const [tries, wait] of [
    [2, 60_000],
    [3, 120_000],
    [4, 240_000],
  ] as const) {
    vi.advanceTimersByTime(wait - 1);
    expect(send).toHaveBeenCalledTimes(tries - 1);
    vi.advanceTimersByTime(1);
    // Joins the pass that the timer has started.
    await drain.now();
    expect(send).toHaveBeenCalledTimes(tries);
  }
  answer = sent;
  vi.advanceTimersByTime(rules.retry.last);
  await drain.now();
  expect(await outbox.read(key)).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

it('does nothing without a provider', async () => {
  await store('Uno');
  const idle = createDrain({ compose, send: null, outbox }, { inFlight: new Map(), log: () => undefined });
  idle.later();
  await idle.now();
  expect(await outbox.list()).toHaveLength(1);
});
