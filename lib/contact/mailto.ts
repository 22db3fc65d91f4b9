import type { ContactMessage } from './fields';
import { normaliseLine, normaliseLines } from './normalise';

/** Longest address that Windows passes to the mail program, in characters. */
const maxLength = 2000;
const ellipsis = encodeURIComponent('…');

/**
 * Address that opens the visitor's mail program with what they typed (RFC 6068). Line breaks are CRLF, and a text that is
 * too long for an address ends in an ellipsis.
 */
export function mailtoLink(address: string, typed: ContactMessage): string {
  // The mail program adds the visitor's own address.
  const { email, subject, message, ...others } = typed;
  const start = `mailto:${address}?subject=${encodeURIComponent(normaliseLine(subject))}&body=`;
  const text = [normaliseLines(message), '', ...Object.values(others).map(normaliseLine)].join('\n');
  let link = start;
  for (const character of text.trim()) {
    const next = encodeURIComponent(character === '\n' ? '\r\n' : character);
    if (link.length + next.length + ellipsis.length > maxLength) return link + ellipsis;
    link += next;
  }
  return link;
}
