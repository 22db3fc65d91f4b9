import * as z from 'zod/mini';
import { emailPattern } from '../../email-address';
import { fieldErrors as errors, fieldLabels, subjects } from '../../words/contact';
import { cleanEmail, cleanLine, cleanLines, countCodePoints } from './clean-text';

/** Name of the honeypot field. The name is unusual, so that password managers ignore the field. */
export const honeypotField = 'ref_almena';

/** Request header that contains the milliseconds from the load of the page to the submission. */
export const elapsedHeader = 'x-contact-elapsed';

/** In code points. A longer name would fill the subject of the mail. */
export const limits = { nameMin: 2, nameMax: 100, messageMin: 10, messageMax: 1000 };

/* A text that breaks one rule is not checked for the next one, so that an empty text is not also too short. */

const atLeast = (min: number, error: string) =>
  z.refine<string>((text) => countCodePoints(text) >= min, { error, abort: true });

const atMost = (max: number, error: string) =>
  z.refine<string>((text) => countCodePoints(text) <= max, { error, abort: true });

const subjectLabels: readonly string[] = Object.values(subjects);

/** Cleans and validates a message, in the browser and on the server (docs/requirements.md, 5.3). Unknown fields are left out. */
export const messageSchema = z.object({
  name: z
    .string()
    .check(
      z.overwrite(cleanLine),
      atLeast(1, errors.nameRequired),
      atLeast(limits.nameMin, errors.nameTooShort(limits.nameMin)),
      atMost(limits.nameMax, errors.nameTooLong(limits.nameMax)),
    ),
  email: z
    .string()
    .check(
      z.overwrite(cleanEmail),
      atLeast(1, errors.emailRequired),
      z.regex(emailPattern, errors.emailFormat),
    ),
  subject: z.string().check(
    z.overwrite(cleanLine),
    z.refine((text) => subjectLabels.includes(text), errors.subjectRequired),
  ),
  message: z
    .string()
    .check(
      z.overwrite(cleanLines),
      atLeast(1, errors.messageRequired),
      atLeast(limits.messageMin, errors.messageTooShort(limits.messageMin)),
      atMost(limits.messageMax, errors.messageTooLong(limits.messageMax)),
    ),
});

export type ContactMessage = z.output<typeof messageSchema>;
export type ContactField = keyof ContactMessage;

/** The fields of a message, in the order of the schema. */
export const contactFields = Object.keys(messageSchema.shape) as ContactField[];

export const isRequired = (field: ContactField): boolean => !messageSchema.shape[field].safeParse('').success;

/** The label of the field in the form. `formWords.requiredHint` explains the asterisk. */
export const makeLabel = (field: ContactField): string =>
  fieldLabels[field] + (isRequired(field) ? ' *' : '');

/** Lists the fields that are filled in, with their labels, in the order of the schema. */
export const listFilledFields = (message: ContactMessage) =>
  contactFields
    .filter((field) => message[field] !== '')
    .map((field) => ({ field, label: fieldLabels[field], text: message[field] }));

export interface FieldError {
  field: ContactField;
  message: string;
}

/** Lists what is wrong with a message, in the order of the fields, one error for each. */
export const listErrors = ({ issues }: z.core.$ZodError): FieldError[] =>
  issues.map(({ path, message }) => ({ field: path[0] as ContactField, message }));

/** Whether a field is missing or not a text. No form of ours sends that. */
export const isMalformed = ({ issues }: z.core.$ZodError): boolean =>
  issues.some(({ code }) => code === 'invalid_type');

/** Reads the fields of a form, a draft or a stored message without validating them. A missing field becomes empty. */
export function readFields(value: unknown): ContactMessage {
  const fields: Record<string, unknown> = { ...(value as object) };
  const read = (text: unknown) => (typeof text === 'string' ? text : '');
  return Object.fromEntries(contactFields.map((field) => [field, read(fields[field])])) as ContactMessage;
}
