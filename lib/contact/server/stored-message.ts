import MailComposer from 'nodemailer/lib/mail-composer';
import * as z from 'zod/mini';
import { readFields } from '../form/message';
import type { AcceptedMessage, Mail } from './mail';

/* A stored message is an `.eml` file. Its name is the time of its arrival, in milliseconds since 1970, and its key.
   On the last day of a message its name ends in `-last-day`. */

/** Time limit for sending a new message that is safe in the store, while its visitor waits. */
export const quickSendLimitMs = 5000;

export const dayMs = 24 * 60 * 60 * 1000;

/**
 * Unsent messages are deleted after 30 days, because personal data must not be kept for ever. The time in a name may
 * come from a wrong clock, so after 29 days a message first gets a new name and one more day.
 */
export const retentionMs = 29 * dayMs;

const lastDay = '-last-day';

export const nameMessage = (key: string) => `${Date.now()}-${key}`;

export const nameForLastDay = (key: string) => nameMessage(key) + lastDay;

/** Reads what a name says about its message. */
export function parseName(name: string) {
  const [arrivalMs, key = ''] = name.split('-');
  const ageMs = Date.now() - Number(arrivalMs);
  const isLastDay = name.endsWith(lastDay);
  return {
    key,
    isLastDay,
    /** A flush may send it. A younger one may still be with its request. A future time comes from a wrong clock. */
    isDue: isLastDay || Math.abs(ageMs) >= quickSendLimitMs,
    /** It gets its last day, or has had it. */
    isExpired: ageMs >= (isLastDay ? dayMs : retentionMs),
  };
}

const recordHeader = 'X-Contact-Record';

/**
 * Composes the file, which any mail program opens. A header that these programs do not show contains the message as JSON
 * in base64, with spaces where the header may be folded.
 */
export async function composeEml(mail: Mail, accepted: AcceptedMessage): Promise<string> {
  const record = Buffer.from(JSON.stringify(accepted)).toString('base64').replace(/.{60}/g, '$& ');
  const headers = { ...mail.headers, [recordHeader]: record };
  const composer = new MailComposer({ ...mail, newline: 'windows', headers });
  return (await composer.compile().build()).toString();
}

const recordSchema = z.object({ message: z.record(z.string(), z.unknown()), suspect: z.boolean() });

/** Reads the message from the file, or null if it is damaged. Another version may have stored other fields. */
export function readEml(eml: string): AcceptedMessage | null {
  const record = new RegExp(`^${recordHeader}:(.*(?:\\r\\n .*)*)$`, 'm').exec(eml)?.[1] ?? '';
  try {
    const { message, suspect } = recordSchema.parse(JSON.parse(Buffer.from(record, 'base64').toString()));
    return { message: readFields(message), suspect };
  } catch {
    return null;
  }
}
