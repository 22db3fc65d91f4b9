import 'server-only';
import type { Log } from '../log';
import { mailKey } from '../mail/compose';
import type { Transport } from './deliver';
import { patience } from './send';
import type { DueMessage } from './store';

export interface DrainRules {
  /** Mails of one pass. */
  perPass: number;
  /** Milliseconds between two mails; Resend's default is two a second. */
  pause: number;
  /** Milliseconds until the next try of a message that the provider refuses for good, or that cannot be read. */
  postpone: number;
  /** Milliseconds between two passes: usually, and at most while nothing can be sent. */
  every: { usual: number; last: number };
}

const drainRules: DrainRules = {
  perPass: 25,
  pause: 600,
  postpone: 10 * 60_000,
  every: { usual: 30_000, last: 10 * 60_000 },
};

/** A pass gives up after so many mails that the provider refuses for good. */
const refusalsPerPass = 3;

/** What a pass did. */
export interface DrainReport {
  sent: number;
  /** Mails that were not sent, and a store that could not be read. */
  failed: number;
  /** Messages in the store that no process is sending, as far as this one knows. */
  waiting: number;
}

interface DrainOptions {
  log: Log;
  rules?: DrainRules;
}

/** Sends what lies in the store, the longest waiting first. */
export function createDrain({ compose, send, store }: Transport, { log, rules = drainRules }: DrainOptions) {
  let running: Promise<DrainReport> | null = null;

  /** 'stop' when the provider is down, so that there is no point in going on. */
  async function sendOne({ accepted, lease }: DueMessage): Promise<'sent' | 'refused' | 'stop'> {
    if (!accepted || !compose || !send) {
      await lease.release(rules.postpone);
      log({ outcome: 'crashed', error: 'unreadable_message' });
      return 'refused';
    }
    const mail = compose(accepted);
    const sent = await send(mail, mailKey(mail), patience.drained);
    if (sent.ok) {
      await lease.sent();
      log({ outcome: 'drained', id: sent.id, tries: sent.tries });
      return 'sent';
    }
    await lease.release(sent.permanent ? rules.postpone : 0);
    const { permanent, tries, status, error } = sent;
    log({ outcome: permanent ? 'config_error' : 'provider_error', tries, provider: status, error });
    return permanent ? 'refused' : 'stop';
  }

  async function pass(end: number): Promise<DrainReport> {
    const report = { sent: 0, failed: 0, waiting: 0 };
    const late = () => performance.now() + rules.pause >= end;
    try {
      for await (const message of store?.due() ?? []) {
        const result = await sendOne(message);
        report[result === 'sent' ? 'sent' : 'failed'] += 1;
        if (result === 'stop' || report.failed === refusalsPerPass) break;
        if (report.sent + report.failed === rules.perPass || late()) break;
        await new Promise((resolve) => setTimeout(resolve, rules.pause));
      }
    } catch {
      report.failed += 1;
      log({ outcome: 'store_lost', error: 'drain' });
    }
    running = null;
    return { ...report, waiting: store?.waiting() ?? 0 };
  }

  /**
   * One pass, or the one that runs; it never throws.
   * @param time milliseconds within which it may begin a mail, each of which takes ten seconds at most.
   */
  function drain(time = Infinity): Promise<DrainReport> {
    if (!send || !store || !compose) return Promise.resolve({ sent: 0, failed: 0, waiting: 0 });
    return (running ??= pass(performance.now() + time));
  }

  /**
   * Passes for as long as the process lives, the first one now: one after the other while there is something to send,
   * more and more seldom while all of them fail.
   */
  async function watch(wait = rules.every.usual): Promise<void> {
    const { sent, failed, waiting } = await drain();
    const vain = failed > 0 && sent === 0;
    const next = sent > 0 && waiting > 0 ? rules.pause : vain ? wait : rules.every.usual;
    const longer = vain ? Math.min(wait * 2, rules.every.last) : rules.every.usual;
    setTimeout(() => void watch(longer), next).unref();
  }

  return { drain, watch };
}
