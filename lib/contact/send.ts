import { setTimeout as wait } from 'node:timers/promises';
import pRetry, { AbortError } from 'p-retry';
import { Resend } from 'resend';
import { describeError } from './log';
import type { Mail } from './mail';

/** Time limit for one message, retries included. It fits the 30 seconds of a function. */
export const sendLimitMs = 20_000;

/** Pauses of about 1, 2, 4 and 8 seconds. They are random, so that two senders of one message do not meet again. */
const retryPolicy = { attemptTimeoutMs: 8000, retries: 4, minTimeout: 800, factor: 2, randomize: true };

interface Provider {
  apiKey: string;
  baseUrl: string | null;
  /** Part of the idempotency key, so that the same text sent from a preview is another mail. */
  deployment: string;
}

interface Failure {
  outcome: 'failed';
  /** What has to change before a mail is taken: the provider's state, the account or its quota, or the message. */
  cause: 'unavailable' | 'account' | 'message';
  /** HTTP status; null without an answer. */
  provider: number | null;
  error: string;
  at?: string[];
}

/** `repeated`: the message was sent before, under other settings. */
type Result = { outcome: 'sent'; id: string } | { outcome: 'repeated' } | Failure;

export type Sent = Result & { attempts: number };

/** Sends the mail of the message with this key, within `limitMs`. Never throws. */
export type Send = (mail: Mail, key: string, limitMs: number) => Promise<Sent>;

type Reply = Awaited<ReturnType<Resend['emails']['send']>>;

const noAnswer: Failure = { outcome: 'failed', cause: 'unavailable', provider: null, error: 'no_answer' };

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
function readReply({ data, error }: Reply, isLate: boolean): Result {
  const id: unknown = (data as Partial<Reply['data']>)?.id;
  if (error === null && typeof id === 'string' && id !== '') return { outcome: 'sent', id };
  const fields: Record<string, unknown> = typeof error === 'object' ? { ...error } : {};
  const status = typeof fields.statusCode === 'number' ? fields.statusCode : null;
  const name = typeof fields.name === 'string' && errorName.test(fields.name) ? fields.name : 'unknown_error';
  if (status === 409 && name === 'invalid_idempotent_request') return { outcome: 'repeated' };
  if (status === null && isLate) return noAnswer;
  return { outcome: 'failed', cause: causeOf(status, name), provider: status, error: name };
}

/**
 * A sender of mails through Resend, which keeps idempotency keys for 24 hours: a message is one mail, however often and
 * by however many processes it is sent. The SDK itself has neither timeout nor retries.
 */
export function createSend(
  { apiKey, baseUrl, deployment }: Provider,
  { attemptTimeoutMs, ...retryOptions } = retryPolicy,
): Send {
  const client = new Resend(apiKey, baseUrl === null ? {} : { baseUrl });

  return async function send(mail, key, limitMs) {
    const idempotencyKey = `contact/${deployment}/${key}`;
    const end = performance.now() + limitMs;
    const timeLeftMs = () => Math.max(0, Math.ceil(end - performance.now()));
    const limit = AbortSignal.timeout(timeLeftMs());
    let sent: Sent = { ...noAnswer, attempts: 0 };
    let retryAfterMs = 0;

    async function attempt(attempts: number): Promise<void> {
      if (retryAfterMs > 0) await wait(retryAfterMs, undefined, { signal: limit });
      // Not AbortSignal.any, whose sources may be garbage-collected in Node 20 before they fire.
      const signal = AbortSignal.timeout(Math.min(attemptTimeoutMs, timeLeftMs()));
      const reply = await client.emails.send(mail, { idempotencyKey, signal });
      sent = { ...readReply(reply, signal.aborted), attempts };
      if (sent.outcome !== 'failed') return;
      retryAfterMs = Math.max(0, Number(reply.headers?.['retry-after'] ?? 0) * 1000 || 0);
      const canRetry = sent.cause === 'unavailable' && retryAfterMs < timeLeftMs();
      throw canRetry ? new Error(sent.error) : new AbortError(sent.error);
    }

    await pRetry(attempt, { ...retryOptions, signal: limit }).catch((error: unknown) => {
      // The SDK throws, rather than answers, for a mail that it cannot put into a request.
      if (sent.attempts === 0) sent = { ...noAnswer, ...describeError(error), attempts: 1 };
    });
    return sent;
  };
}
