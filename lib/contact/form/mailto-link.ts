import { listFilledFields, type ContactMessage } from './message';

/** The longest link, in characters, that Windows passes to a mail program. */
const maxLength = 2000;
const ellipsis = encodeURIComponent('…');

/**
 * A link that opens the visitor's mail program with their message and, below it, the other fields. Line breaks are CRLF
 * (RFC 6068). A text that is too long for a link is cut and ends in an ellipsis.
 */
export function makeMailtoLink(email: string, message: ContactMessage): string {
  const rows = listFilledFields(message)
    .filter(({ field }) => field !== 'subject' && field !== 'message')
    .map(({ label, text }) => `${label}: ${text}`);
  let link = `mailto:${email}?subject=${encodeURIComponent(message.subject)}&body=`;
  for (const character of `${message.message}\n\n${rows.join('\n')}`) {
    const next = encodeURIComponent(character === '\n' ? '\r\n' : character);
    if (link.length + next.length + ellipsis.length > maxLength) return link + ellipsis;
    link += next;
  }
  return link;
}
