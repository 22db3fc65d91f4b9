import { describeError, log, type Outcome } from './log';
import { hashMessage, type AcceptedMessage, type Mail } from './mail';
import type { MessageStore } from './message-store';
import { apiKeyVariable, type Send, type SendResult } from './send';
import { composeEml, nameMessage, parseName, quickSendLimitMs } from './stored-message';

/** Time limit, retries included, for sending a stored message later, or a new one that could not be stored. */
export const fullSendLimitMs = 20_000;

/** Keeps a flood of messages from filling the disk or the memory. */
export const storeLimit = 5000;

/** What delivers a message. Each part is null if the settings do not provide it. */
export interface Outbox {
  /** Null on a preview without CONTACT_PREVIEW_TO, which has no recipients. */
  compose: ((accepted: AcceptedMessage) => Mail) | null;
  /** Null without the provider's API key. */
  send: Send | null;
  /** Null if there is neither Redis nor a folder. */
  store: MessageStore | null;
}

/** The result for one message. Unless it is 'sent' or 'stored', the message is lost, and the answer tells the visitor. */
interface Delivery {
  outcome: SendResult['outcome'] | Extract<Outcome, 'stored' | 'store_full'>;
  error?: string;
}

const apiKeyMissing = { outcome: 'config_error', error: `${apiKeyVariable} is not set` } as const;
const recipientMissing = { outcome: 'config_error', error: 'CONTACT_PREVIEW_TO is not set' } as const;

export function logStoreError(error: unknown, name?: string): void {
  log({ outcome: 'store_error', ...describeError(error), name });
}

/** Removes a message that was sent. If that fails, the next flush sends it again, which is the same mail for a day. */
export function removeSent(store: MessageStore, name: string): Promise<void> {
  return store.remove(name).catch((error: unknown) => logStoreError(error, name));
}

/**
 * Stores a message, unless it is already there. The message is stored rather than only its mail, because recipients are
 * read when the mail is sent.
 * @returns its name, which is missing if it could not be stored
 */
async function storeMessage(
  store: MessageStore | null,
  messageHash: string,
  accepted: AcceptedMessage,
  mail: Mail,
): Promise<{ name?: string; isFull?: boolean }> {
  if (!store) return {};
  try {
    const names = await store.list();
    const stored = names.find((each) => parseName(each).messageHash === messageHash);
    if (stored !== undefined) return { name: stored };
    if (names.length >= storeLimit) return { isFull: true };
    const name = nameMessage(messageHash);
    await store.add(name, await composeEml(mail, accepted));
    return { name };
  } catch (error) {
    logStoreError(error);
    return {};
  }
}

/**
 * Delivers a message: stores it, sends it and removes it from the store. If it cannot be stored, it is sent anyway. If it
 * is stored but cannot be sent, a flush sends it later.
 */
export async function deliverMessage(
  { compose, send, store }: Outbox,
  accepted: AcceptedMessage,
): Promise<Delivery> {
  if (!compose) return recipientMissing;
  const messageHash = hashMessage(accepted.message);
  const mail = compose(accepted);
  const { name, isFull } = await storeMessage(store, messageHash, accepted, mail);
  const result = send
    ? await send(mail, messageHash, name ? quickSendLimitMs : fullSendLimitMs)
    : apiKeyMissing;
  if (result.outcome === 'sent') {
    if (store && name) await removeSent(store, name);
    return result;
  }
  if (name) return { ...result, outcome: 'stored' };
  return isFull ? { ...result, outcome: 'store_full' } : result;
}
