import 'server-only';
import { mailKey, messageKey, type Accepted, type Mail } from '../mail/compose';
import { patience, type Send, type Sent } from './send';
import type { Lease, MessageStore, Placed } from './store';

/** How long a visitor waits for the provider once his message is safe, in milliseconds. */
const visitorPatience = 10_000;

export interface Transport {
  /** Null when the settings name nobody to write to, as on a preview without CONTACT_PREVIEW_TO. */
  compose: ((accepted: Accepted) => Mail) | null;
  /** Null without a key of Resend. */
  send: Send | null;
  /** Null where nothing outlives the request. */
  store: MessageStore | null;
}

/** What became of a message. With the last two outcomes it is neither sent nor stored. */
export type Delivery =
  | { outcome: 'sent'; id: string; tries: number; error?: string }
  /** The same text was sent not long ago. */
  | { outcome: 'repeated' }
  | { outcome: 'stored'; tries: number; provider: number | null; error?: string }
  | { outcome: 'provider_error' | 'config_error'; tries: number; provider: number | null; error: string };

export interface Delivered {
  delivery: Delivery;
  /** Work that goes on after the answer; a platform that stops functions then has to wait for it. Never rejects. */
  unfinished: Promise<void> | null;
}

interface DeliverOptions {
  /** Called with what became of a mail whose visitor was answered before the provider had replied. */
  onLate: (delivery: Delivery) => void;
  waitAtMost?: number;
}

const done = (delivery: Delivery): Delivered => ({ delivery, unfinished: null });
const stored = (error?: string): Delivery => ({
  outcome: 'stored',
  tries: 0,
  provider: null,
  ...(error !== undefined && { error }),
});
const unconfigured = (error: string) => done({ outcome: 'config_error', tries: 0, provider: null, error });

function deliveryOf(sent: Sent, isStored: boolean): Delivery {
  if (sent.ok) return { outcome: 'sent', id: sent.id, tries: sent.tries };
  const { permanent, tries, status, error } = sent;
  if (isStored) return { outcome: 'stored', tries, provider: status, error };
  return { outcome: permanent ? 'config_error' : 'provider_error', tries, provider: status, error };
}

/** Tells the store how the sending ended. Where that fails the message stays stored, and its lease runs out. */
async function settle(lease: Lease, sent: Sent): Promise<void> {
  await (sent.ok ? lease.sent() : lease.release()).catch(() => undefined);
}

/**
 * Brings accepted messages to a place where they cannot be lost: the store first, then Resend. Without either, or
 * when both fail, the answer says so; it never throws.
 */
export function createDeliver(
  { compose, send, store }: Transport,
  { onLate, waitAtMost = visitorPatience }: DeliverOptions,
) {
  /** Messages on their way in this process, by key: the same text sent twice at once is transmitted once. */
  const inFlight = new Map<string, Promise<Delivered>>();

  /** Null when no store has taken the message: this request alone holds it. */
  async function place(key: string, accepted: Accepted, mail: Mail): Promise<Placed | null> {
    try {
      return (await store?.put(key, accepted, mail)) ?? null;
    } catch {
      return null;
    }
  }

  /** Answers at the latest after `waitAtMost`; the sending goes on and reports to `onLate`. */
  function withPatience(sending: Promise<Sent>, lease: Lease): Promise<Delivered> {
    return new Promise((resolve) => {
      let late = false;
      const finished = sending.then((sent) => settle(lease, sent));
      const timer = setTimeout(() => {
        late = true;
        resolve({ delivery: stored('slow'), unfinished: finished });
      }, waitAtMost);
      void sending.then((sent) => {
        clearTimeout(timer);
        const delivery = deliveryOf(sent, true);
        if (late) onLate(delivery);
        else resolve({ delivery, unfinished: finished });
      });
    });
  }

  async function transmit(key: string, accepted: Accepted, mail: Mail): Promise<Delivered> {
    const placed = await place(key, accepted, mail);
    if (placed?.state === 'held') return done(stored());
    if (placed?.state === 'sent') return done({ outcome: 'repeated' });
    if (!send) {
      await placed?.lease.release().catch(() => undefined);
      return placed ? done(stored()) : unconfigured('no_transport');
    }
    if (placed) return withPatience(send(mail, mailKey(mail), patience.stored), placed.lease);
    const sent = await send(mail, mailKey(mail), store ? patience.storeLost : patience.unstored);
    const delivery = deliveryOf(sent, false);
    // Staff should know of a store that takes nothing before a message is lost.
    return done(store && delivery.outcome === 'sent' ? { ...delivery, error: 'not_stored' } : delivery);
  }

  return async function deliver(accepted: Accepted): Promise<Delivered> {
    if (!compose) return unconfigured('no_recipient');
    const key = messageKey(accepted.message);
    const twin = inFlight.get(key);
    if (twin) return twin;
    const transmission = transmit(key, accepted, compose(accepted));
    inFlight.set(key, transmission);
    void transmission.then(async ({ unfinished }) => {
      await unfinished;
      inFlight.delete(key);
    });
    return transmission;
  };
}
