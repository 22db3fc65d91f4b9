import { z } from 'zod';
import type { FieldMeta } from './fields';

export type Path = (string | number)[];

/** A field of the content with what its schema says about it. */
export interface Field {
  path: Path;
  value: unknown;
  meta: FieldMeta;
}

type Schema = z.core.$ZodType;

const isWrapper = (schema: Schema) => schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

/** The metadata of a schema and of what it wraps, and that inner schema. */
function inside(schema: Schema): { inner: Schema; meta: FieldMeta } {
  const own = z.globalRegistry.get(schema) as FieldMeta | undefined;
  if (!isWrapper(schema)) return { inner: schema, meta: { ...own } };
  const { inner, meta } = inside(schema.unwrap() as Schema);
  return { inner, meta: { ...meta, ...own } };
}

/** The schema of a record's field or of a list's entries. */
function childSchema(schema: Schema, key: string | number): Schema | undefined {
  const { inner } = inside(schema);
  if (inner instanceof z.ZodArray) return inner.element as Schema;
  return inner instanceof z.ZodObject ? (inner.shape[key] as Schema | undefined) : undefined;
}

/** The metadata of the field at a path; empty for a field that the schema does not know. */
export function metaAt(schema: Schema, path: PropertyKey[]): FieldMeta {
  let current: Schema | undefined = schema;
  for (const key of path) current = current && childSchema(current, key as string | number);
  return current ? inside(current).meta : {};
}

/**
 * A copy of a value with changed fields.
 * @param change returns a field's new value; the fields inside a changed one are not visited
 */
export function mapFields(
  schema: Schema,
  value: unknown,
  change: (field: Field) => unknown,
  path: Path = [],
): unknown {
  const changed = change({ path, value, meta: inside(schema).meta });
  if (changed !== value || typeof value !== 'object' || value === null) return changed;
  const mapChild = (key: string | number, entry: unknown) => {
    const child = childSchema(schema, key);
    return child ? mapFields(child, entry, change, [...path, key]) : entry;
  };
  return Array.isArray(value)
    ? value.map((entry, index) => mapChild(index, entry))
    : Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapChild(key, entry)]));
}

/** Every field of a value, in its order. */
export function fieldsOf(schema: Schema, value: unknown): Field[] {
  const fields: Field[] = [];
  mapFields(schema, value, (field) => {
    fields.push(field);
    return field.value;
  });
  return fields;
}
