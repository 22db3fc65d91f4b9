import type { Accepted, Mail } from '../mail/compose';
import { parseRecord } from './store';

const recordHeader = 'X-Contact-Record';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const lines = (text: string, length: number) => text.match(new RegExp(`.{1,${length}}`, 'gu')) ?? [];

/** Encoded words of at most 75 characters (RFC 2047). */
const encodedWords = (text: string) => lines(text, 10).map((part) => `=?utf-8?B?${base64(part)}?=`);

/**
 * The mail as a file for any mail program (RFC 5322). A header contains the accepted message as JSON, from which the mail
 * is composed again on the day of sending.
 */
export function toEml(mail: Mail, accepted: Accepted): string {
  return [
    `From: ${/<(.+)>/.exec(mail.from)?.[1] ?? mail.from}`,
    `To: ${mail.to.join(',\r\n ')}`,
    `Reply-To: ${mail.replyTo}`,
    `Subject: ${encodedWords(mail.subject).join('\r\n ')}`,
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    `${recordHeader}: ${lines(base64(JSON.stringify(accepted)), 70).join('\r\n ')}`,
    '',
    ...lines(base64(mail.html), 76),
    '',
  ].join('\r\n');
}

/** The accepted message in such a file. @throws UnreadableMessageError */
export function fromEml(eml: string): Accepted {
  const record = new RegExp(`^${recordHeader}: (.*(?:\\r\\n .*)*)$`, 'm').exec(eml)?.[1] ?? '';
  return parseRecord(Buffer.from(record, 'base64').toString());
}
