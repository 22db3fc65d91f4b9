/** The rules for a value. The content has a message for each rule, under the same name. */
interface Rules {
  required?: true;
  /** In code points, like `max`. */
  min?: number;
  max?: number;
  /** The value must have the form that its input type implies. */
  format?: true;
}

interface Field {
  input: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  autoComplete?: string;
  rows?: number;
  rules: Rules;
}

/**
 * The fields of the form in their order. Inputs, validation, draft, mail and stored records are made from this table.
 * The rules are from the specification, sections 3 and 5, except the maximum of the name, which is ours.
 */
const table = {
  name: { input: 'text', autoComplete: 'name', rules: { required: true, min: 2, max: 100 } },
  email: { input: 'email', autoComplete: 'email', rules: { required: true, format: true } },
  subject: { input: 'select', rules: { required: true } },
  message: { input: 'textarea', rows: 5, rules: { required: true, min: 10, max: 1000 } },
} satisfies Record<string, Field>;

export type ContactField = keyof typeof table;

export const fields: Readonly<Record<ContactField, Field>> = table;

export const fieldNames = Object.keys(table) as ContactField[];

/** A message is one text for each field. */
export type ContactMessage = Record<ContactField, string>;

/** Makes a value for each field. */
export function mapFields<Value>(make: (name: ContactField) => Value): Record<ContactField, Value> {
  const entries = fieldNames.map((name) => [name, make(name)] as const);
  return Object.fromEntries(entries) as Record<ContactField, Value>;
}

/**
 * Reads the fields from any value, such as a form, a stored draft or a message that another version has stored. A field
 * that is missing or not a text becomes empty.
 */
export function readFields(value: unknown): ContactMessage {
  const source: Record<string, unknown> = { ...(value as object) };
  return mapFields((name) => {
    const text = source[name];
    return typeof text === 'string' ? text : '';
  });
}

/** The label of a field, with an asterisk if the field is required. */
export function fieldLabel(name: ContactField, labels: ContactMessage): string {
  return fields[name].rules.required ? `${labels[name]} *` : labels[name];
}

/** Fills the limits of a field into a text that contains {min} or {max}. */
export function fillLimits(name: ContactField, text: string): string {
  const { min, max } = fields[name].rules;
  return text.replace('{min}', String(min)).replace('{max}', String(max));
}

const loneSurrogates = /\p{Surrogate}/gu;
/** These marks change the direction of the text after them, and could disguise it. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Invisible format characters. Joiners stay, because emoji families and some scripts need them. */
const invisible = /[\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
const controlsAndSpaces = /[\p{Control}\s]+/gu;
const controlsButLines = /(?![\n\t])\p{Control}/gu;
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Converts a domain with letters beyond ASCII to its ASCII form (IDNA), which mail servers expect. */
function asciiAddress(address: string): string {
  const [, local, domain] = /^([^@]+)@([\p{Letter}\p{Mark}\p{Number}.-]+)$/u.exec(address) ?? [];
  if (local === undefined || domain === undefined || /^[\x21-\x7e]+$/.test(domain)) return address;
  try {
    return `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}

/**
 * Removes the invisible characters that visitors paste by accident, and the line breaks unless the field has several
 * lines. The browser and the server both use this function, so that they count the same length.
 */
export function normalise(name: ContactField, typed: string): string {
  const { input } = fields[name];
  const clean = typed
    .replace(loneSurrogates, '\uFFFD')
    .replace(directionMarks, '')
    .replace(invisible, '')
    .normalize('NFC');
  const text =
    input === 'textarea'
      ? clean.replace(lineBreaks, '\n').replace(controlsButLines, '').trim()
      : clean.replace(controlsAndSpaces, ' ').trim();
  if (!visible.test(text)) return '';
  return input === 'email' ? asciiAddress(text) : text;
}

/** The length of a text as the form counts it. */
export const codePoints = (text: string) => [...text].length;

/** Request header that contains the milliseconds from the load of the page to the submission. */
export const elapsedHeader = 'x-contact-elapsed';

/** Name of the honeypot field. The name is unusual, so that password managers ignore the field. */
export const honeypotField = 'ref_almena';

/** The draft of an unsent message has this key in sessionStorage. */
export const draftKey = 'almena-contact-draft';
