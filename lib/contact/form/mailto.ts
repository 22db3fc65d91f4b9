import { normaliseLine, normaliseMessage } from './normalise';
import type { ContactMessage } from './schema';

/** Maximum length of an address that Windows passes to the mail program, in characters. */
const maxLength = 2000;
const ellipsis = encodeURIComponent('…');

/**
 * Address that opens the visitor's mail program with the message filled in (RFC 6068): line breaks are CRLF, and a text
 * that is too long for an address ends in an ellipsis.
 */
export function mailtoLink(address: string, { name, subject, message }: ContactMessage): string {
  const start = `mailto:${address}?subject=${encodeURIComponent(normaliseLine(subject))}&body=`;
  const text = `${normaliseMessage(message)}\n\n${normaliseLine(name)}`;
  let link = start;
  for (const character of text.trim()) {
    const next = encodeURIComponent(character === '\n' ? '\r\n' : character);
    if (link.length + next.length + ellipsis.length > maxLength) return link + ellipsis;
    link += next;
  }
  return link;
}
