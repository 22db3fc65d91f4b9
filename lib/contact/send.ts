import { setTimeout as wait } from 'node:timers/promises';
import pRetry, { AbortError } from 'p-retry';
import { Resend } from 'resend';
import { describeError } from './log';
import type { Mail } from './mail';

/** Time limit for one message, retries included. It fits the 30 seconds of a function. */
export const sendLimitMs = 20_000;

/**
 * The pauses are about 1, 2, 4 and 8 seconds long. They are random, so that two senders of the same message do not
 * collide again.
 */
const retryPolicy = { attemptTimeoutMs: 8000, retries: 4, minTimeout: 800, factor: 2, randomize: true };

interface Provider {
  apiKey: string;
  baseUrl: string | null;
  /** Part of the idempotency key, so that a preview and the real site never share a mail. */
  deployment: string;
}

interface Failure {
  outcome: 'failed';
  /** Says what has to change before Resend takes the mail: its own state, the account or its quota, or the message. */
  cause: 'unavailable' | 'account' | 'message';
  /** HTTP status of the provider's answer, or null if there was none. */
  provider: number | null;
  error: string;
  at?: string[];
}

/** `repeated` means that the message was sent before, under other settings. */
type Result = { outcome: 'sent'; id: string } | { outcome: 'repeated' } | Failure;

export type Sent = Result & { attempts: number };

/** Sends the mail of the message with this key, within `limitMs`. Never throws. */
export type Send = (mail: Mail, key: string, limitMs: number) => Promise<Sent>;

type Reply = Awaited<ReturnType<Resend['emails']['send']>>;

const noAnswer: Failure = { outcome: 'failed', cause: 'unavailable', provider: null, error: 'no_answer' };

/**
 * The names of Resend's errors are in snake case. Any other text stays out of the log, because it could quote the
 * visitor.
 */
const errorName = /^[a-z]+(_[a-z]+)+$/;

function causeOf(status: number | null, name: string): Failure['cause'] {
  if (status === null || status >= 500 || name === 'concurrent_idempotent_requests') return 'unavailable';
  if (status === 429) return name.endsWith('quota_exceeded') ? 'account' : 'unavailable';
  return status === 401 || status === 403 ? 'account' : 'message';
}

/**
 * Reads what the SDK returns, which is whatever the provider answered: an object, a string, or neither data nor error.
 * Only an id means success. If the provider knows the idempotency key with another content, the message was sent
 * before.
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
 * Sends mails through Resend, which keeps idempotency keys for 24 hours. A message is therefore one mail, however many
 * processes send it and however often. The SDK has neither timeouts nor retries, so they are here.
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
      // AbortSignal.any is no alternative: in Node 20 its sources may be garbage-collected before they fire.
      const signal = AbortSignal.timeout(Math.min(attemptTimeoutMs, timeLeftMs()));
      const reply = await client.emails.send(mail, { idempotencyKey, signal });
      sent = { ...readReply(reply, signal.aborted), attempts };
      if (sent.outcome !== 'failed') return;
      retryAfterMs = Math.max(0, Number(reply.headers?.['retry-after'] ?? 0) * 1000 || 0);
      const canRetry = sent.cause === 'unavailable' && retryAfterMs < timeLeftMs();
      throw canRetry ? new Error(sent.error) : new AbortError(sent.error);
    }

    await pRetry(attempt, { ...retryOptions, signal: limit }).catch((error: unknown) => {
      // The SDK throws only if it cannot make a request of the mail.
      if (sent.attempts === 0) sent = { ...noAnswer, ...describeError(error), attempts: 1 };
    });
    return sent;
  };
}
