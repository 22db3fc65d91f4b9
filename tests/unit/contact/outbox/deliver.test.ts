import { expect, it, vi } from 'vitest';
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

/** The way of messages with a store that behaves like this, and what happened on it. */
function deliverer(behaviour: Store, transport: Partial<Outbox> = {}, maxWaitMs?: number) {
  const events: string[] = [];
  const logged: LogEntry[] = [];
  const store: OutboxStore = {
    location: 'nowhere',
    async add({ key }) {
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
    mustSend: true,
    ...transport,
  };
  const deliver = createDeliver(outbox, (entry) => logged.push(entry), maxWaitMs);
  const after = vi.fn();
  return { events, logged, after, deliver: (deferred = false) => deliver(accepted(), { deferred, after }) };
}

it.each<[string, Sent | null, Store, Partial<Delivery>]>([
  ['provider and store', sent, 'stores', { outcome: 'sent', id: 'id-1' }],
  ['provider, no store', sent, 'none', { outcome: 'sent', id: 'id-1' }],
  ['provider, store out of reach', sent, 'fails', { outcome: 'sent', error: 'not_stored' }],
  ['provider, store full', sent, 'full', { outcome: 'sent', error: 'not_stored' }],
  ['sent before under other settings', repeated, 'stores', { outcome: 'repeated' }],
  ['provider down, store', down, 'stores', { outcome: 'stored', provider: 503 }],
  ['provider refuses, store', refused, 'stores', { outcome: 'stored', provider: 403 }],
  ['provider down, no store', down, 'none', { outcome: 'provider_error', tries: 3 }],
  ['provider down, store out of reach', down, 'fails', { outcome: 'provider_error' }],
  ['provider down, store full', down, 'full', { outcome: 'store_full', error: 'application_error' }],
  ['provider refuses, no store', refused, 'none', { outcome: 'config_error', error: 'invalid_api_key' }],
  ['no key, store', null, 'stores', { outcome: 'stored', error: 'RESEND_API_KEY is not set' }],
  ['no key, store full', null, 'full', { outcome: 'store_full' }],
  ['no key, store out of reach', null, 'fails', { outcome: 'config_error' }],
  ['no key, no store', null, 'none', { outcome: 'config_error', error: 'RESEND_API_KEY is not set' }],
])('where a message ends up: %s', async (_, answer, behaviour, expected) => {
  const { deliver, events } = deliverer(behaviour, { send: answer && (async () => answer) });
  expect(await deliver()).toMatchObject(expected);
  const isRemoved = answer !== null && answer.outcome !== 'failed';
  expect(events.some((event) => event.startsWith('remove'))).toBe(isRemoved && behaviour !== 'none');
});

it('stores, then sends under the key of the message, then removes', async () => {
  const { deliver, events } = deliverer('stores', {
    send: async (mail, key, budgetMs) => {
      expect(mail).toEqual(compose(accepted()));
      expect([budgetMs > sendBudgetMs - 5000, budgetMs <= sendBudgetMs]).toEqual([true, true]);
      events.push(`send ${key}`);
      return sent;
    },
  });
  await deliver();
  const key = messageKey(accepted().message);
  expect(events).toEqual([`add ${key}`, `send ${key}`, `remove ${key}`]);
});

it('keeps without an error where nothing has to be sent, as on a computer', async () => {
  const { deliver } = deliverer('stores', { mustSend: false });
  expect(await deliver()).toEqual({ outcome: 'stored', tries: 0, provider: null });
});

it('neither stores nor sends where nobody would receive it', async () => {
  const send = vi.fn<Send>();
  const { deliver, events } = deliverer('stores', { compose: null, send });
  expect(await deliver()).toMatchObject({ outcome: 'config_error', error: 'CONTACT_PREVIEW_TO is not set' });
  expect([events, send.mock.calls]).toEqual([[], []]);
});

it.each<[Store, Delivery['outcome'], number]>([
  ['stores', 'stored', 0],
  ['full', 'store_full', 0],
  ['fails', 'sent', 1],
  ['none', 'sent', 1],
])('leaves a deferred message to a pass where there is a store: %s', async (behaviour, outcome, sendings) => {
  const send = vi.fn<Send>(async () => sent);
  const { deliver } = deliverer(behaviour, { send });
  expect(await deliver(true)).toMatchObject({ outcome });
  expect(send).toHaveBeenCalledTimes(sendings);
});

it('does not keep the visitor waiting once the message is stored, and goes on sending', async () => {
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
