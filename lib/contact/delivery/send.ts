import 'server-only';
import { Resend } from 'resend';
import type { Mail } from '../mail/compose';
import { readReply, type Failure } from './provider-reply';
import { createConcurrencyLimit } from './concurrency';

/** How often and how long a mail is tried, in milliseconds. */
export interface Patience {
  tries: number;
  perTry: number;
  /** Counts from the first try. */
  inAll: number;
  /** Pause before the second, third ... try. */
  pauses: readonly number[];
}

export const patience: Patience = { tries: 3, perTry: 8000, inAll: 20_000, pauses: [500, 1500] };

/** Mails on their way to the provider at the same time, and how long another one waits for its turn. */
const crowd = { places: 64, patience: 8000 };

export interface Provider {
  apiKey: string;
  baseUrl: string | null;
}

/** What became of a mail at the provider. `error` is one of the provider's names, never a text of his. */
export type Sent =
  | { ok: true; id: string; tries: number }
  | { ok: false; permanent: boolean; tries: number; status: number | null; error: string };

export type Send = (mail: Mail, key: string) => Promise<Sent>;

/**
 * A sender of mails through Resend. It never throws, and its tries carry one idempotency key, so that a mail whose
 * answer was lost is not sent twice. The SDK itself knows neither deadline nor retry.
 */
export function createSend({ apiKey, baseUrl }: Provider, rules: Patience = patience): Send {
  const turn = createConcurrencyLimit(crowd.places, crowd.patience);
  let client: Resend | undefined;

  async function attempt(mail: Mail, key: string, time: number): Promise<{ id: string } | Failure> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), time);
    try {
      client ??= new Resend(apiKey, baseUrl === null ? {} : { baseUrl });
      return readReply(await client.emails.send(mail, { idempotencyKey: key, signal: deadline.signal }));
    } catch {
      return { permanent: true, status: null, error: 'rejected_by_sdk', retryAfter: null };
    } finally {
      clearTimeout(timer);
    }
  }

  async function sendInTurn(mail: Mail, key: string): Promise<Sent> {
    const end = performance.now() + rules.inAll;
    for (let tries = 1; ; tries += 1) {
      const result = await attempt(mail, key, Math.min(rules.perTry, end - performance.now()));
      if ('id' in result) return { ok: true, id: result.id, tries };

      const pause = Math.max(rules.pauses[tries - 1] ?? 0, result.retryAfter ?? 0);
      const { permanent, status, error } = result;
      if (permanent || tries === rules.tries || performance.now() + pause >= end) {
        return { ok: false, permanent, tries, status, error };
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  return async function send(mail, key) {
    const leave = await turn();
    try {
      return await sendInTurn(mail, key);
    } finally {
      leave();
    }
  };
}
