import { inspect } from 'node:util';

/** What may become of a request or of a stored message. docs/contact-outbox.md tells operators what each means. */
export const outcomes = [
  'sent',
  'flushed',
  'stored',
  'provider_error',
  'provider_busy',
  'config_error',
  'mail_refused',
  'store_error',
  'flush_failed',
  'store_full',
  'unreadable',
  'expiring',
  'expired',
  'invalid',
  'rate_limited',
  'malformed',
  'forbidden',
  'slow',
  'large',
  'type',
  'crashed',
] as const;

export type Outcome = (typeof outcomes)[number];

/** Nothing in an entry identifies the visitor or quotes the message. */
export interface LogEntry {
  outcome: Outcome;
  /** A code, such as that of an exception, or a few words of ours. */
  error?: string;
  /** Stack frames of an exception. */
  at?: string[];
  /** Name of a stored message. */
  name?: string;
  /** HTTP status of our answer, and how long it took. */
  status?: number;
  ms?: number;
  /** Fields that the visitor has to correct. */
  fields?: string[];
  /** The message may be spam. */
  suspect?: boolean;
  /** Other signs of a bot. */
  signals?: string[];
  /** The provider's id of the mail, the HTTP status of its answer, and the number of attempts. */
  id?: string;
  provider?: number | null;
  attempts?: number;
}

/** Writes one line of JSON to standard output, or to standard error when the entry has an error. */
export function log(entry: LogEntry): void {
  const line = JSON.stringify({ t: new Date().toISOString(), evt: 'contact', ...entry });
  (entry.error === undefined ? process.stdout : process.stderr).write(`${line}\n`);
}

/** The code of an error, such as ENOSPC, WRONGPASS or TypeError. Redis writes the code at the start of its message. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error.name === 'Error' && /timed? ?out/i.test(error.message)) return 'ETIMEDOUT';
  return (error.name === 'ReplyError' && /^[A-Z]+/.exec(error.message)?.[0]) || error.name;
}

/** Describes an error by its code and stack frames, without its message, which could quote the visitor. */
export function describeError(error: unknown): { error: string; at: string[] } {
  const message = error instanceof Error ? error.message : '';
  // Next maps the frames to our source files only when an error is printed. `stack` names the minified chunks.
  const printed = inspect(error, { depth: 0 }).replace(message, '');
  return { error: errorCode(error), at: printed.match(/(?<=^ +at ).+:\d+:\d+\)?/gm) ?? [] };
}
