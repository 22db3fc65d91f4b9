/** What a value must fulfil. Each rule has its message in the content, under the same name. */
interface Rules {
  required?: true;
  /** Length in code points. */
  min?: number;
  max?: number;
  /** The value has the shape that `input` implies. */
  format?: true;
}

interface Field {
  input: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  autoComplete?: string;
  rows?: number;
  rules: Rules;
}

/**
 * The form's fields in their order (specification, sections 3 and 5; the maximum of the name is ours). Inputs, validation,
 * draft, mail and stored records follow from this table.
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

/** The text of each field. */
export type ContactMessage = Record<ContactField, string>;

/** Makes a value for each field. */
export function mapFields<Value>(make: (name: ContactField) => Value): Record<ContactField, Value> {
  const entries = fieldNames.map((name) => [name, make(name)] as const);
  return Object.fromEntries(entries) as Record<ContactField, Value>;
}

/**
 * Reads the fields of any value: a form, a stored draft, a stored message of another version. A field that is missing or
 * is no text becomes empty.
 */
export function readFields(value: unknown): ContactMessage {
  const source: Record<string, unknown> = { ...(value as object) };
  return mapFields((name) => {
    const text = source[name];
    return typeof text === 'string' ? text : '';
  });
}

/** A field's label with the mark of required fields. */
export function fieldLabel(name: ContactField, labels: ContactMessage): string {
  return fields[name].rules.required ? `${labels[name]} *` : labels[name];
}

/** Fills a field's limits into a text that names them in braces. */
export function fillLimits(name: ContactField, text: string): string {
  const { min, max } = fields[name].rules;
  return text.replace('{min}', String(min)).replace('{max}', String(max));
}

const loneSurrogates = /\p{Surrogate}/gu;
/** Marks that change the direction of the text after them, and could disguise it. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Invisible format characters. Joiners stay, because emoji families and some scripts need them. */
const invisible = /[\u00AD\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
const controlsAndSpaces = /[\p{Control}\s]+/gu;
const controlsButLines = /(?![\n\t])\p{Control}/gu;
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Gives a domain with letters beyond ASCII its ASCII form (IDNA), which mail servers expect. */
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
 * A field's text without the invisible characters that visitors paste by accident, and on one line unless the field has
 * several. The browser and the server both use it, so that they count the same length.
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

/** Length of a text as the form counts it. */
export const codePoints = (text: string) => [...text].length;

/** Request header with the milliseconds from the load of the page to the submission. */
export const elapsedHeader = 'x-contact-elapsed';

/** Name of the honeypot field. Unusual, so that password managers ignore it. */
export const honeypotField = 'ref_almena';

/** Key of the unsent message in sessionStorage. */
export const draftKey = 'almena-contact-draft';
