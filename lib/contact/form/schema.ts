import * as z from 'zod/mini';
import type { ContactContent } from '../../content-model/contact';
import { limits, type contactFields } from './limits';
import { codePoints, normaliseEmail, normaliseLine, normaliseMessage } from './normalise';

export type ContactField = (typeof contactFields)[number];

/** A contact message, normalised and trimmed. */
export type ContactMessage = Record<ContactField, string>;

export interface FieldError {
  field: ContactField;
  message: string;
}

export type Validation = { ok: true; message: ContactMessage } | { ok: false; errors: FieldError[] };

/** Longest part of an address before the @, and longest address (RFC 5321, 4.5.3.1). */
const emailLocalMax = 64;
const emailMax = 254;

/** A field reports only the first rule it breaks: an empty field is not also too short. */
const rule = (isValid: (value: string) => boolean, error: string) =>
  z.refine<string>(isValid, { error, abort: true });

const filled = (value: string) => value !== '';

/**
 * The rules of the contact form (specification, section 5), for the browser and the server.
 * @param subjects the valid labels; any other value counts as no subject
 * @returns a function that normalises and validates any value and never throws
 */
export function contactValidator(
  texts: ContactContent['validation'],
  subjects: readonly string[],
): (input: unknown) => Validation {
  const schema = z.object({
    name: z.string(texts.nameRequired).check(
      z.overwrite(normaliseLine),
      rule(filled, texts.nameRequired),
      rule((value) => codePoints(value) >= limits.nameMin, texts.nameShort),
      rule((value) => codePoints(value) <= limits.nameMax, texts.nameLong),
    ),
    email: z.string(texts.emailRequired).check(
      z.overwrite(normaliseEmail),
      rule(filled, texts.emailRequired),
      rule((value) => value.length <= emailMax && value.indexOf('@') <= emailLocalMax, texts.emailFormat),
      z.email(texts.emailFormat),
    ),
    subject: z.string(texts.subjectRequired).check(
      z.overwrite(normaliseLine),
      rule((value) => subjects.includes(value), texts.subjectRequired),
    ),
    message: z.string(texts.messageRequired).check(
      z.overwrite(normaliseMessage),
      rule(filled, texts.messageRequired),
      rule((value) => codePoints(value) >= limits.messageMin, texts.messageShort),
      rule((value) => codePoints(value) <= limits.messageMax, texts.messageLong),
    ),
  });

  return (input) => {
    const result = schema.safeParse(typeof input === 'object' && !Array.isArray(input) ? (input ?? {}) : {});
    if (result.success) return { ok: true, message: result.data };
    const errors = result.error.issues.map((issue) => ({
      field: issue.path[0] as ContactField,
      message: issue.message,
    }));
    return { ok: false, errors };
  };
}
