import type { ContactContent } from '../content-model/schemas/contact';
import { contactEndpoint } from '../routes';
import { elapsedHeader, honeypotField, mapFields, type ContactMessage } from './fields';
import { normalise } from './validate';

/** The server never takes as long as this, so the visitor reads the server's answer. */
const timeoutMs = 30_000;

function chooseText(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/**
 * Posts the message and reads the answer (docs/requirements.md, 5.6 to 5.8). Never throws. A network error and any status but
 * 200 are logged and returned as a connection error.
 */
export async function submitContact(
  message: ContactMessage,
  honeypot: string,
  texts: Pick<ContactContent['form'], 'sent' | 'failed' | 'connection'>,
): Promise<{ success: boolean; text: string }> {
  try {
    const response = await fetch(contactEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [elapsedHeader]: String(Math.round(performance.now())) },
      body: JSON.stringify(honeypot === '' ? message : { ...message, [honeypotField]: honeypot }),
      // With `keepalive` the request continues if the visitor leaves the page.
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 200) throw new Error(`${contactEndpoint} answered ${response.status}`);
    const answer = ((await response.json()) ?? {}) as Record<string, unknown>;
    return answer.success === true
      ? { success: true, text: chooseText(answer.message, texts.sent) }
      : { success: false, text: chooseText(answer.error, texts.failed) };
  } catch (error) {
    console.error('Contact form:', error);
    return { success: false, text: texts.connection };
  }
}

/** The longest address, in characters, that Windows passes to a mail program. */
const maxLength = 2000;
const ellipsis = encodeURIComponent('…');

/**
 * An address that opens the visitor's mail program with what they typed (RFC 6068). Line breaks are CRLF. A text that
 * is too long for an address is cut and ends in an ellipsis.
 */
export function makeMailtoLink(address: string, typed: ContactMessage): string {
  // The e-mail address is left out, because the mail program adds the visitor's address.
  const { email, subject, message, ...others } = mapFields((name) => normalise(name, typed[name]));
  const start = `mailto:${address}?subject=${encodeURIComponent(subject)}&body=`;
  const text = [message, '', ...Object.values(others)].join('\n');
  let link = start;
  for (const character of text.trim()) {
    const next = encodeURIComponent(character === '\n' ? '\r\n' : character);
    if (link.length + next.length + ellipsis.length > maxLength) return link + ellipsis;
    link += next;
  }
  return link;
}
