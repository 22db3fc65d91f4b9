import type { Resend } from 'resend';

/** A try that brought no mail. */
export interface Failure {
  /** What has to change first: the provider's state, the account's settings or quota, or this message. */
  cause: 'unavailable' | 'account' | 'message';
  /** HTTP status; null without an answer. */
  status: number | null;
  /** The provider's name for the error. */
  error: string;
  retryAfterMs: number;
}

/** `id` is null for a message that was sent before, under other settings. */
type Success = { id: string | null };

type Reply = Awaited<ReturnType<Resend['emails']['send']>>;

/** Error names are in snake case. Any other text stays out of the log: it could quote the visitor. */
const errorName = /^[a-z]+(_[a-z]+)+$/;

function causeOf(status: number | null, name: string): Failure['cause'] {
  if (status === null || status >= 500 || name === 'concurrent_idempotent_requests') return 'unavailable';
  if (status === 429) return name.endsWith('quota_exceeded') ? 'account' : 'unavailable';
  return status === 401 || status === 403 ? 'account' : 'message';
}

/**
 * The SDK returns whatever the provider answered: an object, a string, or neither data nor error. Everything but an id
 * is a failure, with one exception: a known idempotency key with another content means that the message was sent.
 */
export function readReply(reply: Reply): Success | Failure {
  const data: unknown = reply.data;
  if (reply.error === null && typeof data === 'object' && data !== null && 'id' in data) {
    if (typeof data.id === 'string' && data.id !== '') return { id: data.id };
  }
  const error: unknown = reply.error;
  const fields = typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {};
  const status = typeof fields.statusCode === 'number' ? fields.statusCode : null;
  const name = typeof fields.name === 'string' && errorName.test(fields.name) ? fields.name : 'unknown_error';
  if (status === 409 && name === 'invalid_idempotent_request') return { id: null };
  const retryAfter = Number(reply.headers?.['retry-after']);
  return {
    cause: causeOf(status, name),
    status,
    error: name,
    retryAfterMs: retryAfter > 0 ? retryAfter * 1000 : 0,
  };
}
