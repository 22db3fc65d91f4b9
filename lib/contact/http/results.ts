import type { ContactContent } from '../../content-schema/contact';
import type { Verdict } from '../abuse/rate-limit';
import type { Delivery } from '../delivery/deliver';
import type { FieldError } from '../form/schema';
import type { LogEntry } from '../log';
import type { Answer } from './answers';
import type { Fields } from './parse-body';

/** What became of a request: what is answered, and what is written down. */
export interface Result {
  answer: Answer;
  entry: LogEntry;
  /** What a form page shows again. */
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
  return {
    answer: { status, success: false, text: content.refusals[text], headers },
    entry: { outcome },
  };
}

/** A message that breaks rules of the form. */
export function invalid(errors: FieldError[], input: Fields['input']): Result {
  const text = errors.map(({ message }) => message).join('. ');
  const fields = errors.map(({ field }) => field);
  return {
    answer: { status: 400, success: false, text },
    entry: { outcome: 'invalid', fields },
    input,
    errors,
  };
}

/** A message more than its sender is allowed. */
export function limited(
  { retryAfter }: Extract<Verdict, { allowed: false }>,
  content: ContactContent,
  input: Fields['input'],
): Result {
  return { ...refused(429, content, { 'retry-after': String(retryAfter) }), input };
}

/** A message that was handed over; it succeeded when somebody has it. */
export function delivered(
  delivery: Delivery,
  suspect: boolean,
  content: ContactContent,
  input: Fields['input'],
): Result {
  const success = delivery.outcome !== 'provider_error' && delivery.outcome !== 'config_error';
  return {
    answer: { status: 200, success, text: success ? content.form.sent : content.form.failed },
    entry: { ...delivery, ...(suspect && { suspect }) },
    input,
  };
}

/** A fault of ours. Only the error's name is kept: its message could quote what the visitor wrote. */
export function crashed(error: unknown, content: ContactContent): Result {
  const name = error instanceof Error ? error.name : typeof error;
  return {
    answer: { status: 500, success: false, text: content.form.failed },
    entry: { outcome: 'crashed', error: name },
  };
}
