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

/** What a schema says below a key: of a group's field, or of any entry of a list. */
const findChild = (field: FieldSchema | undefined, key: PropertyKey) =>
  field?.items ?? field?.properties?.[String(key)];

/** Names a field by its labels in the forms: 'Hoteles, 2.º elemento: Nombre' */
export function findLabel(schema: FieldSchema, path: FieldPath): string {
  let field: FieldSchema | undefined = schema;
  return path
    .map((key, index) => {
      field = findChild(field, key);
      if (typeof key === 'number') return `${index > 0 ? ', ' : ''}${key + 1}.º elemento`;
      return `${index > 0 ? ': ' : ''}${field?.title ?? `«${String(key)}»`}`;
    })
    .join('');
}

interface ValueWithSchema {
  schema?: FieldSchema;
  value: unknown;
}

export interface FieldText {
  path: FieldPath;
  text: string;
  field: FieldSchema;
}

const listChildren = ({ schema, value }: ValueWithSchema) =>
  Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([name, entry]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    return { key, schema: findChild(schema, key), value: entry as unknown };
  });

/** All texts of a value, also those inside groups and lists. */
export function listFieldTexts({ schema, value }: ValueWithSchema, path: FieldPath = []): FieldText[] {
  if (schema && typeof value === 'string') return [{ path, text: value, field: schema }];
  return listChildren({ schema, value }).flatMap(({ key, ...child }) =>
    listFieldTexts(child, [...path, key]),
  );
}

/** A copy of a value in which `change` has replaced every text. */
export function mapTexts(
  { schema, value }: ValueWithSchema,
  change: (text: string, field: FieldSchema) => string,
): unknown {
  if (schema && typeof value === 'string') return change(value, schema);
  if (typeof value !== 'object' || value === null) return value;
  const entries = listChildren({ schema, value }).map(
    ({ key, ...child }) => [key, mapTexts(child, change)] as const,
  );
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}
