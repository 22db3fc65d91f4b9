import { parse, stringify } from 'yaml';

/**
 * What Pages CMS 2.1 does between opening a form and the commit, as its source has it: lib/config.ts (components), lib/schema.ts
 * (initial state, validation, removal of empty values), fields/core/* (default values, rules), lib/serialization.ts and the merge
 * in app/api/…/files. Uploads are written as they are read, so that they need no step here. Pages CMS 2.1.6 itself, driven in a
 * browser, wrote the same bytes.
 */

type Value = unknown;
type Fields = Record<string, Value>;

export interface FormField {
  name: string;
  label: string;
  type: string;
  description?: string;
  required?: boolean;
  default?: Value;
  component?: string;
  list?: { min?: number; max?: number };
  pattern?: { regex: string; message: string };
  options?: { values?: { value: string; label: string }[]; min?: number; max?: number; step?: string };
  fields?: FormField[];
}

export interface Form {
  label: string;
  /** A collection edits each file of the folder at its path. */
  type: 'file' | 'collection';
  path: string;
  fields: FormField[];
}

interface Config {
  components: Components;
  content: { label: string; items: Form[] }[];
}

type Components = Record<string, FormField>;

/** Puts a field's component in, but not the component of that component. */
function resolved({ component, ...own }: FormField, components: Components): FormField {
  const base = component && components[component];
  const { fields, ...field } = base ? { ...base, ...own, type: base.type } : own;
  return { ...field, ...(fields && { fields: fields.map((inner) => resolved(inner, components)) }) };
}

/** The forms of a configuration, with its components put in. A component can use those above it. */
export function readForms(configuration: string): Form[] {
  const { components, content } = parse(configuration) as Config;
  for (const [name, field] of Object.entries(components)) components[name] = resolved(field, components);
  return content.flatMap(({ items }) =>
    items.map((form) => ({ ...form, fields: form.fields.map((field) => resolved(field, components)) })),
  );
}

const isBlank = (value: Value) => value === undefined || value === null || value === '';

const isRecord = (value: Value): value is Fields => typeof value === 'object' && value !== null;

/** Removes values, lists and groups that are empty. */
function withoutBlanks(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutBlanks).filter((entry) => !isBlank(entry));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value)
    .map(([name, entry]) => [name, withoutBlanks(entry)] as const)
    .filter(([, entry]) => !isBlank(entry) && !(isRecord(entry) && Object.keys(entry).length === 0));
  return Object.fromEntries(entries);
}

const holdsNothing = (value: Value): boolean =>
  isBlank(value) || (isRecord(value) && Object.values(value).every(holdsNothing));

/** The day that the form writes into a date that is absent and has no default. */
const today = '2030-01-01';

const defaultOfType: Record<string, () => Value> = {
  boolean: () => false,
  date: () => today,
  uuid: () => crypto.randomUUID(),
};

/** A field for one entry of a list. */
const entryOf = ({ list: _, ...field }: FormField): FormField => field;

const asList = (value: Value) => (value ?? []) as Value[];

/** What a form shows for the values of a file. */
export const opened = (fields: FormField[], values: Value = {}): Fields =>
  Object.fromEntries(fields.map((field) => [field.name, openField(field, (values as Fields)[field.name])]));

function openField(field: FormField, value: Value): Value {
  if (field.list) return asList(value).map((entry) => openField(entryOf(field), entry));
  if (field.fields) return opened(field.fields, value ?? {});
  return value ?? field.default ?? defaultOfType[field.type]?.() ?? '';
}

/** What a form says beside its fields, by path: 'hotels.0.href'. */
export const refusals = (fields: FormField[], values: Fields, above = ''): Record<string, string> =>
  Object.fromEntries(fields.flatMap((field) => checkField(field, values[field.name], above + field.name)));

function checkField(field: FormField, value: Value, path: string): [string, string][] {
  const { fields, list, required } = field;
  if (list) {
    const entries = asList(value);
    const isTooShort = entries.length < (required ? 1 : (list.min ?? 0));
    if (isTooShort || entries.length > (list.max ?? Infinity))
      return [[path, 'The list is too short or too long.']];
    return entries.flatMap((entry, index) => checkField(entryOf(field), entry, `${path}.${index}`));
  }
  if (fields && !required && holdsNothing(value)) return [];
  if (fields) return Object.entries(refusals(fields, value as Fields, `${path}.`));
  const message = refusal(field, value);
  return message ? [[path, message]] : [];
}

/** What a form says about a required field that is empty, by type. */
const emptyMessages: Record<string, string> = {
  date: 'Invalid date',
  select: 'Invalid option',
  uuid: 'Invalid UUID format',
};

function refusal({ type, required, pattern, options }: FormField, value: Value): string | undefined {
  if (type === 'boolean') return;
  const { min = -Infinity, max = Infinity } = options ?? {};
  // A required number that is empty counts as 0, so that it is refused only where 0 is.
  if (isBlank(value) && !(required && type === 'number' && min <= 0))
    return required ? (emptyMessages[type] ?? 'This field is required') : undefined;
  if (type === 'number')
    return Number(value) >= min && Number(value) <= max ? undefined : 'The number is out of range.';
  if (typeof value !== 'string') return 'Expected string';
  if (type === 'select' && !options?.values?.some((option) => option.value === value))
    return 'Invalid option';
  if (type === 'uuid' && !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value))
    return 'Invalid UUID format';
  return pattern && !new RegExp(pattern.regex).test(value) ? pattern.message : undefined;
}

/** A group that is empty and not required counts as absent, so that its fields have no value either. A field holds a number as text. */
const written = (fields: FormField[], values: Fields | undefined): Fields =>
  Object.fromEntries(fields.map((field) => [field.name, writeField(field, values?.[field.name])]));

function writeField(field: FormField, value: Value): Value {
  const { fields, list, required, type } = field;
  if (fields && list) return asList(value).map((entry) => writeField(entryOf(field), entry));
  if (fields) return written(fields, !required && holdsNothing(value) ? undefined : (value as Fields));
  return type === 'number' && (required || !isBlank(value)) ? Number(value) : value;
}

/** Keeps the values of the file for which the form has none. Lists come from the form as a whole. */
function merged(file: Value, form: Value): Value {
  if (form === undefined) return file;
  if (!isRecord(form) || Array.isArray(form) || !isRecord(file)) return form;
  const names = new Set([...Object.keys(file), ...Object.keys(form)]);
  return Object.fromEntries([...names].map((name) => [name, merged(file[name], form[name])]));
}

const head = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/**
 * The text of a file after its form was opened, changed and saved.
 * @throws Error if the form refuses the values
 */
export function saved(
  { path, fields }: Form,
  text: string,
  change: (values: Fields) => void = () => {},
): string {
  const [, yaml = text, body] = head.exec(text) ?? [];
  const file = parse(yaml) as Fields;
  const values = opened(fields, body === undefined ? file : { ...file, body: body.replace(/^\n/, '') });
  change(values);
  const refused = refusals(fields, values);
  if (Object.keys(refused).length > 0) throw new Error(`${path}: ${JSON.stringify(refused)}`);
  const { body: newBody, ...rest } = withoutBlanks(merged(file, written(fields, values))) as Fields;
  return body === undefined ? stringify(rest) : `---\n${stringify(rest).trim()}\n---\n${String(newBody)}`;
}
