import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import pRetry, { AbortError } from 'p-retry';
import { Resend } from 'resend';
import type { Mail } from './compose';

/** Maximum duration of a sending with all its tries: it fits the 30 seconds of a function. */
export const sendBudgetMs = 20_000;

/** Pauses of about 1, 2, 4 and 8 seconds; random, so that two senders of one message do not collide repeatedly. */
const retryPolicy = { tryTimeoutMs: 8000, retries: 4, minTimeout: 800, factor: 2, randomize: true };

interface Provider {
  apiKey: string;
  baseUrl: string | null;
  /** Part of the idempotency key, so that the same text sent from a preview is another mail. */
  deployment: string;
}

interface Failure {
  outcome: 'failed';
  /** What has to change first: the provider's state, the account's settings or quota, or this message. */
  cause: 'unavailable' | 'account' | 'message';
  /** HTTP status; null without an answer. */
  status: number | null;
  error: string;
}

/** `repeated`: the message was sent before, under other settings. */
type Result = { outcome: 'sent'; id: string } | { outcome: 'repeated' } | Failure;

export type Sent = Result & { tries: number };

/** Sends the mail of the message with this key, within `budgetMs`. Never throws. */
export type Send = (mail: Mail, key: string, budgetMs: number) => Promise<Sent>;

type Reply = Awaited<ReturnType<Resend['emails']['send']>>;

/** Error names are in snake case. Any other text stays out of the log: it could quote the visitor. */
const errorName = /^[a-z]+(_[a-z]+)+$/;

function causeOf(status: number | null, name: string): Failure['cause'] {
  if (status === null || status >= 500 || name === 'concurrent_idempotent_requests') return 'unavailable';
  if (status === 429) return name.endsWith('quota_exceeded') ? 'account' : 'unavailable';
  return status === 401 || status === 403 ? 'account' : 'message';
}

/**
 * The SDK returns whatever the provider answered: an object, a string, or neither data nor error. Only an id is a
 * success, or a known idempotency key with another content: then the message was sent before.
 */
function readReply({ data, error }: Reply): Result {
  const id: unknown = (data as Partial<Reply['data']>)?.id;
  if (error === null && typeof id === 'string' && id !== '') return { outcome: 'sent', id };
  const fields: Record<string, unknown> = typeof error === 'object' ? { ...error } : {};
  const status = typeof fields.statusCode === 'number' ? fields.statusCode : null;
  const name = typeof fields.name === 'string' && errorName.test(fields.name) ? fields.name : 'unknown_error';
  if (status === 409 && name === 'invalid_idempotent_request') return { outcome: 'repeated' };
  return { outcome: 'failed', cause: causeOf(status, name), status, error: name };
}

/**
 * A sender of mails through Resend, which keeps idempotency keys for 24 hours: a message is one mail, however often and
 * by however many processes it is sent. The SDK itself has neither timeout nor retries.
 */
export function createSend(
  { apiKey, baseUrl, deployment }: Provider,
  { tryTimeoutMs, ...retryOptions } = retryPolicy,
): Send {
  const client = new Resend(apiKey, baseUrl === null ? {} : { baseUrl });

  return async function send(mail, key, budgetMs) {
    const idempotencyKey = `contact/${deployment}/${key}`;
    const end = performance.now() + budgetMs;
    const timeLeftMs = () => Math.max(0, Math.ceil(end - performance.now()));
    const budget = AbortSignal.timeout(timeLeftMs());
    let sent: Sent = { outcome: 'failed', cause: 'unavailable', status: null, error: 'no_answer', tries: 0 };
    let retryAfterMs = 0;

    async function attempt(tries: number): Promise<void> {
      if (retryAfterMs > 0) await wait(retryAfterMs, undefined, { signal: budget });
      // Not AbortSignal.any, whose sources may be garbage-collected in Node 20 before they fire.
      const signal = AbortSignal.timeout(Math.min(tryTimeoutMs, timeLeftMs()));
      const reply = await client.emails.send(mail, { idempotencyKey, signal });
      sent = { ...readReply(reply), tries };
      if (sent.outcome !== 'failed') return;
      retryAfterMs = Math.max(0, Number(reply.headers?.['retry-after'] ?? 0) * 1000 || 0);
      const canRetry = sent.cause === 'unavailable' && retryAfterMs < timeLeftMs();
      throw canRetry ? new Error(sent.error) : new AbortError(sent.error);
    }

    await pRetry(attempt, { ...retryOptions, signal: budget }).catch(() => undefined);
    return sent;
  };
}
