import type { Resend } from 'resend';

/** A try that brought no mail. */
export interface Failure {
  /** The same try would fail again. */
  permanent: boolean;
  status: number | null;
  /** One of the provider's names for errors, never a text of his. */
  error: string;
  /** Milliseconds the provider asks to wait. */
  retryAfter: number | null;
}

type Reply = Awaited<ReturnType<Resend['emails']['send']>>;

const quotas = ['daily_quota_exceeded', 'monthly_quota_exceeded'];

/** The names Resend documents. Anything else stays out of the log: it could hold what a visitor wrote. */
const knownErrors = new Set([
  ...quotas,
  'application_error',
  'concurrent_idempotent_requests',
  'internal_server_error',
  'invalid_access',
  'invalid_api_key',
  'invalid_attachment',
  'invalid_from_address',
  'invalid_idempotency_key',
  'invalid_idempotent_request',
  'invalid_parameter',
  'invalid_region',
  'method_not_allowed',
  'missing_api_key',
  'missing_required_field',
  'missing_required_fields',
  'not_found',
  'rate_limit_exceeded',
  'restricted_api_key',
  'security_error',
  'validation_error',
]);

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
export function readReply(reply: Reply): { id: string } | Failure {
  const data: unknown = reply.data;
  if (reply.error === null && typeof data === 'object' && data !== null && 'id' in data) {
    if (typeof data.id === 'string' && data.id !== '') return { id: data.id };
  }
  const error: unknown = reply.error;
  const fields = typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {};
  const status = typeof fields.statusCode === 'number' ? fields.statusCode : null;
  const name =
    typeof fields.name === 'string' && knownErrors.has(fields.name) ? fields.name : 'unknown_error';
  const retryAfter = parseRetryAfter(reply.headers?.['retry-after'], Date.now());
  return { permanent: isPermanent(status, name), status, error: name, retryAfter };
}
