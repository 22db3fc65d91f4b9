import { describe, expect, it, vi } from 'vitest';
import { createDeliver, type Delivery, type Transport } from '@/lib/contact/delivery/deliver';
import { patience, type Patience, type Send, type Sent } from '@/lib/contact/delivery/send';
import type { MessageStore, Placed } from '@/lib/contact/delivery/store';
import { composeMail, mailKey, messageKey, type Accepted } from '@/lib/contact/mail/compose';
import { accepted, mailRules } from '../samples';

const compose = (message: Accepted) => composeMail(message, mailRules);
const sent: Sent = { ok: true, id: 'id-1', tries: 1 };
const down: Sent = { ok: false, permanent: false, tries: 3, status: 503, error: 'application_error' };
const refused: Sent = { ok: false, permanent: true, tries: 1, status: 403, error: 'invalid_api_key' };

/** A store with one thing to say, that writes down what becomes of its lease. */
function storeThat(answer: Placed['state'] | 'fails') {
  const events: string[] = [];
  const lease = {
    sent: async () => void events.push('sent'),
    release: async () => void events.push('released'),
  };
  const store: MessageStore = {
    place: 'nowhere',
    async put(key) {
      events.push(`put ${key}`);
      if (answer === 'fails') throw new Error('full');
      return answer === 'leased' ? { state: answer, lease } : { state: answer };
    },
    due: async function* () {},
    waiting: () => 0,
  };
  return { store, events };
}

function deliverer(transport: Partial<Transport>, waitAtMost?: number) {
  const onLate = vi.fn();
  const all = { compose, send: null, store: null, ...transport };
  return { onLate, deliver: createDeliver(all, { onLate, waitAtMost }) };
}

describe('where the message ends up', () => {
  it.each<[string, Sent | null, Placed['state'] | 'fails' | 'none', Partial<Delivery>, string[]]>([
    ['provider and store', sent, 'leased', { outcome: 'sent', id: 'id-1' }, ['sent']],
    ['provider, no store', sent, 'none', { outcome: 'sent', id: 'id-1' }, []],
    ['provider, store out of reach', sent, 'fails', { outcome: 'sent', error: 'not_stored' }, []],
    ['provider down, store', down, 'leased', { outcome: 'stored', provider: 503 }, ['released']],
    ['provider refuses, store', refused, 'leased', { outcome: 'stored', provider: 403 }, ['released']],
    ['provider down, no store', down, 'none', { outcome: 'provider_error', tries: 3 }, []],
    ['provider down, store out of reach', down, 'fails', { outcome: 'provider_error' }, []],
    [
      'provider refuses, no store',
      refused,
      'none',
      { outcome: 'config_error', error: 'invalid_api_key' },
      [],
    ],
    ['no provider, store', null, 'leased', { outcome: 'stored', tries: 0 }, ['released']],
    ['no provider, store out of reach', null, 'fails', { outcome: 'config_error' }, []],
    ['neither', null, 'none', { outcome: 'config_error' }, []],
    ['a twin is on its way elsewhere', sent, 'held', { outcome: 'stored' }, []],
    ['a twin was sent', sent, 'sent', { outcome: 'repeated' }, []],
  ])('%s', async (_, answer, state, expected, events) => {
    const memory = storeThat(state === 'none' ? 'held' : state);
    const send = answer && (async () => answer);
    const { deliver } = deliverer({ send, store: state === 'none' ? null : memory.store });
    const { delivery, unfinished } = await deliver(accepted());
    expect(delivery).toMatchObject(expected);
    await unfinished;
    expect(memory.events.slice(1)).toEqual(events);
  });

  it('is nowhere when nobody is to receive it', async () => {
    const { store, events } = storeThat('leased');
    const { delivery } = await deliverer({ compose: null, send: async () => sent, store }).deliver(
      accepted(),
    );
    expect(delivery).toMatchObject({ outcome: 'config_error', error: 'no_recipient' });
    expect(events).toEqual([]);
  });
});

it.each<[string, Placed['state'] | 'fails' | null, Patience]>([
  ['a message in a store', 'leased', patience.stored],
  ['a message that nothing keeps', null, patience.unstored],
  ['a message whose store is out of reach', 'fails', patience.storeLost],
])('%s is tried as long as it should be', async (_, state, rules) => {
  const send = vi.fn<Send>(async () => sent);
  await deliverer({ send, store: state && storeThat(state).store }).deliver(accepted());
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.anything(), rules);
});

it('stores under the key of the message, and then sends under the key of the mail', async () => {
  const { store, events } = storeThat('leased');
  const send = vi.fn<Send>(async () => {
    events.push('send');
    return sent;
  });
  const { unfinished } = await deliverer({ send, store }).deliver(accepted());
  await unfinished;
  expect(events).toEqual([`put ${messageKey(accepted().message)}`, 'send', 'sent']);
  expect(send.mock.calls[0]?.slice(0, 2)).toEqual([compose(accepted()), mailKey(compose(accepted()))]);
});

it.each(['leased', null] as const)(
  'sends twins once, and holds back nobody else (store: %s)',
  async (state) => {
    const send = vi.fn<Send>(async () => sent);
    const { deliver } = deliverer({ send, store: state && storeThat(state).store });
    const messages = [accepted(), accepted(), accepted({}, true), accepted({ name: 'Otra' })];
    const all = await Promise.all(messages.map(deliver));
    expect(all.map(({ delivery }) => delivery.outcome)).toEqual(['sent', 'sent', 'sent', 'sent']);
    expect(send).toHaveBeenCalledTimes(2);
  },
);

it('does not let the visitor wait for ever once the message is safe, and goes on sending', async () => {
  let answer: (sent: Sent) => void = () => undefined;
  const send = () => new Promise<Sent>((resolve) => (answer = resolve));
  const { store, events } = storeThat('leased');
  const { deliver, onLate } = deliverer({ send, store }, 10);
  const { delivery, unfinished } = await deliver(accepted());
  expect(delivery).toMatchObject({ outcome: 'stored', error: 'slow' });
  answer(sent);
  await unfinished;
  expect(onLate).toHaveBeenCalledWith({ outcome: 'sent', id: 'id-1', tries: 1 });
  expect(events).toContain('sent');
});
