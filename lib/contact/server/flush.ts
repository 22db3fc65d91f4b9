import { describeError, log, type Outcome } from './log';
import type { MessageStore } from './message-store';
import { fullSendLimitMs, logStoreError, removeSent, type Outbox } from './outbox';
import { sendIntervalMs, type SendResult } from './send';
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

/** What a flush did with one message. A message is `skipped` if the flush did not try to send it. */
type FlushOutcome = SendResult['outcome'] | Extract<Outcome, 'unreadable' | 'store_error'> | 'skipped';

const unreadable = { outcome: 'unreadable', error: 'no_message' } as const;

const listDue = async (store: MessageStore) =>
  (await store.list()).filter((name) => parseName(name).state !== 'new');

/** Gives an unsent message its last day if it is old, and deletes it if it has expired. */
async function expireUnsent(store: MessageStore, name: string, eml: string): Promise<void> {
  const { messageHash, state } = parseName(name);
  if (state === 'old') {
    const lastName = nameForLastDay(messageHash);
    await store.add(lastName, eml);
    await store.remove(name);
    log({ outcome: 'expiring', error: 'unsent_for_29_days', name: lastName });
  } else if (state === 'expired') {
    await store.remove(name);
    log({ outcome: 'expired', error: 'unsent_for_30_days', name });
  }
}

/**
 * Makes the function that sends the stored messages, oldest first and no faster than the provider allows, and deletes the
 * expired ones. Several processes may flush at once, because the provider takes each message only once. A call during a
 * flush gets the report of that flush. Never throws.
 */
export function createFlush({ compose, send, store }: Outbox): () => Promise<FlushReport> {
  /**
   * When each message was last refused or unreadable, by a clock that never jumps. It is tried again a day later, or after
   * a restart, which may bring new settings.
   */
  const refusedAtMs = new Map<string, number>();

  async function sendStored(name: string, eml: string): Promise<FlushOutcome> {
    const wasRefusedToday = performance.now() - (refusedAtMs.get(name) ?? -Infinity) < dayMs;
    if (!compose || !send || wasRefusedToday) return 'skipped';
    const accepted = readEml(eml);
    const { messageHash } = parseName(name);
    const result = accepted ? await send(compose(accepted), messageHash, fullSendLimitMs) : unreadable;
    const { outcome } = result;
    log(outcome === 'sent' ? { ...result, outcome: 'flushed' } : { ...result, name });
    if (outcome === 'mail_refused' || outcome === 'unreadable') refusedAtMs.set(name, performance.now());
    return outcome;
  }

  async function flushMessage(from: MessageStore, name: string): Promise<FlushOutcome> {
    try {
      const eml = await from.read(name);
      const isSentElsewhere = eml === null;
      if (isSentElsewhere) return 'skipped';
      const outcome = await sendStored(name, eml);
      if (outcome === 'sent') await removeSent(from, name);
      else await expireUnsent(from, name, eml);
      return outcome;
    } catch (error) {
      // The next message may be readable, so the flush goes on.
      logStoreError(error, name);
      return 'store_error';
    }
  }

  async function flush(): Promise<FlushReport> {
    const report: FlushReport = { sent: 0, failed: 0, waiting: 0 };
    if (!store) return report;
    const end = performance.now() + flushLimitMs;
    try {
      for (const name of await listDue(store)) {
        if (performance.now() > end) break;
        const outcome = await flushMessage(store, name);
        if (outcome === 'skipped') continue;
        if (outcome === 'sent') report.sent += 1;
        else report.failed += 1;
        const takesNoMail = outcome === 'provider_error' || outcome === 'config_error';
        if (takesNoMail) break;
        await new Promise((resolve) => setTimeout(resolve, sendIntervalMs));
      }
      report.waiting = (await listDue(store)).length;
    } catch (error) {
      report.waiting = null;
      log({ outcome: 'flush_failed', ...describeError(error) });
    }
    return report;
  }

  let running: Promise<FlushReport> | null = null;
  return () => (running ??= flush().finally(() => (running = null)));
}
