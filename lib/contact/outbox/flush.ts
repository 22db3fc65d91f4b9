import { describeError, type Log, type LogEntry } from '../log';
import { sendLimitMs, storedSendLimitMs } from '../send';
import { retentionMs, UnreadableMessageError, type Outbox, type StoredMessage } from './store';

/** The pause between two mails. Resend takes two requests a second. */
const mailIntervalMs = 500;

/** A flush that has less time left than this sends no further mail. */
const minTimeLeftMs = 3000;

/**
 * An unsent message of this age is reported. That is two days before it is deleted, because there may be only one flush
 * a day.
 */
const reportAgeMs = retentionMs - 2 * 24 * 60 * 60 * 1000;

export interface FlushReport {
  sent: number;
  /** Messages that could not be sent. */
  failed: number;
  /** Messages left in the store, without those that a request may still be sending. Null when the flush failed. */
  waiting: number | null;
}

const ageMsOf = ({ receivedAt }: StoredMessage) => Date.now() - receivedAt;

/** The request that stored a younger message may still be sending it. */
const isDue = (message: StoredMessage) => ageMsOf(message) >= storedSendLimitMs;

/**
 * A flush sends the stored messages, oldest first and no faster than the provider allows, and deletes the expired
 * messages. Several processes may flush at once, because the provider takes each message only once.
 */
export function createFlush({ compose, send, store }: Outbox, log: Log) {
  const logged = new Set<string>();
  let running: Promise<FlushReport> | null = null;
  /** When the running flush has to end, on the clock of `performance`. */
  let endsAt = 0;

  /** Logs a problem of a message only the first time, because every flush finds the problem again. */
  function logOnce({ key }: StoredMessage, entry: LogEntry): void {
    const event = `${entry.outcome} ${key}`;
    if (!logged.has(event)) log({ ...entry, key });
    logged.add(event);
  }

  /**
   * Returns 'skipped' if another process has sent the message or is sending, and 'stop' if the provider takes no mail at
   * all.
   */
  async function sendOne(message: StoredMessage, limitMs: number) {
    const accepted = await message.read();
    if (!accepted || !compose || !send || !store) return 'skipped';
    const sent = await send(compose(accepted), message.key, limitMs);
    if (sent.outcome === 'sent') {
      if (!(await store.remove(message.key))) return 'skipped';
      log({ ...sent, outcome: 'flushed' });
      return 'sent';
    }
    const { cause, ...details } = sent;
    if (cause === 'busy') return 'skipped';
    const entry = { ...details, outcome: cause === 'unavailable' ? 'provider_error' : 'config_error' };
    if (cause === 'message') logOnce(message, entry);
    else log(entry);
    return cause === 'message' ? 'failed' : 'stop';
  }

  async function run(): Promise<FlushReport> {
    const report: FlushReport = { sent: 0, failed: 0, waiting: null };
    if (!store) return { ...report, waiting: 0 };
    try {
      for (const message of await store.list()) {
        if (ageMsOf(message) >= retentionMs) {
          const isRemoved = await store.remove(message.key);
          if (isRemoved) logOnce(message, { outcome: 'expired', error: 'unsent_for_30_days' });
          continue;
        }
        const timeLeftMs = endsAt - performance.now();
        if (!compose || !send || !isDue(message) || timeLeftMs < minTimeLeftMs) break;
        const result = await sendOne(message, Math.min(timeLeftMs, sendLimitMs)).catch((error) => {
          if (!(error instanceof UnreadableMessageError)) throw error;
          logOnce(message, { outcome: 'unreadable', error: 'no_message' });
          return 'failed';
        });
        if (result === 'skipped') continue;
        report[result === 'sent' ? 'sent' : 'failed'] += 1;
        if (result === 'stop') break;
        await new Promise((resolve) => setTimeout(resolve, mailIntervalMs));
      }
      const left = await store.list();
      for (const message of left.filter((each) => ageMsOf(each) > reportAgeMs)) {
        logOnce(message, { outcome: 'expiring', error: 'unsent_for_28_days' });
      }
      report.waiting = left.filter(isDue).length;
    } catch (error) {
      log({ outcome: 'flush_failed', ...describeError(error) });
    }
    return report;
  }

  /**
   * Flushes for at most `timeMs` milliseconds. Only one flush runs at a time: a call during a flush gets the report of
   * that flush, which then ends within the shorter of the two limits. Never throws.
   */
  return function flush(timeMs = Infinity): Promise<FlushReport> {
    const limit = performance.now() + timeMs;
    endsAt = running ? Math.min(endsAt, limit) : limit;
    return (running ??= run().finally(() => (running = null)));
  };
}
