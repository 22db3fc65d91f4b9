import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Resend } from 'resend';
import type { Outcome } from './log';
import type { Mail } from './mail';

/** The variable with the API key, as an operator reads it in the log. */
export const apiKeyVariable = 'RESEND_API_KEY';

/** Resend takes two requests a second. */
export const sendIntervalMs = 500;

const retryPolicy = { attempts: 5, attemptTimeoutMs: 8000, firstPauseMs: 800 };

interface Provider {
  apiKey: string;
  baseUrl: string | null;
  /** Part of the idempotency key, so that a preview and the real site never share a mail. */
  deployment: string;
}

interface Failure {
  outcome: Extract<Outcome, 'provider_error' | 'provider_busy' | 'config_error' | 'mail_refused'>;
  error: string;
  /** HTTP status of the provider's answer, or null if there was none. */
  provider: number | null;
}

type Attempt = { outcome: 'sent'; id: string } | Failure;

export type SendResult = Attempt & { attempts: number };

/** Sends the mail of the message with this hash, within `limitMs`. */
export type Send = (mail: Mail, messageHash: string, limitMs: number) => Promise<SendResult>;

type Reply = Awaited<ReturnType<Resend['emails']['send']>>;

/** The names of Resend's errors are in snake case. Any other text stays out of the log, because it could quote the visitor. */
const errorName = /^[a-z]+(_[a-z]+)+$/;

/** Resend's error for an idempotency key that was used for another mail. */
const idempotencyConflict = 'invalid_idempotent_request';

function classify(status: number | null, name: string): Failure['outcome'] {
  if (status === null || status >= 500) return 'provider_error';
  if (name === 'concurrent_idempotent_requests') return 'provider_busy';
  if (status === 429) return name.endsWith('quota_exceeded') ? 'config_error' : 'provider_busy';
  return status === 401 || status === 403 ? 'config_error' : 'mail_refused';
}

/** Reads the provider's answer, which the SDK passes on unchecked. Only an id means success. */
function readReply({ data, error }: Reply, isLate: boolean): Attempt {
  const id: unknown = (data as Partial<Reply['data']>)?.id;
  if (error === null && typeof id === 'string' && id !== '') return { outcome: 'sent', id };
  const fields: Record<string, unknown> = typeof error === 'object' ? { ...error } : {};
  const status = typeof fields.statusCode === 'number' ? fields.statusCode : null;
  if (status === null && isLate) return { outcome: 'provider_error', provider: status, error: 'no_answer' };
  const name = typeof fields.name === 'string' && errorName.test(fields.name) ? fields.name : 'unknown_error';
  return { outcome: classify(status, name), provider: status, error: name };
}

/**
 * Sends mails through Resend. Resend keeps idempotency keys for 24 hours, so a message becomes one mail, however many
 * processes send it. If another version of the site used the idempotency key for a mail with other words, this mail gets a key of
 * its own, because two mails are better than none. The SDK has neither timeouts nor retries, so they are here.
 */
export function createSend({ apiKey, baseUrl, deployment }: Provider, policy = retryPolicy): Send {
  const client = new Resend(apiKey, baseUrl === null ? {} : { baseUrl });

  return async function send(mail, messageHash, limitMs) {
    const end = performance.now() + limitMs;
    let idempotencyKey = `contact/${deployment}/${messageHash}`;
    for (let attempts = 1; ; attempts += 1) {
      const timeoutMs = Math.min(policy.attemptTimeoutMs, Math.max(0, end - performance.now()));
      const signal = AbortSignal.timeout(Math.ceil(timeoutMs));
      const reply = await client.emails.send(mail, { idempotencyKey, signal });
      const result = { ...readReply(reply, signal.aborted), attempts };
      if (result.outcome === 'sent' || attempts === policy.attempts) return result;
      if (result.error === idempotencyConflict) {
        idempotencyKey = `contact/${deployment}/${messageHash}/${hash('sha256', JSON.stringify(mail))}`;
        continue;
      }
      // About 1, 2, 4 and 8 seconds. They are random, so that two senders of one message do not collide again.
      const backoffMs = policy.firstPauseMs * 2 ** (attempts - 1) * (1 + Math.random());
      const retryAfterMs = Number(reply.headers?.['retry-after']) * 1000 || 0;
      const pauseMs = Math.max(backoffMs, retryAfterMs);
      const isTemporary = result.outcome === 'provider_error' || result.outcome === 'provider_busy';
      if (!isTemporary || performance.now() + pauseMs >= end) return result;
      await wait(pauseMs);
    }
  };
}
