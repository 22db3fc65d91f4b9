import type { Accepted, Mail } from '../mail/compose';
import { readRecord, writeRecord } from './record';

const recordHeader = 'X-Contact-Record';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const lines = (text: string, length: number) => text.match(new RegExp(`.{1,${length}}`, 'gu')) ?? [];

/** Encoded words of at most 75 characters (RFC 2047); a plain ASCII text stays as it is. */
function headerText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const words = lines(text, 10).map((part) => `=?utf-8?B?${base64(part)}?=`);
  return words.join('\r\n ');
}

/** 'Name <address>' with the name in encoded words. */
function mailbox(value: string): string {
  const [, name, address] = /^(.*?)\s*<([^<>]+)>$/.exec(value) ?? [];
  return name && address ? `${headerText(name)} <${address}>` : value;
}

function part(type: 'plain' | 'html', content: string): string[] {
  return [
    `Content-Type: text/${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...lines(base64(content), 76),
  ];
}

/**
 * The mail as a file that any mail program opens (RFC 5322), which also carries the accepted message itself, so that
 * it can be composed and sent again later, under the settings of that day.
 */
export function toEml(mail: Mail, accepted: Accepted, key: string, date: Date): string {
  const boundary = `=_${key.slice(0, 32)}`;
  return [
    `From: ${mailbox(mail.from)}`,
    `To: ${mail.to.map(mailbox).join(',\r\n ')}`,
    `Reply-To: ${mail.replyTo}`,
    `Subject: ${headerText(mail.subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${key.slice(0, 32)}@outbox.invalid>`,
    'MIME-Version: 1.0',
    `${recordHeader}: ${lines(base64(writeRecord(accepted)), 70).join('\r\n ')}`,
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...part('plain', mail.text),
    `--${boundary}`,
    ...part('html', mail.html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

/** The accepted message inside such a file. @throws UnreadableMessageError */
export function fromEml(eml: string): Accepted {
  const head = eml.split('\r\n\r\n', 1)[0] ?? '';
  const [, encoded = ''] = new RegExp(`^${recordHeader}: (.*(?:\\r\\n .*)*)$`, 'm').exec(head) ?? [];
  return readRecord(Buffer.from(encoded.replace(/\s/g, ''), 'base64').toString());
}
