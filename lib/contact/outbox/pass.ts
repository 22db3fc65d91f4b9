import 'server-only';
import type { Log, LogEntry } from '../log';
import type { Accepted, Mail } from '../mail/compose';
import { sendBudgetMs, type Send } from '../mail/send';
import type { Outbox } from './deliver';
import { retentionMs, UnreadableMessageError, type OutboxStore, type PendingMessage } from './store';

/** Pause between two mails, in milliseconds: Resend takes two requests a second. */
const mailIntervalMs = 500;

/** A pass begins no mail with less time left than this, in milliseconds. */
const leastTimeMs = 3000;

/** Age at which an unsent message is reported, in milliseconds: two days before its end, since a pass may be daily. */
const reportAgeMs = retentionMs - 2 * 24 * 60 * 60 * 1000;

/** What a pass did, and what it left. */
export interface PassReport {
  sent: number;
  /** Messages that were tried in vain. */
  failed: number;
  /** Messages in the store; null when the store cannot be read. */
  waiting: number | null;
}

interface Transport {
  compose: (accepted: Accepted) => Mail;
  send: Send;
  store: OutboxStore;
}

const ageOf = ({ receivedAt }: PendingMessage) => Date.now() - receivedAt;

/**
 * Creates the pass over the store, which sends what waits, oldest first and at the provider's pace, and deletes what has
 * expired. It leaves alone what is younger than the longest sending, since a request may still be sending it. Two passes
 * at once do no harm: the provider takes each message once.
 */
export function createPass({ compose, send, store }: Outbox, log: Log, intervalMs = mailIntervalMs) {
  const logged = new Set<string>();

  /** For problems of one message, which every pass meets. */
  function logOnce(key: string, entry: LogEntry): void {
    const event = `${entry.outcome} ${key}`;
    if (!logged.has(event)) log(entry);
    logged.add(event);
  }

  /** 'gone' when another process has sent the message, 'stop' when the provider takes no mail at all. */
  async function sendOne(transport: Transport, message: PendingMessage, budgetMs: number) {
    const accepted = await message.read();
    if (!accepted) return 'gone';
    const sent = await transport.send(transport.compose(accepted), message.key, budgetMs);
    if (sent.outcome !== 'failed') {
      if (!(await transport.store.remove(message.key))) return 'gone';
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

  /** Until `endsAt` (of performance.now), or until the provider takes no more. */
  async function sendDue(transport: Transport, endsAt: number, report: PassReport): Promise<void> {
    for (const message of await transport.store.pending()) {
      const timeLeftMs = endsAt - performance.now();
      if (timeLeftMs < leastTimeMs || ageOf(message) <= sendBudgetMs) return;
      const result = await sendOne(transport, message, Math.min(timeLeftMs, sendBudgetMs)).catch((error) => {
        if (!(error instanceof UnreadableMessageError)) throw error;
        logOnce(message.key, { outcome: 'crashed', error: 'unreadable_message' });
        return 'failed' as const;
      });
      if (result === 'gone') continue;
      report[result === 'sent' ? 'sent' : 'failed'] += 1;
      if (result === 'stop') return;
      await new Promise((resolve) => setTimeout(resolve, intervalMs));
    }
  }

  async function removeExpired(from: OutboxStore): Promise<void> {
    for (const message of await from.pending()) {
      if (ageOf(message) < retentionMs) return;
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
      for (const message of left.filter((each) => ageOf(each) > reportAgeMs)) {
        logOnce(message.key, { outcome: 'expiring', error: 'unsent_for_28_days' });
      }
      report.waiting = left.length;
    } catch {
      log({ outcome: 'store_lost', error: 'pass' });
    }
    return report;
  };
}
