/** What a value must fulfil. Each rule has its message in the content, under the same name. */
interface Rules {
  required?: true;
  /** Length in code points. */
  min?: number;
  max?: number;
  /** The shape that `input` implies. */
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

/** Request header with the milliseconds from the load of the page to the submission. */
export const elapsedHeader = 'x-contact-elapsed';

/** Name of the honeypot field. Unusual, so that password managers ignore it. */
export const honeypotField = 'ref_almena';

/** Key of the unsent message in sessionStorage. */
export const draftKey = 'almena-contact-draft';
