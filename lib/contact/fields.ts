import { fill } from '../content-model/fill';
import { subjects } from '../words/contact';

/** How the form shows and reads one kind of input. */
interface Kind {
  element: 'input' | 'select' | 'textarea';
  /** Attributes under React's names. HTML has the same names in lower case. */
  attributes?: Readonly<Record<string, string | number>>;
  /** How the text is cleaned (lib/contact/validate.ts). */
  text: 'line' | 'lines' | 'address';
  /** The only texts that the visitor can choose: the subjects, or these. */
  choices?: 'subjects' | readonly string[];
  /** Takes the whole width of the form. */
  wide?: true;
}

/** The value that a ticked box sends. The mail prints it beside the label. */
const ticked = '✓';

const kindTable = {
  text: { element: 'input', attributes: { type: 'text' }, text: 'line' },
  email: { element: 'input', attributes: { type: 'email', spellCheck: 'false' }, text: 'address' },
  checkbox: {
    element: 'input',
    attributes: { type: 'checkbox', value: ticked },
    text: 'line',
    choices: [ticked],
    wide: true,
  },
  select: { element: 'select', text: 'line', choices: 'subjects', wide: true },
  textarea: { element: 'textarea', attributes: { rows: 5 }, text: 'lines', wide: true },
} satisfies Record<string, Kind>;

/**
 * The kinds of input. components/contact/form-fields.tsx renders them with React, and lib/contact/no-script-page.ts as
 * HTML. Both render every entry of this table.
 */
export const kinds: Readonly<Record<keyof typeof kindTable, Kind>> = kindTable;

/** The rules for a value. The content has a message for each rule, under the same name. */
interface Rules {
  required?: true;
  /** In code points, like `max`. */
  min?: number;
  max?: number;
  format?: 'email';
}

export interface Field {
  /** Its name in the staff's forms. */
  title: string;
  kind: keyof typeof kindTable;
  autoComplete?: string;
  rules: Rules;
}

/**
 * The fields of the form in their order. Inputs, validation, draft, mail and stored records are made from this table.
 * The rules are in docs/requirements.md, 5.3, except the maximum of the name, which protects the mail's subject.
 */
const table = {
  name: { title: 'Nombre', kind: 'text', autoComplete: 'name', rules: { required: true, min: 2, max: 100 } },
  email: {
    title: 'Correo',
    kind: 'email',
    autoComplete: 'email',
    rules: { required: true, format: 'email' },
  },
  subject: { title: 'Asunto', kind: 'select', rules: { required: true } },
  message: { title: 'Mensaje', kind: 'textarea', rules: { required: true, min: 10, max: 1000 } },
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
  return mapFields((name) => (typeof source[name] === 'string' ? source[name] : ''));
}

/** Lists the texts that the visitor can choose in a field, or returns undefined if the visitor types. */
export function listChoices({ kind }: Field) {
  const { choices } = kinds[kind];
  return choices === 'subjects' ? Object.values(subjects) : choices;
}

/** The label of a field, with an asterisk if the field is required. */
export const makeFieldLabel = (name: ContactField, labels: ContactMessage): string =>
  fields[name].rules.required ? `${labels[name]} *` : labels[name];

/** Fills the limits of a field into a text that contains {min} or {max}. */
export const fillLimits = ({ rules }: Field, text: string): string =>
  fill(text, { min: rules.min, max: rules.max });

/** Request header that contains the milliseconds from the load of the page to the submission. */
export const elapsedHeader = 'x-contact-elapsed';

/** Name of the honeypot field. The name is unusual, so that password managers ignore the field. */
export const honeypotField = 'ref_almena';
