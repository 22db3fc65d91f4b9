import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log, LogEntry } from '../log';
import { messageKey, type Accepted, type Mail } from '../mail/compose';
import { sendBudgetMs, type Send, type Sent } from '../mail/send';
import { StoreFullError, type OutboxStore } from './store';

/** Maximum time that a visitor waits for the provider once the message is stored. */
const visitorWaitMs = 5000;

export interface Outbox {
  /** Null when there is no recipient: on a preview without CONTACT_PREVIEW_TO. */
  compose: ((accepted: Accepted) => Mail) | null;
  /** Null without RESEND_API_KEY. */
  send: Send | null;
  /** Null where nothing outlives the request. */
  store: OutboxStore | null;
}

/** The result for one message. With the last three outcomes it is neither sent nor stored. */
export interface Delivery extends LogEntry {
  outcome: 'sent' | 'repeated' | 'stored' | 'provider_error' | 'config_error' | 'store_full';
}

export interface DeliveryOptions {
  /** Only store the message: a pass sends it. */
  deferred: boolean;
  /** Runs work after the answer has left. */
  after: (work: () => Promise<unknown>) => void;
}

type StoreResult = 'stored' | 'full' | 'unavailable' | 'no_store';

const noKey: Sent = {
  outcome: 'failed',
  cause: 'account',
  status: null,
  error: 'RESEND_API_KEY is not set',
  tries: 0,
};

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

/** Delivers accepted messages: store, send, remove. A message that cannot be stored is only sent. Never throws. */
export function createDeliver({ compose, send, store }: Outbox, log: Log, maxWaitMs = visitorWaitMs) {
  async function add(key: string, accepted: Accepted, mail: Mail): Promise<StoreResult> {
    if (!store) return 'no_store';
    try {
      await store.add(key, accepted, mail);
      return 'stored';
    } catch (error) {
      return error instanceof StoreFullError ? 'full' : 'unavailable';
    }
  }

  return async function deliver(accepted: Accepted, { deferred, after }: DeliveryOptions): Promise<Delivery> {
    if (!compose) return { outcome: 'config_error', tries: 0, error: 'CONTACT_PREVIEW_TO is not set' };
    const start = performance.now();
    const key = messageKey(accepted.message);
    const mail = compose(accepted);
    const stored = await add(key, accepted, mail);
    if (!send) return deliveryOf(noKey, stored);
    if (deferred && stored === 'stored') return { outcome: 'stored', tries: 0 };

    async function sendAndRemove(send: Send): Promise<Delivery> {
      const sent = await send(mail, key, sendBudgetMs - (performance.now() - start));
      // If removing fails, a pass sends the message again under the same idempotency key and removes it then.
      if (sent.outcome !== 'failed') await store?.remove(key).catch(() => false);
      return deliveryOf(sent, stored);
    }

    const sending = sendAndRemove(send);
    if (stored !== 'stored') return sending;
    const delivery = await Promise.race([sending, wait(maxWaitMs, null, { ref: false })]);
    if (delivery) return delivery;
    after(async () => log(await sending));
    return { outcome: 'stored', tries: 0, error: 'slow' };
  };
}
