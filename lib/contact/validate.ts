import type { ContactContent } from '../content-model/schemas/contact';
import { emailPattern } from '../email-address';
import {
  fieldNames,
  fields,
  fillLimits,
  kinds,
  listChoices,
  mapFields,
  readFields,
  type ContactField,
  type ContactMessage,
  type Field,
} from './fields';

const loneSurrogates = /\p{Surrogate}/gu;
/**
 * Invisible format characters, and marks that change the direction of the text after them and could disguise it.
 * Joiners stay, because emoji families and some scripts need them.
 */
const invisible =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
/** An address has no use for joiners and variation selectors either. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
const controlsAndSpaces = /[\p{Control}\s]+/gu;
const controlsButLines = /(?![\n\t])\p{Control}/gu;
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

const joinLines = (text: string) => text.replace(controlsAndSpaces, ' ').trim();

/** Converts a domain with letters beyond ASCII to its ASCII form (IDNA), which mail servers expect. */
function convertDomain(address: string): string {
  const [, local, domain = ''] = /^([^@]+@)([\p{Letter}\p{Mark}\p{Number}.-]+)$/u.exec(address) ?? [];
  const isConvertible = /[^\x21-\x7e]/.test(domain) && URL.canParse(`http://${domain}`);
  return local && isConvertible ? local + new URL(`http://${domain}`).hostname : address;
}

const clean = {
  line: joinLines,
  lines: (text: string) => text.replace(lineBreaks, '\n').replace(controlsButLines, '').trim(),
  address: (text: string) => convertDomain(joinLines(text.replace(ignorable, ''))),
};

/**
 * Removes the invisible characters that visitors paste by accident, and the line breaks unless the field has several
 * lines. The browser and the server both use this function, so that they count the same length.
 */
export function normalise(name: ContactField, typed: string): string {
  const text = typed.replace(loneSurrogates, '\uFFFD').replace(invisible, '').normalize('NFC');
  return visible.test(text) ? clean[kinds[fields[name].kind].text](text) : '';
}

/** The length of a text as the form counts it. */
export const countCodePoints = (text: string) => [...text].length;

export interface FieldError {
  field: ContactField;
  message: string;
}

export type Validation = { ok: true; message: ContactMessage } | { ok: false; errors: FieldError[] };

/** The messages for broken rules. */
type Rules = Pick<ContactContent, 'validation'>;

/** Normalises the text of a field, and empties it if the visitor cannot have chosen it. */
function readText(name: ContactField, typed: string): string {
  const text = normalise(name, typed);
  const choices = listChoices(fields[name]);
  return choices && !choices.includes(text) ? '' : text;
}

/** Finds the first rule that a text breaks, so that an empty text is not also too short. */
function findBrokenRule(text: string, { required, min = 0, max = Infinity, format }: Field['rules']) {
  if (text === '') return required && 'required';
  const length = countCodePoints(text);
  if (length < min) return 'min';
  if (length > max) return 'max';
  return format === 'email' && !emailPattern.test(text) && 'format';
}

/**
 * Validates any value with the rules of the form (docs/requirements.md, 5.3), in the browser and on the server. Never
 * throws. This is plain code, because every visitor of the home page loads it, and zod is larger than the form.
 */
export function validate(input: unknown, rules: Rules): Validation {
  const typed = readFields(input);
  const message = mapFields((name) => readText(name, typed[name]));
  const errors = fieldNames.flatMap((field) => {
    const broken = findBrokenRule(message[field], fields[field].rules);
    const texts: Record<string, string> = rules.validation[field] ?? {};
    return broken ? [{ field, message: fillLimits(fields[field], texts[broken] ?? '') }] : [];
  });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, message };
}
