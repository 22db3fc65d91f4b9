import type { ContactMessage } from './message';

/** The longest address, in characters, that Windows passes to a mail program. */
const maxLength = 2000;
const ellipsis = encodeURIComponent('…');

/**
 * An address that opens the visitor's mail program with their message (RFC 6068). The program adds their e-mail address.
 * Line breaks are CRLF. A text that is too long for an address is cut and ends in an ellipsis.
 */
export function makeMailtoLink(address: string, { name, subject, message }: ContactMessage): string {
  const start = `mailto:${address}?subject=${encodeURIComponent(subject)}&body=`;
  let link = start;
  for (const character of `${message}\n\n${name}`) {
    const next = encodeURIComponent(character === '\n' ? '\r\n' : character);
    if (link.length + next.length + ellipsis.length > maxLength) return link + ellipsis;
    link += next;
  }
  return link;
}
