/** No person fills in the form in less, in milliseconds. */
const leastElapsedMs = 2000;
/** As many links as advertising has. */
const manyLinks = 3;

export interface Signals {
  /** The honeypot field was filled. */
  trapFilled: boolean;
  /** Milliseconds the form was on screen; null when unknown, as without JavaScript. */
  elapsedMs: number | null;
  message: string;
}

/**
 * True when a message has two marks of a robot. It is delivered all the same, with a mark in its subject: password
 * managers fill hidden fields, and a person may paste links or be quick.
 */
export function isSuspect({ trapFilled, elapsedMs, message }: Signals): boolean {
  const links = message.match(/https?:\/\/(?:www\.)?|www\./gi)?.length ?? 0;
  const marks = [trapFilled, elapsedMs !== null && elapsedMs < leastElapsedMs, links >= manyLinks];
  return marks.filter(Boolean).length >= 2;
}

/** Milliseconds from the request header; null for anything but a plain number. */
export function parseElapsedMs(header: string | null): number | null {
  return header !== null && /^\d{1,12}$/.test(header) ? Number(header) : null;
}
