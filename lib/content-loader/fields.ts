import { z } from 'zod';
import type { FieldMeta } from '../content-model/field-meta';

/** The way to a field inside its file: ['hotels', 1, 'image'] */
export type FieldPath = readonly PropertyKey[];

/** What a schema says of a field. zod copies the field's metadata into its JSON Schema. */
export interface FieldSchema extends FieldMeta {
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
}

/** Describes the fields as staff write them, before the schema changes a value. */
export const describeFields = (schema: z.ZodType): FieldSchema =>
  z.toJSONSchema(schema, { io: 'input' }) as FieldSchema;

/** The field of a group, or the entries of a list. */
const findChild = (field: FieldSchema | undefined, key: PropertyKey) =>
  field?.items ?? field?.properties?.[String(key)];

/** Names a field by its labels in the forms: 'Hoteles, 2.ª entrada: Nombre' */
export function findLabel(fields: FieldSchema, path: FieldPath): string {
  let field: FieldSchema | undefined = fields;
  return path
    .map((key, index) => {
      field = findChild(field, key);
      if (typeof key === 'number') return `${index > 0 ? ', ' : ''}${key + 1}.ª entrada`;
      return `${index > 0 ? ': ' : ''}${field?.title ?? `«${String(key)}»`}`;
    })
    .join('');
}

/** A value with what its schema says of it. */
interface Described {
  fields?: FieldSchema;
  value: unknown;
}

export interface FieldText {
  path: FieldPath;
  text: string;
  field: FieldSchema;
}

const listChildren = ({ fields, value }: Described) =>
  Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([name, entry]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    return { key, fields: findChild(fields, key), value: entry as unknown };
  });

/** The texts of a value with the fields that hold them, also inside groups and lists. */
export function listFieldTexts({ fields, value }: Described, path: FieldPath = []): FieldText[] {
  if (fields && typeof value === 'string') return [{ path, text: value, field: fields }];
  return listChildren({ fields, value }).flatMap(({ key, ...child }) =>
    listFieldTexts(child, [...path, key]),
  );
}

/** A copy of a value in which `change` has replaced every text. */
export function mapTexts(
  { fields, value }: Described,
  change: (text: string, field: FieldSchema) => string,
): unknown {
  if (fields && typeof value === 'string') return change(value, fields);
  if (typeof value !== 'object' || value === null) return value;
  const entries = listChildren({ fields, value }).map(
    ({ key, ...child }) => [key, mapTexts(child, change)] as const,
  );
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}
