import 'server-only';
import { toEml } from '../mail/eml';
import { mailKey, type Accepted, type Mail } from '../mail/compose';
import type { Outbox } from './outbox';
import type { Send, Sent } from './send';

/** How long a visitor waits for the provider once his message is safe on the disk, in milliseconds. */
const visitorPatience = 10_000;

export interface Transport {
  /** Null when the settings name nobody to write to, as on a preview without CONTACT_PREVIEW_TO. */
  compose: ((accepted: Accepted) => Mail) | null;
  /** Null without a key of Resend. */
  send: Send | null;
  /** Null where no disk outlives the process. */
  outbox: Outbox | null;
}

/** Where the message is. 'failed' is the only one that nobody has. */
export type Delivery =
  | { outcome: 'sent'; id: string; tries: number }
  | { outcome: 'outbox'; tries: number; provider: number | null; error?: string }
  | { outcome: 'provider_error' | 'config_error'; tries: number; provider: number | null; error: string };

/** Mails on their way in this process, by key: twins share one transmission, and the drain leaves them alone. */
export type InFlight = Map<string, Promise<Delivery>>;

interface DeliverOptions {
  inFlight: InFlight;
  /** Told what became of a mail whose visitor had his answer before the provider gave his. */
  onLate: (delivery: Delivery) => void;
  waitAtMost?: number;
}

function deliveryOf(sent: Sent, stored: boolean): Delivery {
  if (sent.ok) return { outcome: 'sent', id: sent.id, tries: sent.tries };
  const { permanent, tries, status, error } = sent;
  if (stored) return { outcome: 'outbox', tries, provider: status, error };
  return { outcome: permanent ? 'config_error' : 'provider_error', tries, provider: status, error };
}

/**
 * Brings accepted messages to a place where they cannot be lost: the outbox first, then Resend. Without either, or
 * when both fail, the answer says so; it never throws.
 */
export function createDeliver(
  { compose, send, outbox }: Transport,
  { inFlight, onLate, waitAtMost = visitorPatience }: DeliverOptions,
) {
  async function store(mail: Mail, accepted: Accepted, key: string): Promise<boolean> {
    if (!outbox) return false;
    try {
      await outbox.put(key, toEml(mail, accepted, key, new Date()));
      return true;
    } catch {
      return false;
    }
  }

  /** Answers at the latest after `waitAtMost`; the sending goes on and reports to `onLate`. */
  function withPatience(sending: Promise<Delivery>): Promise<Delivery> {
    return new Promise((resolve) => {
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        resolve({ outcome: 'outbox', tries: 0, provider: null, error: 'slow' });
      }, waitAtMost);
      void sending.then((delivery) => {
        clearTimeout(timer);
        if (late) onLate(delivery);
        else resolve(delivery);
      });
    });
  }

  async function transmit(mail: Mail, accepted: Accepted, key: string): Promise<Delivery> {
    const stored = await store(mail, accepted, key);
    if (!send) {
      inFlight.delete(key);
      if (stored) return { outcome: 'outbox', tries: 0, provider: null };
      return { outcome: 'config_error', tries: 0, provider: null, error: 'no_transport' };
    }
    const sending = send(mail, key).then((sent) => {
      const delivery = deliveryOf(sent, stored);
      // A file that stays by mistake is sent again by the drain, under the same key: no second mail.
      const tidied = sent.ok && stored ? outbox?.remove(key).catch(() => undefined) : undefined;
      void Promise.resolve(tidied).then(() => inFlight.delete(key));
      return delivery;
    });
    return stored ? withPatience(sending) : sending;
  }

  return async function deliver(accepted: Accepted): Promise<Delivery> {
    if (!compose) return { outcome: 'config_error', tries: 0, provider: null, error: 'no_recipient' };
    const mail = compose(accepted);
    const key = mailKey(mail);
    const twin = inFlight.get(key);
    if (twin) return twin;
    const delivery = transmit(mail, accepted, key);
    inFlight.set(key, delivery);
    return delivery;
  };
}
