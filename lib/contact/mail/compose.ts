import { hash } from 'node:crypto';
import type { ContactContent } from '../../content-schema/contact';
import { mailHtml } from './html';
import type { ContactMessage } from '../form/schema';

/** A message that was accepted and has to reach the staff. */
export interface Accepted {
  message: ContactMessage;
  /** Looks like a robot's. */
  suspect: boolean;
}

/** What Resend is asked to send. */
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
  /** On a preview only these receive mail; null on the real site. */
  preview: { to: string[] } | null;
}

const subjectMax = 120;
const rule = '-'.repeat(48);

function recipients(label: string, { subjects, to, toBySubject, preview }: MailRules): string[] {
  if (preview) return preview.to;
  const id = subjects.find((subject) => subject.label === label)?.id;
  return (id && toBySubject[id]) || to;
}

function subjectLine({ message, suspect }: Accepted, { texts, preview }: MailRules): string {
  const marks = [preview && texts.previewMark, suspect && texts.suspectMark, texts.prefix].filter(
    (mark) => !!mark,
  );
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
 * The mail that staff receive. The same message gives the same mail, byte by byte (no clock, no request id), since the
 * provider compares what it receives under one idempotency key. From and To hold nothing of the visitor.
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

/** 64 hexadecimal digits that name exactly this message, whatever mail is made of it. */
export function messageKey({ name, email, subject, message }: ContactMessage): string {
  return hash('sha256', [name, email, subject, message].join('\0'));
}
