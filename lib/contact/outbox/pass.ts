import 'server-only';
import type { Log, LogEntry } from '../log';
import { sendBudgetMs } from '../mail/send';
import type { Outbox } from './deliver';
import { retentionMs, UnreadableMessageError, type OutboxStore, type PendingMessage } from './store';

/** Pause between two mails: Resend takes two requests a second. */
const mailIntervalMs = 500;

/** A pass starts no mail with less time left than this. */
const minTimeLeftMs = 3000;

/** An unsent message of this age is reported: two days before it is deleted, since a pass may be daily. */
const reportAgeMs = retentionMs - 2 * 24 * 60 * 60 * 1000;

export interface PassReport {
  sent: number;
  /** Messages that could not be sent. */
  failed: number;
  /** Messages left in the store; null when the store cannot be read. */
  waiting: number | null;
}

type Transport = { [Part in 'compose' | 'send' | 'store']: NonNullable<Outbox[Part]> };

const ageMsOf = ({ receivedAt }: PendingMessage) => Date.now() - receivedAt;

/**
 * Creates the pass over the store, which sends the messages, oldest first and at the provider's rate, and deletes the
 * expired ones. It skips messages younger than the longest sending, since a request may still be sending them. Two passes
 * at once do no harm: the provider takes each message once.
 */
export function createPass({ compose, send, store }: Outbox, log: Log) {
  const logged = new Set<string>();

  /** For problems of one message, which every pass finds again. */
  function logOnce(key: string, entry: LogEntry): void {
    const event = `${entry.outcome} ${key}`;
    if (!logged.has(event)) log(entry);
    logged.add(event);
  }

  /** 'removed' when another process has sent the message, 'stop' when the provider takes no mail at all. */
  async function sendOne(transport: Transport, message: PendingMessage, budgetMs: number) {
    const accepted = await message.read();
    if (!accepted) return 'removed';
    const sent = await transport.send(transport.compose(accepted), message.key, budgetMs);
    if (sent.outcome !== 'failed') {
      if (!(await transport.store.remove(message.key))) return 'removed';
      log(sent.outcome === 'sent' ? { ...sent, outcome: 'drained' } : sent);
      return 'sent';
    }
    const { cause, tries, status: provider, error } = sent;
    const outcome = cause === 'unavailable' ? 'provider_error' : 'config_error';
    if (cause !== 'message') {
      log({ outcome, tries, provider, error });
      return 'stop';
    }
    logOnce(message.key, { outcome, tries, provider, error });
    return 'failed';
  }

  /** Sends until `endsAt` (of performance.now), or until the provider takes no more. */
  async function sendDue(transport: Transport, endsAt: number, report: PassReport): Promise<void> {
    for (const message of await transport.store.pending()) {
      const timeLeftMs = endsAt - performance.now();
      if (timeLeftMs < minTimeLeftMs || ageMsOf(message) <= sendBudgetMs) return;
      const result = await sendOne(transport, message, Math.min(timeLeftMs, sendBudgetMs)).catch((error) => {
        if (!(error instanceof UnreadableMessageError)) throw error;
        logOnce(message.key, { outcome: 'crashed', error: 'unreadable_message' });
        return 'failed' as const;
      });
      if (result === 'removed') continue;
      report[result === 'sent' ? 'sent' : 'failed'] += 1;
      if (result === 'stop') return;
      await new Promise((resolve) => setTimeout(resolve, mailIntervalMs));
    }
  }

  async function removeExpired(from: OutboxStore): Promise<void> {
    for (const message of await from.pending()) {
      if (ageMsOf(message) < retentionMs) return;
      if (await from.remove(message.key)) log({ outcome: 'expired', error: 'unsent_for_30_days' });
    }
  }

  /** Runs one pass of at most `timeMs` milliseconds. Never throws. */
  return async function pass(timeMs = Infinity): Promise<PassReport> {
    const report: PassReport = { sent: 0, failed: 0, waiting: null };
    if (!store) return { ...report, waiting: 0 };
    const endsAt = performance.now() + timeMs;
    try {
      await removeExpired(store);
      if (compose && send) await sendDue({ compose, send, store }, endsAt, report);
      const left = await store.pending();
      for (const message of left.filter((each) => ageMsOf(each) > reportAgeMs)) {
        logOnce(message.key, { outcome: 'expiring', error: 'unsent_for_28_days' });
      }
      report.waiting = left.length;
    } catch {
      log({ outcome: 'store_lost', error: 'pass' });
    }
    return report;
  };
}
