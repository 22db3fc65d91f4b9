import MailComposer from 'nodemailer/lib/mail-composer';
import * as z from 'zod/mini';
import { readFields } from './fields';
import type { Accepted, Mail } from './mail';

const recordHeader = 'X-Contact-Record';

/**
 * Composes a file that any mail program opens. A header, which the programs do not show, contains the accepted message
 * as JSON in base64, with spaces where the header may be folded.
 */
export async function composeEml(mail: Mail, accepted: Accepted): Promise<string> {
  const record = Buffer.from(JSON.stringify(accepted)).toString('base64').replace(/.{60}/g, '$& ');
  const composer = new MailComposer({ ...mail, newline: 'windows', headers: { [recordHeader]: record } });
  return (await composer.compile().build()).toString();
}

const recordSchema = z.object({ message: z.record(z.string(), z.unknown()), suspect: z.boolean() });

/** Reads the message from such a file, or null if it is damaged. Another version may have stored other fields. */
export function readEml(eml: string): Accepted | null {
  const record = new RegExp(`^${recordHeader}:(.*(?:\\r\\n .*)*)$`, 'm').exec(eml)?.[1] ?? '';
  try {
    const { message, suspect } = recordSchema.parse(JSON.parse(Buffer.from(record, 'base64').toString()));
    return { message: readFields(message), suspect };
  } catch {
    return null;
  }
}
