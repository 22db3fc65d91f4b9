import { describeError, type Log, type LogEntry } from '../log';
import type { Accepted, Mail } from '../mail';
import { sendLimitMs, type Send, type Sent } from '../send';
import { messageKey, StoreFullError, type Outbox } from './store';

/** Maximum time that a visitor waits for the provider once the message is stored. */
const visitorWaitMs = 5000;

/** The result for one message. With the last three outcomes the message is neither sent nor stored. */
export interface Delivery extends LogEntry {
  outcome: 'sent' | 'repeated' | 'stored' | 'provider_error' | 'config_error' | 'store_full';
}

export interface DeliveryOptions {
  /** Only store the message, and leave it to a flush to send it. */
  deferred: boolean;
  /** Runs work after the answer has left. */
  after: (work: () => Promise<unknown>) => void;
}

type StoreResult = 'stored' | 'full' | 'failed' | 'no_store';

const keyMissing = { error: 'RESEND_API_KEY is not set', provider: null, attempts: 0 };

function deliveryOf(sent: Sent, stored: StoreResult): Delivery {
  if (sent.outcome === 'repeated') return sent;
  if (sent.outcome === 'sent') {
    return stored === 'full' || stored === 'failed' ? { ...sent, error: 'not_stored' } : sent;
  }
  const { cause, ...details } = sent;
  if (stored === 'stored') return { ...details, outcome: 'stored' };
  if (stored === 'full') return { ...details, outcome: 'store_full' };
  return { ...details, outcome: cause === 'unavailable' ? 'provider_error' : 'config_error' };
}

/**
 * Delivers one accepted message: stores it, sends it and removes it from the store. A message that cannot be stored is
 * only sent. Never throws.
 */
export function createDeliver({ compose, send, store }: Outbox, log: Log) {
  const logStoreError = (error: unknown) => log({ outcome: 'store_error', ...describeError(error) });

  async function add(key: string, accepted: Accepted, mail: Mail): Promise<StoreResult> {
    if (!store) return 'no_store';
    try {
      await store.add(key, accepted, mail);
      return 'stored';
    } catch (error) {
      if (error instanceof StoreFullError) return 'full';
      logStoreError(error);
      return 'failed';
    }
  }

  return async function deliver(accepted: Accepted, { deferred, after }: DeliveryOptions): Promise<Delivery> {
    if (!compose) return { outcome: 'config_error', attempts: 0, error: 'CONTACT_PREVIEW_TO is not set' };
    const start = performance.now();
    const key = messageKey(accepted.message);
    const mail = compose(accepted);
    const stored = await add(key, accepted, mail);
    if (!send) return deliveryOf({ outcome: 'failed', cause: 'account', ...keyMissing }, stored);
    if (deferred && stored === 'stored') return { outcome: 'stored', attempts: 0 };

    async function sendAndRemove(send: Send): Promise<Delivery> {
      const sent = await send(mail, key, sendLimitMs - (performance.now() - start));
      // If the message cannot be removed now, a flush sends it again under the same idempotency key and removes it
      // then.
      if (sent.outcome !== 'failed' && stored !== 'failed') await store?.remove(key).catch(logStoreError);
      return deliveryOf(sent, stored);
    }

    const sending = sendAndRemove(send);
    if (stored !== 'stored') return sending;
    const limit = new Promise<null>((resolve) => void setTimeout(resolve, visitorWaitMs, null).unref());
    const delivery = await Promise.race([sending, limit]);
    if (delivery) return delivery;
    after(async () => log(await sending));
    return { outcome: 'stored', attempts: 0, error: 'slow' };
  };
}
