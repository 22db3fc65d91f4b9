import { hash } from 'node:crypto';

import { describeError, type Log } from './log';
import { composeEml, readEml, type Accepted, type Mail } from './mail';
import type { ContactMessage } from './message';
import type { Send, Sent } from './send';
import type { Store } from './store';

/** Time limit for one message, retries included. */
export const sendLimitMs = 20_000;

/** Time limit for a message that is stored, while its visitor waits for the answer. */
export const storedSendLimitMs = 5000;

/**
 * A flush starts no further mail after this time. So it ends, last mail included, within the 60 seconds that Vercel gives a
 * function (app/cron/flush-outbox/route.ts).
 */
const flushLimitMs = 35_000;

/** The pause between two mails. Resend takes two requests a second. */
const mailIntervalMs = 500;

export const dayMs = 24 * 60 * 60 * 1000;

/** Unsent messages are deleted after 30 days, because personal data must not be kept for ever. */
export const retentionMs = 30 * dayMs;

/** The maximum number of messages in a store. It keeps a flood from filling the disk or the memory. */
export const storeLimit = 5000;

export interface OutboxParts {
  /** Null on a preview without CONTACT_PREVIEW_TO, which has no recipients. */
  compose: ((accepted: Accepted) => Mail) | null;
  /** Null without RESEND_API_KEY. */
  send: Send | null;
  /** Null if there is neither Redis nor a folder. */
  store: Store | null;
}

/** The result for one message. Unless it is 'sent' or 'stored', the message is lost, and the answer tells the visitor. */
export interface Delivery {
  outcome: Sent['outcome'] | 'stored' | 'store_full';
  error?: string;
}

export interface FlushReport {
  sent: number;
  /** Messages that this flush tried and could not send. */
  failed: number;
  /** Messages left in the store, without those that a request may still be sending. Null when the flush failed. */
  waiting: number | null;
}

/** The SHA-256 of the message's fields in hexadecimal. It does not depend on the mail that is made of the message. */
export function hashMessage(message: ContactMessage): string {
  return hash('sha256', Object.values(message).join('\0'));
}

/* The name of a message in the store is the time of its arrival, in milliseconds since 1970, and its hash. */

const measureAgeMs = (name: string) => Date.now() - Number(name.split('-')[0]);
const readKey = (name: string) => name.split('-')[1] ?? '';

/** The request that stored a younger message may still be sending it. */
const isDue = (name: string) => measureAgeMs(name) >= storedSendLimitMs;

const keyMissing: Sent = {
  outcome: 'config_error',
  error: 'RESEND_API_KEY is not set',
  provider: null,
  attempts: 0,
};

const unreadable = { outcome: 'unreadable', error: 'no_message' } as const;

/**
 * Delivers messages. Each is stored, sent and removed from the store. The message is stored rather than only its mail,
 * because recipients are read when the mail is sent.
 */
export function createOutbox({ compose, send, store }: OutboxParts, log: Log) {
  const logStoreError = (error: unknown) => log({ outcome: 'store_error', ...describeError(error) });

  /** Stores a message, unless it is already there. @returns its name, or why it is not stored */
  async function add(key: string, accepted: Accepted, mail: Mail) {
    try {
      if (!store) return 'no_store';
      const names = await store.list();
      const stored = names.find((each) => readKey(each) === key);
      if (stored !== undefined) return { name: stored };
      if (names.length >= storeLimit) return 'full';
      const name = `${Date.now()}-${key}`;
      await store.add(name, await composeEml(mail, accepted));
      return { name };
    } catch (error) {
      logStoreError(error);
      return 'failed';
    }
  }

  /**
   * Delivers one accepted message. A message that cannot be stored is only sent. A stored one does not keep its visitor
   * waiting, because a flush sends what is left.
   */
  async function deliver(accepted: Accepted): Promise<Delivery> {
    if (!compose) return { outcome: 'config_error', error: 'CONTACT_PREVIEW_TO is not set' };
    const key = hashMessage(accepted.message);
    const mail = compose(accepted);
    const added = await add(key, accepted, mail);
    const isStored = typeof added === 'object';
    const sent = send ? await send(mail, key, isStored ? storedSendLimitMs : sendLimitMs) : keyMissing;
    if (sent.outcome !== 'sent') {
      if (isStored) return { ...sent, outcome: 'stored' };
      return added === 'full' ? { ...sent, outcome: 'store_full' } : sent;
    }
    // If the message cannot be removed now, a flush sends it again under the same idempotency key and removes it then.
    if (isStored) await store?.remove(added.name).catch(logStoreError);
    return sent;
  }

  /**
   * When a message was refused or unreadable. It will most likely be so again, so the next try and the next line in the
   * log come a day later, or after a restart, which may follow a changed setting.
   */
  const refusedAtMs = new Map<string, number>();

  /** Sends the due messages. Stops when the provider accepts no mail, or when there is no time left. */
  async function sendDue(from: Store, report: FlushReport): Promise<void> {
    const end = performance.now() + flushLimitMs;
    for (const name of (await from.list()).filter(isDue)) {
      if (measureAgeMs(name) >= retentionMs) {
        await from.remove(name);
        log({ outcome: 'expired', error: 'unsent_for_30_days', name });
        continue;
      }
      if (!compose || !send || performance.now() > end) return;
      if (Date.now() - (refusedAtMs.get(name) ?? 0) < dayMs) continue;
      const eml = await from.read(name);
      // Another process has sent the message.
      if (eml === null) continue;
      const accepted = readEml(eml);
      const sent = accepted ? await send(compose(accepted), readKey(name), sendLimitMs) : unreadable;
      if (sent.outcome === 'sent') {
        await from.remove(name);
        report.sent += 1;
        log({ ...sent, outcome: 'flushed' });
      } else {
        report.failed += 1;
        log({ ...sent, name });
        if (sent.outcome === 'provider_error' || sent.outcome === 'config_error') return;
        if (sent.outcome !== 'provider_busy') refusedAtMs.set(name, Date.now());
      }
      await new Promise((resolve) => setTimeout(resolve, mailIntervalMs));
    }
  }

  async function run(): Promise<FlushReport> {
    const report: FlushReport = { sent: 0, failed: 0, waiting: 0 };
    if (!store) return report;
    try {
      await sendDue(store, report);
      report.waiting = (await store.list()).filter(isDue).length;
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
