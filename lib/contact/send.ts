import 'server-only';
import { Resend } from 'resend';
import type { Mail } from './mail';

/** How often and how long a mail is tried, in milliseconds. */
export interface Patience {
  tries: number;
  perTry: number;
  inAll: number;
  /** Pause before the second, third ... try. */
  pauses: readonly number[];
}

export const patience: Patience = { tries: 3, perTry: 8000, inAll: 20_000, pauses: [500, 1500] };

export interface Provider {
  apiKey: string;
  baseUrl: string | null;
}

/** What became of a mail at the provider. `error` is one of the provider's names, never a text of his. */
export type Sent =
  | { ok: true; id: string; tries: number }
  | { ok: false; permanent: boolean; tries: number; status: number | null; error: string };

export type Send = (mail: Mail, key: string) => Promise<Sent>;

interface Failure {
  permanent: boolean;
  status: number | null;
  error: string;
  /** Milliseconds the provider asks to wait. */
  retryAfter: number | null;
}

type Reply = Awaited<ReturnType<Resend['emails']['send']>>;

const quotas = ['daily_quota_exceeded', 'monthly_quota_exceeded'];

function isPermanent(status: number | null, name: string): boolean {
  if (status === null || status >= 500) return false;
  if (status === 429) return quotas.includes(name);
  return name !== 'concurrent_idempotent_requests';
}

/** Milliseconds of a Retry-After header in either of its forms. */
function parseRetryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  const wait = /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) && wait >= 0 ? wait : null;
}

/**
 * The SDK hands over whatever the provider answered: an object, a string, or neither data nor error.
 * Everything but a real id is a failure.
 */
function readReply(reply: Reply): { id: string } | Failure {
  const data: unknown = reply.data;
  if (reply.error === null && typeof data === 'object' && data !== null && 'id' in data) {
    if (typeof data.id === 'string' && data.id !== '') return { id: data.id };
  }
  const error: unknown = reply.error;
  const fields = typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {};
  const status = typeof fields.statusCode === 'number' ? fields.statusCode : null;
  const name =
    typeof fields.name === 'string' && /^[a-z_]{1,60}$/.test(fields.name) ? fields.name : 'unreadable';
  const retryAfter = parseRetryAfter(reply.headers?.['retry-after'], Date.now());
  return { permanent: isPermanent(status, name), status, error: name, retryAfter };
}

/**
 * A sender of mails through Resend. It never throws, and its tries carry one idempotency key, so that a mail whose
 * answer was lost is not sent twice. The SDK itself knows neither deadline nor retry.
 */
export function createSend({ apiKey, baseUrl }: Provider, rules: Patience = patience): Send {
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

  return async function send(mail, key) {
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
  };
}
