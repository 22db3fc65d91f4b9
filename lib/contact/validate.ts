import * as z from 'zod/mini';
import type { ContactContent } from '../content-model/schemas/contact';
import { emailPattern } from './email-address';
import {
  fields,
  fillLimits,
  listChoices,
  mapFields,
  readFields,
  type ContactField,
  type ContactMessage,
} from './fields';
import { countCodePoints, normalise } from './normalise';

const formats = { email: (text: string) => emailPattern.test(text) };

export interface FieldError {
  field: ContactField;
  message: string;
}

export type Validation = { ok: true; message: ContactMessage } | { ok: false; errors: FieldError[] };

/**
 * Normalises the text of a field, and empties it if the visitor cannot have chosen it. Reports only the first rule that
 * the text breaks, so that an empty text is not also too short.
 */
function fieldSchema(name: ContactField, messages: Record<string, string>, subjects: readonly string[]) {
  const field = fields[name];
  const choices = listChoices(field, subjects);
  const { required, min = 0, max = Infinity, format } = field.rules;
  const rule = (id: keyof typeof field.rules, isValid: (text: string) => boolean) =>
    z.refine<string>((text) => (text === '' && id !== 'required') || isValid(text), {
      error: fillLimits(field, messages[id] ?? ''),
      abort: true,
    });
  return z.string().check(
    z.overwrite((typed) => {
      const text = normalise(name, typed);
      return choices && !choices.includes(text) ? '' : text;
    }),
    rule('required', (text) => !required || text !== ''),
    rule('min', (text) => countCodePoints(text) >= min),
    rule('max', (text) => countCodePoints(text) <= max),
    rule('format', (text) => !format || formats[format](text)),
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
  const schema = z.object(mapFields((name) => fieldSchema(name, messages[name] ?? {}, subjects)));

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
