import { describeError, type Log, type LogEntry } from '../log';
import type { Accepted, Mail } from '../mail';
import { isTemporary, sendLimitMs, storedSendLimitMs, type Sent } from '../send';
import { hashMessage, StoreFullError, type Outbox } from './store';

/** The result for one message. With the last three outcomes the message is neither sent nor stored. */
export interface Delivery extends LogEntry {
  outcome: 'sent' | 'stored' | 'provider_error' | 'config_error' | 'store_full';
}

type StoreResult = 'stored' | 'full' | 'failed' | 'no_store';

const keyMissing: Sent = {
  outcome: 'failed',
  cause: 'account',
  error: 'RESEND_API_KEY is not set',
  provider: null,
  attempts: 0,
};

function describeDelivery(sent: Sent, stored: StoreResult): Delivery {
  if (sent.outcome === 'sent') {
    return stored === 'full' || stored === 'failed' ? { ...sent, error: 'not_stored' } : sent;
  }
  const { cause, ...details } = sent;
  if (stored === 'stored') return { ...details, outcome: 'stored' };
  if (stored === 'full') return { ...details, outcome: 'store_full' };
  return { ...details, outcome: isTemporary(cause) ? 'provider_error' : 'config_error' };
}

/**
 * Delivers one accepted message: stores it, sends it and removes it from the store. A message that cannot be stored is
 * only sent. A stored one does not keep its visitor waiting, because a flush sends what is left. Never throws.
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

  return async function deliver(accepted: Accepted): Promise<Delivery> {
    if (!compose) return { outcome: 'config_error', attempts: 0, error: 'CONTACT_PREVIEW_TO is not set' };
    const start = performance.now();
    const key = hashMessage(accepted.message);
    const mail = compose(accepted);
    const stored = await add(key, accepted, mail);
    const limitMs = stored === 'stored' ? storedSendLimitMs : sendLimitMs - (performance.now() - start);
    const sent = send ? await send(mail, key, limitMs) : keyMissing;
    // If the message cannot be removed now, a flush sends it again under the same idempotency key and removes it then.
    if (sent.outcome === 'sent' && stored !== 'failed') await store?.remove(key).catch(logStoreError);
    return describeDelivery(sent, stored);
  };
}
