import { hash } from 'node:crypto';
import type { ContactContent } from '../../content-model/contact';
import type { ContactMessage } from '../form/schema';
import { mailHtml } from './html';

export interface Accepted {
  message: ContactMessage;
  /** Has two bot signals. */
  suspect: boolean;
}

export interface Mail {
  from: string;
  to: string[];
  replyTo: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailRules {
  texts: ContactContent['mail'];
  subjects: ContactContent['subjects'];
  from: string;
  to: string[];
  /** Other recipients by subject id. */
  toBySubject: Readonly<Record<string, string[]>>;
  /** The only recipients on a preview; null on the real site. */
  previewTo: string[] | null;
}

const subjectMax = 120;
const rule = '-'.repeat(48);

function recipients(label: string, { subjects, to, toBySubject, previewTo }: MailRules): string[] {
  const id = subjects.find((subject) => subject.label === label)?.id;
  return previewTo ?? toBySubject[id ?? ''] ?? to;
}

function subjectLine({ message, suspect }: Accepted, { texts, previewTo }: MailRules): string {
  const marks = [previewTo && texts.previewMark, suspect && texts.suspectMark, texts.prefix].filter(Boolean);
  return [...`${marks.join(' ')} ${message.subject} - ${message.name}`].slice(0, subjectMax).join('');
}

function textBody(message: ContactMessage, texts: MailRules['texts']): string {
  return [
    `${texts.name}: ${message.name}`,
    `${texts.email}: ${message.email}`,
    `${texts.subject}: ${message.subject}`,
    rule,
    '',
    message.message,
    '',
    rule,
    texts.reply,
    texts.unverified,
    '',
  ].join('\n');
}

/**
 * The mail that staff receive. The same message gives the same mail, byte by byte (no time, no request id), since the
 * provider compares the mails of one idempotency key. From and To contain nothing of the visitor.
 */
export function composeMail(accepted: Accepted, rules: MailRules): Mail {
  const { message } = accepted;
  return {
    from: rules.from,
    to: recipients(message.subject, rules),
    replyTo: message.email,
    subject: subjectLine(accepted, rules),
    text: textBody(message, rules.texts),
    html: mailHtml(message, rules.texts),
  };
}

/** SHA-256 of the message in hexadecimal; the same whatever mail is made of it. */
export function messageKey({ name, email, subject, message }: ContactMessage): string {
  return hash('sha256', [name, email, subject, message].join('\0'));
}
