import MailComposer from 'nodemailer/lib/mail-composer';
import * as z from 'zod/mini';
import { readFields } from '../form/message';
import type { AcceptedMessage, Mail } from './mail';

/*
 * A stored message is an `.eml` file, which has one of two names:
 *
 *   <time>-<hash>            the time of its arrival, in milliseconds since 1970, and the message's hash (hashMessage)
 *   <time>-<hash>-last-day   the time at which its last day began
 */

/** Time limit for sending a new message that is safe in the store, while its visitor waits. */
export const quickSendLimitMs = 5000;

export const dayMs = 24 * 60 * 60 * 1000;

/**
 * Unsent messages are deleted after 30 days, because personal data must not be kept for ever. The time in a name may
 * come from a wrong clock, so at this age a message first gets a new name and one more day.
 */
export const oldAgeMs = 29 * dayMs;

const lastDay = '-last-day';

export const nameMessage = (messageHash: string) => `${Date.now()}-${messageHash}`;

export const nameForLastDay = (messageHash: string) => nameMessage(messageHash) + lastDay;

/**
 * A flush leaves a `new` message to the request that brought it, and sends all others. If it cannot, an `old` message gets
 * its last day, and an `expired` one is deleted.
 */
type MessageState = 'new' | 'due' | 'old' | 'expired';

function findState(ageMs: number, isLastDay: boolean): MessageState {
  if (isLastDay) return ageMs >= dayMs ? 'expired' : 'due';
  if (ageMs >= oldAgeMs) return 'old';
  // A time far in the future comes from a wrong clock.
  return Math.abs(ageMs) >= quickSendLimitMs ? 'due' : 'new';
}

/** Reads what the name of a stored message says. A name without a time, such as that of a probe, stays `new`. */
export function parseName(name: string) {
  const [time, messageHash = ''] = name.split('-');
  return { messageHash, state: findState(Date.now() - Number(time), name.endsWith(lastDay)) };
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

/**
 * Reads the message from the file, or null if it is damaged. Another version of the form may have stored it with other
 * fields, so the fields are read without validation: a message that was accepted then must still be sent.
 */
export function readEml(eml: string): AcceptedMessage | null {
  const record = new RegExp(`^${recordHeader}:(.*(?:\\r\\n .*)*)$`, 'm').exec(eml)?.[1] ?? '';
  try {
    const { message, suspect } = recordSchema.parse(JSON.parse(Buffer.from(record, 'base64').toString()));
    return { message: readFields(message), suspect };
  } catch {
    return null;
  }
}
