/** A bot fills in the form faster than this, or writes at least this many links. */
const minElapsedMs = 2000;
const manyLinks = 3;

/**
 * Whether a message has two bot signals. It is still delivered, with a mark in its subject, because password managers
 * fill in hidden fields, and a person may be fast or paste links.
 * @param elapsed the value of the request header, null without JavaScript
 */
export function isSuspect(message: string, honeypot: unknown, elapsed: string | null): boolean {
  const links = message.match(/https?:\/\/(?:www\.)?|www\./gi)?.length ?? 0;
  const isTrapped = typeof honeypot === 'string' && honeypot.trim() !== '';
  const signals = [isTrapped, elapsed !== null && Number(elapsed) < minElapsedMs, links >= manyLinks];
  return signals.filter(Boolean).length >= 2;
}
