/** A form filled in faster than this counts as a bot signal, in milliseconds. */
const minElapsedMs = 2000;

/** A message with this many links counts as a bot signal. */
const manyLinks = 3;

interface Submission {
  honeypotFilled: boolean;
  /** Value of the request header; null without JavaScript. */
  elapsed: string | null;
  message: string;
}

/**
 * Whether a message has two bot signals. It is delivered with a mark in its subject: password managers fill hidden
 * fields, and a person may paste links or be fast.
 */
export function isSuspect({ honeypotFilled, elapsed, message }: Submission): boolean {
  const links = message.match(/https?:\/\/(?:www\.)?|www\./gi)?.length ?? 0;
  const signals = [honeypotFilled, elapsed !== null && Number(elapsed) < minElapsedMs, links >= manyLinks];
  return signals.filter(Boolean).length >= 2;
}
