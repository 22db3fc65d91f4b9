import { z } from 'zod';
import type { FieldMeta } from '../content-model/field-meta';
import { uploads, type MediaUse } from '../media/folders';
import { documentsFolder } from '../routes';

/** What a form needs to know of a field, from zod's JSON Schema, into which zod copies the field's metadata. */
interface FormFieldSchema extends FieldMeta {
  type?: string;
  format?: string;
  enum?: string[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, FormFieldSchema>;
  required?: string[];
  items?: FormFieldSchema;
  minItems?: number;
  maxItems?: number;
}

/** The settings of a field in a form: https://pagescms.org/docs */
export interface Settings {
  type?: string;
  label?: string;
  description?: string;
  required?: true;
  list?: object;
  fields?: CmsField[];
  [setting: string]: unknown;
}

export type CmsField = Settings & { name: string };

/** A field that chooses or uploads a file. The endings may be in capitals, as cameras write them. */
function upload(use: MediaUse): Settings {
  const { folder: name, endings } =
    use === 'document' ? { folder: documentsFolder, endings: ['pdf'] } : uploads[use];
  return {
    type: name === 'pictures' ? 'image' : 'file',
    options: { media: name, extensions: endings.flatMap((ending) => [ending, ending.toUpperCase()]) },
  };
}

function control(field: FormFieldSchema): Settings {
  const { minimum: min, maximum: max, accepts } = field;
  if (field.properties) return { type: 'object', fields: formFields(field) };
  if (field.use) return upload(field.use);
  if (field.enum) {
    const values = field.enum.map((value, index) => ({ value, label: field.labels?.[index] ?? value }));
    return { type: 'select', options: { values } };
  }
  if (field.type === 'boolean') return { type: 'boolean', default: field.default };
  if (field.type === 'integer') return { type: 'number', options: { min, max } };
  // Without a step, browsers refuse fractions.
  if (field.type === 'number') return { type: 'number', options: { min, max, step: 'any' } };
  // Without a default, the form writes today's date into a date that is absent.
  if (field.format === 'date') return { type: 'date', default: '' };
  if (field.format === 'uuid') return { type: 'uuid' };
  const type = field.multiline ? 'text' : 'string';
  // `required` decides whether a text may be empty, so the pattern accepts an empty one.
  return accepts ? { type, pattern: { regex: `^(${accepts.regex})?$`, message: accepts.message } } : { type };
}

/** A list. Its records are folded, and the first text of each serves as a heading. */
function list({ title, description, items = {}, minItems = 0, maxItems }: FormFieldSchema): Settings {
  const [heading] =
    Object.entries(items.properties ?? {}).find(([, { type, use }]) => type === 'string' && !use) ?? [];
  return {
    // Pages CMS repeats the description of a list below every entry, so the label contains it.
    label: [title, description].filter(Boolean).join('. '),
    // If a list is required, Pages CMS ignores its minimum and asks for one entry.
    required: minItems === 1 || undefined,
    ...control(items),
    list: {
      min: minItems > 1 ? minItems : undefined,
      max: maxItems,
      collapsible: heading ? { collapsed: true, summary: `{index}. {${heading}}` } : false,
    },
  };
}

const formFields = ({ properties = {}, required = [] }: FormFieldSchema): CmsField[] =>
  Object.entries(properties).map(([name, field]) => {
    const { title: label, description } = field;
    const settings = field.items
      ? list(field)
      : { label, description, required: required.includes(name) || undefined, ...control(field) };
    return { name, ...settings };
  });

/** The fields of a form. @param linkTargets the names of the pages and sections to which a link may lead, by address */
export const makeFields = (schema: z.ZodType, linkTargets: Record<string, string>): CmsField[] =>
  formFields(
    z.toJSONSchema(schema, {
      io: 'input',
      override({ jsonSchema }) {
        if (jsonSchema['link'] === 'internal')
          Object.assign(jsonSchema, { enum: Object.keys(linkTargets), labels: Object.values(linkTargets) });
      },
    }) as FormFieldSchema,
  );
