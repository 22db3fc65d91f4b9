import { describe, expect, it, vi } from 'vitest';
import { createDeliver, type Delivery, type Transport } from '@/lib/contact/delivery/deliver';
import { fromEml } from '@/lib/contact/mail/eml';
import { composeMail, mailKey, type Accepted } from '@/lib/contact/mail/compose';
import type { Outbox } from '@/lib/contact/delivery/outbox';
import type { Sent } from '@/lib/contact/delivery/send';
import { accepted, mailRules } from '../samples';

const compose = (message: Accepted) => composeMail(message, mailRules);
const sent: Sent = { ok: true, id: 'id-1', tries: 1 };
const down: Sent = { ok: false, permanent: false, tries: 3, status: 503, error: 'application_error' };
const refused: Sent = { ok: false, permanent: true, tries: 1, status: 403, error: 'invalid_api_key' };

function memoryOutbox(put: Outbox['put'] = async () => undefined) {
  const files = new Map<string, string>();
  const outbox: Outbox = {
    directory: '/nowhere',
    put: async (key, content) => {
      await put(key, content);
      files.set(key, content);
    },
    read: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
    list: async () => [...files.keys()],
    size: () => files.size,
  };
  return { files, outbox };
}

function deliverer(transport: Partial<Transport>, waitAtMost?: number) {
  const inFlight = new Map<string, Promise<Delivery>>();
  const onLate = vi.fn();
  const all = { compose, send: null, outbox: null, ...transport };
  return { inFlight, onLate, deliver: createDeliver(all, { inFlight, onLate, waitAtMost }) };
}

const full = async () => Promise.reject(new Error('full'));

describe('where the message ends up', () => {
  it.each<[string, Sent | null, 'writable' | 'full' | 'none', Partial<Delivery>, number]>([
    ['provider and outbox', sent, 'writable', { outcome: 'sent', id: 'id-1' }, 0],
    ['provider, no outbox', sent, 'none', { outcome: 'sent', id: 'id-1' }, 0],
    ['provider, full outbox', sent, 'full', { outcome: 'sent', id: 'id-1' }, 0],
    ['provider down, outbox', down, 'writable', { outcome: 'outbox', provider: 503 }, 1],
    ['provider refuses, outbox', refused, 'writable', { outcome: 'outbox', provider: 403 }, 1],
    ['provider down, no outbox', down, 'none', { outcome: 'provider_error', tries: 3 }, 0],
    ['provider down, full outbox', down, 'full', { outcome: 'provider_error' }, 0],
    [
      'provider refuses, no outbox',
      refused,
      'none',
      { outcome: 'config_error', error: 'invalid_api_key' },
      0,
    ],
    ['no provider, outbox', null, 'writable', { outcome: 'outbox', tries: 0 }, 1],
    ['no provider, full outbox', null, 'full', { outcome: 'config_error' }, 0],
    ['neither', null, 'none', { outcome: 'config_error' }, 0],
  ])('%s', async (_, answer, disk, expected, files) => {
    const memory = memoryOutbox(disk === 'full' ? full : undefined);
    const send = answer && (async () => answer);
    const { deliver, inFlight } = deliverer({ send, outbox: disk === 'none' ? null : memory.outbox });
    expect(await deliver(accepted())).toMatchObject(expected);
    await vi.waitFor(() => expect(inFlight.size).toBe(0));
    expect(memory.files.size).toBe(files);
  });

  it('is nowhere when nobody is to receive it', async () => {
    const { deliver } = deliverer({ compose: null, send: async () => sent, outbox: memoryOutbox().outbox });
    expect(await deliver(accepted())).toMatchObject({ outcome: 'config_error', error: 'no_recipient' });
  });
});

it('writes first and sends after, under the key of the mail', async () => {
  const { files, outbox } = memoryOutbox();
  const key = mailKey(compose(accepted()));
  const send = vi.fn(async () => {
    expect(fromEml(files.get(key) ?? '')).toEqual(accepted());
    return sent;
  });
  await deliverer({ send, outbox }).deliver(accepted());
  expect(send).toHaveBeenCalledExactlyOnceWith(compose(accepted()), key);
});

it('sends twins once', async () => {
  const send = vi.fn(async () => sent);
  const { deliver } = deliverer({ send, outbox: memoryOutbox().outbox });
  const twins = await Promise.all([
    deliver(accepted()),
    deliver(accepted()),
    deliver(accepted({ name: 'Otra' })),
  ]);
  expect(twins.map(({ outcome }) => outcome)).toEqual(['sent', 'sent', 'sent']);
  expect(send).toHaveBeenCalledTimes(2);
});

it('does not let the visitor wait for ever once the message is safe, and goes on sending', async () => {
  let answer: (sent: Sent) => void = () => undefined;
  const send = () => new Promise<Sent>((resolve) => (answer = resolve));
  const { files, outbox } = memoryOutbox();
  const { deliver, onLate } = deliverer({ send, outbox }, 10);
  expect(await deliver(accepted())).toMatchObject({ outcome: 'outbox', error: 'slow' });
  expect(files.size).toBe(1);
  answer(sent);
  await vi.waitFor(() => expect(onLate).toHaveBeenCalledWith({ outcome: 'sent', id: 'id-1', tries: 1 }));
  await vi.waitFor(() => expect(files.size).toBe(0));
});
