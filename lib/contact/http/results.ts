import type { ContactContent } from '../../content-schema/contact';
import type { FieldError } from '../form/schema';
import type { LogEntry } from '../log';
import type { Delivery } from '../outbox/deliver';
import type { Fields } from './parse-body';

/** What became of a request, before it is answered in JSON or HTML. */
export interface Result {
  status: 200 | 400 | 403 | 405 | 408 | 413 | 415 | 429 | 500;
  success: boolean;
  /** For the visitor. */
  text: string;
  headers?: Record<string, string>;
  entry: LogEntry;
  /** What an error page shows again. */
  input?: Fields['input'];
  errors?: FieldError[];
}

const refusals = {
  400: { text: 'malformed', outcome: 'bad_request' },
  403: { text: 'forbidden', outcome: 'forbidden' },
  405: { text: 'method', outcome: 'bad_request' },
  408: { text: 'slow', outcome: 'bad_request' },
  413: { text: 'large', outcome: 'bad_request' },
  415: { text: 'type', outcome: 'bad_request' },
  429: { text: 'many', outcome: 'rate_limited' },
} as const;

/** A request that is unacceptable in itself. */
export function refused(
  status: keyof typeof refusals,
  content: ContactContent,
  headers?: Record<string, string>,
): Result {
  const { text, outcome } = refusals[status];
  return { status, success: false, text: content.refusals[text], headers, entry: { outcome } };
}

/** A message that breaks rules of the form. */
export function invalid(errors: FieldError[], input: Fields['input']): Result {
  const text = errors.map(({ message }) => message).join('. ');
  const fields = errors.map(({ field }) => field);
  return { status: 400, success: false, text, entry: { outcome: 'invalid', fields }, input, errors };
}

/** A message that was accepted. */
export function delivered(
  delivery: Delivery,
  suspect: boolean,
  { form }: ContactContent,
  input: Fields['input'],
): Result {
  const { outcome } = delivery;
  const success = outcome === 'sent' || outcome === 'repeated' || outcome === 'stored';
  const failure = outcome === 'store_full' ? form.full : form.failed;
  const text = success ? form.sent : failure;
  return { status: 200, success, text, entry: { ...delivery, ...(suspect && { suspect }) }, input };
}

/** An unexpected error. Only its name is logged: its message could quote the visitor. */
export function crashed(error: unknown, { form }: ContactContent): Result {
  const name = error instanceof Error ? error.name : typeof error;
  return { status: 500, success: false, text: form.failed, entry: { outcome: 'crashed', error: name } };
}
