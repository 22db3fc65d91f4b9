import { z } from 'zod';
import type { FieldMeta } from '../content-model/field-meta';

/** What a schema says of a field. zod copies the field's metadata into its JSON Schema. */
export interface FieldSchema extends FieldMeta {
  type?: string;
  format?: string;
  enum?: string[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
}

/** Describes the fields as staff write them, before the schema changes a value. */
const describeSchema = (schema: z.ZodType): FieldSchema =>
  z.toJSONSchema(schema, { io: 'input' }) as FieldSchema;

/** The field of a group, or the entries of a list. */
const findChild = (field: FieldSchema | undefined, key: PropertyKey) =>
  field?.items ?? field?.properties?.[String(key)];

/** Names a field by its labels in the forms: 'Hoteles, 2.ª entrada: Nombre' */
export function findLabel(schema: z.ZodType, path: readonly PropertyKey[]): string {
  let field: FieldSchema | undefined = describeSchema(schema);
  return path
    .map((key, index) => {
      field = findChild(field, key);
      if (typeof key === 'number') return `${index > 0 ? ', ' : ''}${key + 1}.ª entrada`;
      return `${index > 0 ? ': ' : ''}${field?.title ?? `«${String(key)}»`}`;
    })
    .join('');
}

/** A text and the field that holds it. */
export interface FieldText {
  /** 'hotels', 1, 'image' */
  fieldPath: PropertyKey[];
  value: string;
  meta: FieldSchema;
}

/** Lists every text of a value with its field, also inside groups and lists. */
export function listTexts(schema: z.ZodType, whole: unknown): FieldText[] {
  const listInside = (meta: FieldSchema | undefined, value: unknown, path: PropertyKey[]): FieldText[] => {
    if (meta && typeof value === 'string') return [{ fieldPath: path, value, meta }];
    if (!meta || typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, entry]) => {
      const child = Array.isArray(value) ? Number(name) : name;
      return listInside(findChild(meta, child), entry, [...path, child]);
    });
  };
  return listInside(describeSchema(schema), whole, []);
}
