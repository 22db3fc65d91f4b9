import { describeError, log } from './log';
import { hashMessage, type AcceptedMessage, type Mail } from './mail';
import type { MessageStore } from './message-store';
import type { Send, SendResult } from './send';
import {
  composeEml,
  dayMs,
  nameForLastDay,
  nameMessage,
  parseName,
  quickSendLimitMs,
  readEml,
} from './stored-message';

/** Time limit, retries included, for sending a stored message later, or a new one that could not be stored. */
export const fullSendLimitMs = 20_000;

/** A flush starts no mail after this time, so that it ends within a minute (app/cron/flush-outbox/route.ts). */
const flushLimitMs = 35_000;

/** Resend takes two requests a second. */
const mailIntervalMs = 500;

/** Keeps a flood of messages from filling the disk or the memory. */
export const storeLimit = 5000;

export interface OutboxParts {
  /** Null on a preview without CONTACT_PREVIEW_TO, which has no recipients. */
  compose: ((accepted: AcceptedMessage) => Mail) | null;
  /** Null without RESEND_API_KEY. */
  send: Send | null;
  /** Null if there is neither Redis nor a folder. */
  store: MessageStore | null;
}

/** The result for one message. Unless it is 'sent' or 'stored', the message is lost, and the answer tells the visitor. */
interface Delivery {
  outcome: SendResult['outcome'] | 'stored' | 'store_full';
  error?: string;
}

interface FlushReport {
  sent: number;
  /** Messages that this flush tried and could not send. */
  failed: number;
  /** Messages left in the store, not counting those that a request may still be sending. Null when the flush failed. */
  waiting: number | null;
}

const keyMissing = { outcome: 'config_error', error: 'RESEND_API_KEY is not set' } as const;
const recipientMissing = { outcome: 'config_error', error: 'CONTACT_PREVIEW_TO is not set' } as const;
const unreadable = { outcome: 'unreadable', error: 'no_message' } as const;

/**
 * Delivers messages. Each is stored, sent and removed from the store. The message is stored rather than only its mail,
 * because recipients are read when the mail is sent.
 */
export function createOutbox({ compose, send, store }: OutboxParts) {
  const logStoreError = (error: unknown, name?: string) =>
    log({ outcome: 'store_error', ...describeError(error), name });

  /** A message that cannot be removed is sent again by the next flush. For a day that is the same mail. */
  const removeSent = (store: MessageStore, name: string) =>
    store.remove(name).catch((error: unknown) => logStoreError(error, name));

  /** Stores a message, unless it is already there. @returns its name, or null if it could not be stored */
  async function add(
    key: string,
    accepted: AcceptedMessage,
    mail: Mail,
  ): Promise<{ name: string | null; isFull: boolean }> {
    const notStored = { name: null, isFull: false };
    if (!store) return notStored;
    try {
      const names = await store.list();
      const stored = names.find((each) => parseName(each).key === key);
      if (stored !== undefined) return { name: stored, isFull: false };
      if (names.length >= storeLimit) return { name: null, isFull: true };
      const name = nameMessage(key);
      await store.add(name, await composeEml(mail, accepted));
      return { name, isFull: false };
    } catch (error) {
      logStoreError(error);
      return notStored;
    }
  }

  /** Delivers one message. If it cannot be stored, it is sent anyway. If it is stored, a flush can send it later. */
  async function deliver(accepted: AcceptedMessage): Promise<Delivery> {
    if (!compose) return recipientMissing;
    const key = hashMessage(accepted.message);
    const mail = compose(accepted);
    const { name, isFull } = await add(key, accepted, mail);
    const result = send ? await send(mail, key, name ? quickSendLimitMs : fullSendLimitMs) : keyMissing;
    if (result.outcome === 'sent') {
      if (store && name) await removeSent(store, name);
      return result;
    }
    if (name) return { ...result, outcome: 'stored' };
    return isFull ? { ...result, outcome: 'store_full' } : result;
  }

  /**
   * When each message was last refused or unreadable, by a clock that never jumps. Such a message will most likely be
   * refused again, so it is tried again a day later, or after a restart, which may bring new settings.
   */
  const refusedAtMs = new Map<string, number>();

  /** Sends a stored message. @returns null if nothing can be sent, or if it was refused less than a day ago */
  async function sendStored(name: string, eml: string) {
    const isRefused = performance.now() - (refusedAtMs.get(name) ?? -Infinity) < dayMs;
    if (!compose || !send || isRefused) return null;
    const accepted = readEml(eml);
    const result = accepted
      ? await send(compose(accepted), parseName(name).key, fullSendLimitMs)
      : unreadable;
    const { outcome } = result;
    log(outcome === 'sent' ? { ...result, outcome: 'flushed' } : { ...result, name });
    if (outcome === 'mail_refused' || outcome === 'unreadable') refusedAtMs.set(name, performance.now());
    return outcome;
  }

  /** Gives an old message its last day, and deletes it after that. */
  async function expire(store: MessageStore, name: string, eml: string): Promise<void> {
    const { key, isLastDay } = parseName(name);
    if (isLastDay) {
      await store.remove(name);
      return log({ outcome: 'expired', error: 'unsent_for_30_days', name });
    }
    const lastName = nameForLastDay(key);
    await store.add(lastName, eml);
    await store.remove(name);
    log({ outcome: 'expiring', error: 'unsent_for_29_days', name: lastName });
  }

  /** Sends one message and removes it. @returns its outcome, or null if there was nothing to send */
  async function flushMessage(store: MessageStore, name: string) {
    const eml = await store.read(name);
    // Another process has sent the message.
    if (eml === null) return null;
    const outcome = await sendStored(name, eml);
    if (outcome === 'sent') await removeSent(store, name);
    else if (parseName(name).isExpired) await expire(store, name, eml);
    return outcome;
  }

  const listDue = async (store: MessageStore) => (await store.list()).filter((name) => parseName(name).isDue);

  /** Sends the due messages. Stops when the provider accepts no mail, or when there is no time left. */
  async function sendDue(store: MessageStore, report: FlushReport): Promise<void> {
    const end = performance.now() + flushLimitMs;
    for (const name of await listDue(store)) {
      if (performance.now() > end) return;
      const outcome = await flushMessage(store, name).catch((error: unknown) => {
        // One message that the store cannot read or remove does not stop the others.
        logStoreError(error, name);
        return 'store_error';
      });
      if (outcome === null) continue;
      if (outcome === 'sent') report.sent += 1;
      else report.failed += 1;
      if (outcome === 'provider_error' || outcome === 'config_error') return;
      await new Promise((resolve) => setTimeout(resolve, mailIntervalMs));
    }
  }

  async function run(): Promise<FlushReport> {
    const report: FlushReport = { sent: 0, failed: 0, waiting: 0 };
    if (!store) return report;
    try {
      await sendDue(store, report);
      report.waiting = (await listDue(store)).length;
    } catch (error) {
      report.waiting = null;
      log({ outcome: 'flush_failed', ...describeError(error) });
    }
    return report;
  }

  let running: Promise<FlushReport> | null = null;

  /**
   * Sends the stored messages, oldest first and no faster than the provider allows, and deletes the expired ones.
   * Several processes may flush at once, because the provider takes each message only once. A call during a flush gets
   * the report of that flush. Never throws.
   */
  function flush(): Promise<FlushReport> {
    return (running ??= run().finally(() => (running = null)));
  }

  return { deliver, flush };
}
