import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log';
import { messageKey, type Accepted, type Mail } from '../mail/compose';
import { sendBudgetMs, type Send, type Sent } from '../mail/send';
import { StoreFullError, type NewMessage, type OutboxStore } from './store';

/** How long a visitor waits for the provider once the message is stored, in milliseconds. */
const visitorWaitMs = 5000;

export interface Outbox {
  /** Null when there is no recipient: on a preview without CONTACT_PREVIEW_TO. */
  compose: ((accepted: Accepted) => Mail) | null;
  /** Null without RESEND_API_KEY. */
  send: Send | null;
  /** Null where nothing outlives the request. */
  store: OutboxStore | null;
  /** True where a message that is stored but cannot be sent is an error, as in production. */
  mustSend: boolean;
}

/** What became of a message. With the outcomes of the last kind it is neither sent nor stored. */
export type Delivery =
  | { outcome: 'sent'; id: string; tries: number; error?: string }
  /** Sent before, under other settings. */
  | { outcome: 'repeated'; tries: number }
  | { outcome: 'stored'; tries: number; provider: number | null; error?: string }
  | {
      outcome: 'provider_error' | 'config_error' | 'store_full';
      tries: number;
      provider: number | null;
      error: string;
    };

export interface DeliveryOptions {
  /** Only store the message: a pass sends it. */
  deferred: boolean;
  /** Runs work after the answer has left. */
  after: (work: () => Promise<unknown>) => void;
}

type StoreResult = 'stored' | 'full' | 'unavailable' | 'no_store';

const untried = { tries: 0, provider: null };
const keyMissing = 'RESEND_API_KEY is not set';

function deliveryOf(sent: Sent, stored: StoreResult): Delivery {
  if (sent.outcome === 'repeated') return sent;
  if (sent.outcome === 'sent') {
    return stored === 'full' || stored === 'unavailable' ? { ...sent, error: 'not_stored' } : sent;
  }
  const details = { tries: sent.tries, provider: sent.status, error: sent.error };
  if (stored === 'stored') return { outcome: 'stored', ...details };
  if (stored === 'full') return { outcome: 'store_full', ...details };
  return { outcome: sent.cause === 'unavailable' ? 'provider_error' : 'config_error', ...details };
}

/**
 * The way of an accepted message: into the store, to the provider, out of the store. Where it cannot be stored, the
 * sending alone decides. Never throws.
 */
export function createDeliver(
  { compose, send, store, mustSend }: Outbox,
  log: Log,
  maxWaitMs = visitorWaitMs,
) {
  async function add(message: NewMessage): Promise<StoreResult> {
    if (!store) return 'no_store';
    try {
      await store.add(message);
      return 'stored';
    } catch (error) {
      return error instanceof StoreFullError ? 'full' : 'unavailable';
    }
  }

  return async function deliver(accepted: Accepted, { deferred, after }: DeliveryOptions): Promise<Delivery> {
    if (!compose) return { outcome: 'config_error', ...untried, error: 'CONTACT_PREVIEW_TO is not set' };
    const receivedAt = Date.now();
    const key = messageKey(accepted.message);
    const mail = compose(accepted);
    const stored = await add({ key, receivedAt, accepted, mail });
    if (!send && stored === 'stored') {
      return { outcome: 'stored', ...untried, ...(mustSend && { error: keyMissing }) };
    }
    if (!send) {
      return { outcome: stored === 'full' ? 'store_full' : 'config_error', ...untried, error: keyMissing };
    }
    if (deferred && stored === 'stored') return { outcome: 'stored', ...untried };
    if (deferred && stored === 'full') return { outcome: 'store_full', ...untried, error: 'store_full' };

    async function sendAndRemove(send: Send): Promise<Delivery> {
      const sent = await send(mail, key, sendBudgetMs - (Date.now() - receivedAt));
      // What cannot be removed now is sent again by a pass, under the same idempotency key, and removed then.
      if (sent.outcome !== 'failed') await store?.remove(key).catch(() => false);
      return deliveryOf(sent, stored);
    }

    const sending = sendAndRemove(send);
    if (stored !== 'stored') return sending;
    const delivery = await Promise.race([sending, wait(maxWaitMs, null, { ref: false })]);
    if (delivery) return delivery;
    after(async () => log(await sending));
    return { outcome: 'stored', ...untried, error: 'slow' };
  };
}
