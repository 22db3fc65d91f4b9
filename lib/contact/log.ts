type Outcome =
  | 'sent'
  | 'repeated'
  | 'stored'
  | 'drained'
  | 'expiring'
  | 'expired'
  | 'store_full'
  | 'store_lost'
  | 'store_back'
  | 'invalid'
  | 'rate_limited'
  | 'bad_request'
  | 'forbidden'
  | 'provider_error'
  | 'config_error'
  | 'crashed';

/** What is logged: nothing that identifies the visitor or quotes the message. docs/contact-outbox.md explains it. */
export interface LogEntry {
  outcome: Outcome;
  /** The request's id, also in its answer's X-Request-Id. */
  rid?: string;
  status?: number;
  ms?: number;
  tries?: number;
  /** Resend's id of the mail. */
  id?: string;
  /** HTTP status of the provider. */
  provider?: number | null;
  error?: string;
  fields?: string[];
  suspect?: boolean;
}

export type Log = (entry: LogEntry) => void;

/** Writes one line of JSON to standard output, or to standard error when the entry has an error. */
export const log: Log = (entry) => {
  const line = `${JSON.stringify({ t: new Date().toISOString(), evt: 'contact', ...entry })}\n`;
  (entry.error === undefined ? process.stdout : process.stderr).write(line);
};
