import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Resend } from 'resend';
import { describeError } from './log';
import type { Mail } from './mail';

/** Time limit for one message, retries included. It fits the 30 seconds of a function. */
export const sendLimitMs = 20_000;

/** The same while a visitor waits whose message is stored. */
export const storedSendLimitMs = 5000;

const retryPolicy = { attempts: 5, attemptTimeoutMs: 8000, firstPauseMs: 800 };

interface Provider {
  apiKey: string;
  baseUrl: string | null;
  /** Part of the idempotency key, so that a preview and the real site never share a mail. */
  deployment: string;
}

interface Failure {
  outcome: 'failed';
  /**
   * Says what has to change before Resend takes the mail: its own state, the number of those who send at once, the
   * account or its quota, or the message.
   */
  cause: 'unavailable' | 'busy' | 'account' | 'message';
  /** HTTP status of the provider's answer, or null if there was none. */
  provider: number | null;
  error: string;
  at?: string[];
}

type Result = { outcome: 'sent'; id: string } | Failure;

export type Sent = Result & { attempts: number };

export const isTemporary = (cause: Failure['cause']) => cause === 'unavailable' || cause === 'busy';

/** Sends the mail of the message with this key, within `limitMs`. Never throws. */
export type Send = (mail: Mail, key: string, limitMs: number) => Promise<Sent>;

type Reply = Awaited<ReturnType<Resend['emails']['send']>>;

const noAnswer: Failure = { outcome: 'failed', cause: 'unavailable', provider: null, error: 'no_answer' };

/**
 * The names of Resend's errors are in snake case. Any other text stays out of the log, because it could quote the
 * visitor.
 */
const errorName = /^[a-z]+(_[a-z]+)+$/;

/** The provider's answer to a known idempotency key with another mail. */
const keyConflict = 'invalid_idempotent_request';

function causeOf(status: number | null, name: string): Failure['cause'] {
  if (status === null || status >= 500) return 'unavailable';
  if (name === 'concurrent_idempotent_requests') return 'busy';
  if (status === 429) return name.endsWith('quota_exceeded') ? 'account' : 'busy';
  return status === 401 || status === 403 ? 'account' : 'message';
}

/**
 * Reads what the SDK returns, which is whatever the provider answered: an object, a string, or neither data nor error.
 * Only an id means success.
 */
function readReply({ data, error }: Reply, isLate: boolean): Result {
  const id: unknown = (data as Partial<Reply['data']>)?.id;
  if (error === null && typeof id === 'string' && id !== '') return { outcome: 'sent', id };
  const fields: Record<string, unknown> = typeof error === 'object' ? { ...error } : {};
  const status = typeof fields.statusCode === 'number' ? fields.statusCode : null;
  const name = typeof fields.name === 'string' && errorName.test(fields.name) ? fields.name : 'unknown_error';
  if (status === null && isLate) return noAnswer;
  return { outcome: 'failed', cause: causeOf(status, name), provider: status, error: name };
}

/**
 * Sends mails through Resend, which keeps idempotency keys for 24 hours. A message is therefore one mail, however many
 * processes send it and however often. If the provider knows the key with another mail, which another version of the
 * site has made, nobody can tell whether that mail was sent. This one then has a key of its own, because two mails are
 * better than none. The SDK has neither timeouts nor retries, so they are here.
 */
export function createSend({ apiKey, baseUrl, deployment }: Provider, policy = retryPolicy): Send {
  const client = new Resend(apiKey, baseUrl === null ? {} : { baseUrl });

  async function attempt(mail: Mail, idempotencyKey: string, timeoutMs: number) {
    const signal = AbortSignal.timeout(Math.max(0, Math.ceil(Math.min(policy.attemptTimeoutMs, timeoutMs))));
    try {
      const reply = await client.emails.send(mail, { idempotencyKey, signal });
      const retryAfterMs = Number(reply.headers?.['retry-after'] ?? 0) * 1000 || 0;
      return { result: readReply(reply, signal.aborted), retryAfterMs };
    } catch (error) {
      // The SDK throws only if it cannot make a request of the mail.
      const result: Failure = { ...noAnswer, cause: 'message', ...describeError(error) };
      return { result, retryAfterMs: 0 };
    }
  }

  return async function send(mail, key, limitMs) {
    const end = performance.now() + limitMs;
    let idempotencyKey = `contact/${deployment}/${key}`;
    for (let attempts = 1; ; attempts += 1) {
      const { result, retryAfterMs } = await attempt(mail, idempotencyKey, end - performance.now());
      const sent = { ...result, attempts };
      if (sent.outcome === 'sent' || attempts === policy.attempts) return sent;
      if (sent.error === keyConflict) {
        idempotencyKey = `contact/${deployment}/${key}/${hash('sha256', JSON.stringify(mail))}`;
        continue;
      }
      // Random, so that two senders of the same message do not collide again: about 1, 2, 4 and 8 seconds.
      const pauseMs = policy.firstPauseMs * 2 ** (attempts - 1) * (1 + Math.random());
      const nextPauseMs = Math.max(pauseMs, retryAfterMs);
      if (!isTemporary(sent.cause) || performance.now() + nextPauseMs >= end) return sent;
      await wait(nextPauseMs);
    }
  };
}
