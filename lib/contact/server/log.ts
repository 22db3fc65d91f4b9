import { inspect } from 'node:util';

/** Nothing in an entry identifies the visitor or quotes the message. docs/contact-outbox.md explains each outcome. */
export interface LogEntry {
  outcome: string;
  error?: string;
  [detail: string]: unknown;
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
