import { describeError, log } from './log';
import type { MessageStore } from './message-store';
import { fullSendLimitMs, logStoreError, removeSent, type OutboxParts } from './outbox';
import { sendIntervalMs } from './send';
import { dayMs, nameForLastDay, parseName, readEml } from './stored-message';

/** A flush starts no mail after this time, so that it ends within a minute (app/cron/flush-outbox/route.ts). */
const flushLimitMs = 35_000;

interface FlushReport {
  sent: number;
  /** Messages that this flush tried and could not send. */
  failed: number;
  /** Messages left in the store, not counting those that a request may still be sending. Null when the flush failed. */
  waiting: number | null;
}

const unreadable = { outcome: 'unreadable', error: 'no_message' } as const;

const listDue = async (store: MessageStore) => (await store.list()).filter((name) => parseName(name).isDue);

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

/**
 * Makes the function that sends the stored messages, oldest first and no faster than the provider allows, and deletes the
 * expired ones. Several processes may flush at once, because the provider takes each message only once. A call during a
 * flush gets the report of that flush. Never throws.
 */
export function createFlush({ compose, send, store }: OutboxParts): () => Promise<FlushReport> {
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
    const { key } = parseName(name);
    const result = accepted ? await send(compose(accepted), key, fullSendLimitMs) : unreadable;
    const { outcome } = result;
    log(outcome === 'sent' ? { ...result, outcome: 'flushed' } : { ...result, name });
    if (outcome === 'mail_refused' || outcome === 'unreadable') refusedAtMs.set(name, performance.now());
    return outcome;
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
      await new Promise((resolve) => setTimeout(resolve, sendIntervalMs));
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
  return () => (running ??= run().finally(() => (running = null)));
}
