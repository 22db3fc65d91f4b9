import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import pRetry, { AbortError } from 'p-retry';
import { Resend } from 'resend';
import type { Mail } from './compose';
import { readReply, type Failure } from './provider-reply';

/** The longest sending, all tries included, in milliseconds: it fits the 30 seconds of a function. */
export const sendBudgetMs = 20_000;

/** Pauses of about 1, 2, 4 and 8 seconds; random, so that two senders of one message do not meet again and again. */
const retryPolicy = { tryTimeoutMs: 8000, retries: 4, minTimeout: 800, factor: 2, randomize: true };

interface Provider {
  apiKey: string;
  /** Null for Resend's own address. */
  baseUrl: string | null;
  /** Part of the idempotency key, so that the same text sent from a preview is another mail. */
  deployment: string;
}

/** What became of a mail. */
export type Sent =
  | { outcome: 'sent'; id: string; tries: number }
  /** The message was sent before, under other settings. */
  | { outcome: 'repeated'; tries: number }
  | { outcome: 'failed'; cause: Failure['cause']; tries: number; status: number | null; error: string };

/** Sends the mail of the message that `key` names, within `budgetMs`. Never throws. */
export type Send = (mail: Mail, key: string, budgetMs: number) => Promise<Sent>;

/**
 * A sender of mails through Resend, which keeps idempotency keys for 24 hours: however often and by however many
 * processes a message is sent, it is one mail. The SDK itself has neither timeout nor retries.
 */
export function createSend(
  { apiKey, baseUrl, deployment }: Provider,
  { tryTimeoutMs, ...retryOptions } = retryPolicy,
): Send {
  const client = new Resend(apiKey, baseUrl === null ? {} : { baseUrl });

  return async function send(mail, key, budgetMs) {
    const idempotencyKey = `contact/${deployment}/${key}`;
    const end = performance.now() + budgetMs;
    const budget = AbortSignal.timeout(Math.max(0, Math.ceil(budgetMs)));
    let tries = 0;
    let failure: Failure = { cause: 'unavailable', status: null, error: 'no_answer', retryAfterMs: 0 };

    async function attempt(): Promise<string | null> {
      if (failure.retryAfterMs > 0) await wait(failure.retryAfterMs, undefined, { signal: budget });
      tries += 1;
      // Not AbortSignal.any, whose sources may be garbage-collected in Node 20 before they fire.
      const timeoutMs = Math.max(0, Math.ceil(Math.min(tryTimeoutMs, end - performance.now())));
      const signal = AbortSignal.timeout(timeoutMs);
      const reply = readReply(await client.emails.send(mail, { idempotencyKey, signal }));
      if ('id' in reply) return reply.id;
      failure = reply;
      const canRetry = reply.cause === 'unavailable' && performance.now() + reply.retryAfterMs < end;
      throw canRetry ? new Error(reply.error) : new AbortError(reply.error);
    }

    try {
      const id = await pRetry(attempt, { ...retryOptions, signal: budget });
      return id === null ? { outcome: 'repeated', tries } : { outcome: 'sent', id, tries };
    } catch {
      const { cause, status, error } = failure;
      return { outcome: 'failed', cause, tries, status, error };
    }
  };
}
