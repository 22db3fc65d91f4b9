import * as z from 'zod/mini';
import type { ContactContent } from '../content-model/contact';
import {
  codePoints,
  fields,
  fillLimits,
  mapFields,
  normalise,
  readFields,
  type ContactField,
  type ContactMessage,
} from './fields';

const emailSchema = z.email();

/** Also limits the length of the address and of the part before the @ (RFC 5321, 4.5.3.1). */
const isEmail = (text: string) =>
  text.length <= 254 && text.indexOf('@') <= 64 && emailSchema.safeParse(text).success;

export interface FieldError {
  field: ContactField;
  message: string;
}

export type Validation = { ok: true; message: ContactMessage } | { ok: false; errors: FieldError[] };

/**
 * Normalises the text of a field. Reports only the first rule that the text breaks, so that an empty text is not also
 * too short.
 */
function fieldSchema(name: ContactField, messages: Record<string, string>, subjects: readonly string[]) {
  const { input, rules } = fields[name];
  const { required, min = 0, max = Infinity, format } = rules;
  const rule = (id: keyof typeof rules, isValid: (text: string) => boolean) =>
    z.refine<string>((text) => (text === '' && id !== 'required') || isValid(text), {
      error: fillLimits(name, messages[id] ?? ''),
      abort: true,
    });
  return z.string().check(
    z.overwrite((text) => normalise(name, text)),
    rule('required', (text) => !required || (input === 'select' ? subjects.includes(text) : text !== '')),
    rule('min', (text) => codePoints(text) >= min),
    rule('max', (text) => codePoints(text) <= max),
    rule('format', (text) => !format || isEmail(text)),
  );
}

/**
 * The rules of the contact form (specification, section 5). The browser and the server both use them.
 * @param subjects the valid labels. Any other value counts as no subject.
 * @returns a function that normalises and validates any value and never throws
 */
export function contactValidator(
  messages: ContactContent['validation'],
  subjects: readonly string[],
): (input: unknown) => Validation {
  const schema = z.object(mapFields((name) => fieldSchema(name, messages[name], subjects)));

  return (input) => {
    const result = schema.safeParse(readFields(input));
    if (result.success) return { ok: true, message: result.data };
    const errors = result.error.issues.map(({ path, message }) => ({
      field: path[0] as ContactField,
      message,
    }));
    return { ok: false, errors };
  };
}
