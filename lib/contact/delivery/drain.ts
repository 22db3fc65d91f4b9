import 'server-only';
import type { InFlight, Transport } from './deliver';
import { fromEml } from '../mail/eml';
import type { Log } from '../log';
import { mailKey } from '../mail/compose';

export interface DrainRules {
  /** Mails of one pass. */
  perPass: number;
  /** Milliseconds between two mails; Resend's default is two a second. */
  pause: number;
  /** Milliseconds until the next pass of its own accord: at first, and at most. */
  retry: { first: number; last: number };
}

const drainRules: DrainRules = { perPass: 25, pause: 600, retry: { first: 60_000, last: 30 * 60_000 } };

/** A pass gives up after so many mails that the provider refuses for good. */
const refusalsPerPass = 3;

interface DrainOptions {
  inFlight: InFlight;
  log: Log;
  rules?: DrainRules;
}

/**
 * Sends what lies in the outbox, oldest first, and comes back by itself while anything is left.
 * @returns `now` starts a pass or joins the one that runs, `later` sees to it that one comes; neither throws.
 */
export function createDrain(
  { compose, send, outbox }: Transport,
  { inFlight, log, rules = drainRules }: DrainOptions,
) {
  /** Files this process could not send; they wait behind the others. */
  const postponed = new Set<string>();
  let running: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let wait = rules.retry.first;

  async function candidates(): Promise<string[]> {
    const keys = ((await outbox?.list()) ?? []).filter((key) => !inFlight.has(key));
    return [...keys.filter((key) => !postponed.has(key)), ...keys.filter((key) => postponed.has(key))];
  }

  /** 'stop' when the provider is down, so that there is no point in going on. */
  async function sendOne(key: string): Promise<'gone' | 'refused' | 'stop'> {
    const eml = await outbox?.read(key);
    if (!eml || !compose || !send) return 'gone';
    const accepted = fromEml(eml);
    if (!accepted) {
      postponed.add(key);
      log({ outcome: 'crashed', error: 'unreadable_outbox_file' });
      return 'refused';
    }
    const mail = compose(accepted);
    const sent = await send(mail, mailKey(mail));
    if (sent.ok) {
      await outbox?.remove(key);
      postponed.delete(key);
      log({ outcome: 'drained', id: sent.id, tries: sent.tries });
      return 'gone';
    }
    postponed.add(key);
    log({
      outcome: sent.permanent ? 'config_error' : 'provider_error',
      tries: sent.tries,
      provider: sent.status,
      error: sent.error,
    });
    return sent.permanent ? 'refused' : 'stop';
  }

  async function pass(): Promise<void> {
    let refused = 0;
    const keys = (await candidates()).slice(0, rules.perPass);
    for (const [index, key] of keys.entries()) {
      if (index > 0) await new Promise((resolve) => setTimeout(resolve, rules.pause));
      const result = await sendOne(key);
      if (result === 'gone') wait = rules.retry.first;
      if (result === 'refused') refused += 1;
      if (result === 'stop' || refused === refusalsPerPass) break;
    }
  }

  function later(): void {
    if (!send || retry !== undefined) return;
    retry = setTimeout(() => void now(), wait);
    retry.unref();
    wait = Math.min(wait * 2, rules.retry.last);
  }

  async function guardedPass(): Promise<void> {
    try {
      await pass();
    } catch {
      log({ outcome: 'crashed', error: 'drain' });
    }
    running = null;
    if (outbox && outbox.size() > 0) later();
  }

  function now(): Promise<void> {
    if (!send || !outbox || !compose) return Promise.resolve();
    clearTimeout(retry);
    retry = undefined;
    running ??= guardedPass();
    return running;
  }

  return { now, later };
}
