import 'server-only';
import { Resend } from 'resend';
import type { Mail } from '../mail/compose';
import { readReply, type Failure } from './provider-reply';
import { createConcurrencyLimit } from './concurrency';

/** How often and how long a mail is tried, in milliseconds. */
export interface Patience {
  tries: number;
  perTry: number;
  /** Counts from the call on, the wait for a free place included. */
  inAll: number;
  /** Pause before the second, third ... try. */
  pauses: readonly number[];
}

/** All of them end within the 30 seconds a function has, together with reading, counting and storing. */
export const patience = {
  /** The message is safe; the visitor only waits to be told. */
  stored: { tries: 3, perTry: 8000, inAll: 20_000, pauses: [500, 1500] },
  /** Nothing keeps the message but this request. */
  unstored: { tries: 5, perTry: 8000, inAll: 20_000, pauses: [1000, 2000, 5000, 9000] },
  /** The store is out of reach, and so may be the provider: the visitor has the truth within three seconds. */
  storeLost: { tries: 3, perTry: 2000, inAll: 2000, pauses: [300, 900] },
  /** Nobody waits, and there will be another pass. */
  drained: { tries: 2, perTry: 8000, inAll: 10_000, pauses: [500] },
} as const satisfies Record<string, Patience>;

/** How many mails are on their way to the provider at a time, and for which part of its `inAll` another one waits. */
const crowd = { places: 64, part: 0.4 };

export interface Provider {
  apiKey: string;
  baseUrl: string | null;
}

/** What became of a mail at the provider. `error` is one of the provider's names, never a text of his. */
export type Sent =
  | { ok: true; id: string; tries: number }
  | { ok: false; permanent: boolean; tries: number; status: number | null; error: string };

export type Send = (mail: Mail, key: string, rules: Patience) => Promise<Sent>;

/**
 * A sender of mails through Resend. It never throws, and its tries carry one idempotency key, so that a mail whose
 * answer was lost is not sent twice. The SDK itself knows neither deadline nor retry.
 */
export function createSend({ apiKey, baseUrl }: Provider): Send {
  const turn = createConcurrencyLimit(crowd.places);
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

  async function sendUntil(end: number, mail: Mail, key: string, rules: Patience): Promise<Sent> {
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

  return async function send(mail, key, rules) {
    const end = performance.now() + rules.inAll;
    const leave = await turn(rules.inAll * crowd.part);
    try {
      return await sendUntil(end, mail, key, rules);
    } finally {
      leave();
    }
  };
}
