import { expect, test, vi } from 'vitest';
import { createDeliver, type Delivery, type Outbox } from '@/lib/contact/outbox/deliver';
import { StoreFullError, type OutboxStore } from '@/lib/contact/outbox/store';
import { composeMail, messageKey, type Accepted } from '@/lib/contact/mail/compose';
import { sendBudgetMs, type Send, type Sent } from '@/lib/contact/mail/send';
import type { LogEntry } from '@/lib/contact/log';
import { accepted, mailRules } from '../samples';

const compose = (message: Accepted) => composeMail(message, mailRules);
const sent: Sent = { outcome: 'sent', id: 'id-1', tries: 1 };
const repeated: Sent = { outcome: 'repeated', tries: 1 };
const failed = { outcome: 'failed', tries: 3, status: 503, error: 'application_error' } as const;
const down: Sent = { ...failed, cause: 'unavailable' };
const refused: Sent = { ...failed, cause: 'account', status: 403, error: 'invalid_api_key' };

type Store = 'stores' | 'full' | 'fails' | 'none';

/** Delivers one message with a store that behaves like this, and records what happens. */
function deliverer(behaviour: Store, changes: Partial<Outbox> = {}, maxWaitMs?: number) {
  const events: string[] = [];
  const logged: LogEntry[] = [];
  const store: OutboxStore = {
    location: 'nowhere',
    async add(key) {
      if (behaviour === 'full') throw new StoreFullError();
      if (behaviour === 'fails') throw new Error('gone');
      events.push(`add ${key}`);
    },
    pending: async () => [],
    remove: async (key) => events.push(`remove ${key}`) > 0,
  };
  const outbox = {
    compose,
    send: null,
    store: behaviour === 'none' ? null : store,
    ...changes,
  };
  const deliver = createDeliver(outbox, (entry) => logged.push(entry), maxWaitMs);
  const after = vi.fn();
  return { events, logged, after, deliver: (deferred = false) => deliver(accepted(), { deferred, after }) };
}

const keyMissing = 'RESEND_API_KEY is not set';

test.each<[string, Sent | null, Store, Partial<Delivery>]>([
  ['provider and store', sent, 'stores', { outcome: 'sent', id: 'id-1' }],
  ['provider, no store', sent, 'none', { outcome: 'sent', id: 'id-1' }],
  ['provider, store unavailable', sent, 'fails', { outcome: 'sent', error: 'not_stored' }],
  ['provider, store full', sent, 'full', { outcome: 'sent', error: 'not_stored' }],
  ['sent before under other settings', repeated, 'stores', { outcome: 'repeated' }],
  ['provider down, store', down, 'stores', { outcome: 'stored', provider: 503 }],
  ['provider refuses, store', refused, 'stores', { outcome: 'stored', provider: 403 }],
  ['provider down, no store', down, 'none', { outcome: 'provider_error', tries: 3 }],
  ['provider down, store unavailable', down, 'fails', { outcome: 'provider_error' }],
  ['provider down, store full', down, 'full', { outcome: 'store_full', error: 'application_error' }],
  ['provider refuses, no store', refused, 'none', { outcome: 'config_error', error: 'invalid_api_key' }],
  ['no key, store', null, 'stores', { outcome: 'stored', error: keyMissing }],
  ['no key, store full', null, 'full', { outcome: 'store_full' }],
  ['no key, store unavailable', null, 'fails', { outcome: 'config_error' }],
  ['no key, no store', null, 'none', { outcome: 'config_error', error: keyMissing }],
])('a message is delivered or reported: %s', async (_, answer, behaviour, expected) => {
  const { deliver, events } = deliverer(behaviour, { send: answer && (async () => answer) });
  expect(await deliver()).toMatchObject(expected);
  const isRemoved = answer !== null && answer.outcome !== 'failed' && behaviour !== 'none';
  expect(events.some((event) => event.startsWith('remove'))).toBe(isRemoved);
});

test('a message is stored, sent within the budget under its key, and removed', async () => {
  const send = vi.fn<Send>(async (_, key) => {
    events.push(`send ${key}`);
    return sent;
  });
  const { deliver, events } = deliverer('stores', { send });
  await deliver();
  const key = messageKey(accepted().message);
  expect(events).toEqual([`add ${key}`, `send ${key}`, `remove ${key}`]);
  const [mail, , budgetMs] = send.mock.calls[0]!;
  expect(mail).toEqual(compose(accepted()));
  expect(budgetMs).toBeLessThanOrEqual(sendBudgetMs);
});

test('without a recipient a message is neither stored nor sent', async () => {
  const send = vi.fn<Send>();
  const { deliver, events } = deliverer('stores', { compose: null, send });
  expect(await deliver()).toMatchObject({ outcome: 'config_error', error: 'CONTACT_PREVIEW_TO is not set' });
  expect([events, send.mock.calls]).toEqual([[], []]);
});

test.each<[Store, Delivery['outcome'], number]>([
  ['stores', 'stored', 0],
  ['full', 'sent', 1],
  ['fails', 'sent', 1],
  ['none', 'sent', 1],
])('a deferred message is left to a pass if it can be stored: %s', async (behaviour, outcome, sendings) => {
  const send = vi.fn<Send>(async () => sent);
  const { deliver } = deliverer(behaviour, { send });
  expect(await deliver(true)).toMatchObject({ outcome });
  expect(send).toHaveBeenCalledTimes(sendings);
});

test('a visitor whose message is stored does not wait for a slow provider; the sending continues', async () => {
  let answer: (sent: Sent) => void = () => undefined;
  const send = () => new Promise<Sent>((resolve) => (answer = resolve));
  const { deliver, after, events, logged } = deliverer('stores', { send }, 10);
  expect(await deliver()).toMatchObject({ outcome: 'stored', error: 'slow' });
  const [work] = after.mock.calls[0] as [() => Promise<unknown>];
  const finished = work();
  answer(sent);
  await finished;
  expect(events.at(-1)).toMatch(/^remove/);
  expect(logged).toEqual([sent]);
});
